import type { Problem } from '../../contracts/primitives.ts'

/** A line of a call, by its position from 0, and why it was refused. */
export interface LineRefused {
  readonly position: number
  readonly problem: Problem
}

/** The lines that a refusal of `POST /cart/lines` names: those of `lines.2.quantity`. */
export const linesRefused = (refusal: Problem): readonly LineRefused[] => {
  const { field, issues = [], ...problem } = refusal
  return [{ ...problem, field }, ...issues].flatMap(({ field: path, ...words }) => {
    const position = /^lines\.(\d+)/.exec(path ?? '')?.[1]
    return position === undefined
      ? []
      : [{ position: Number(position), problem: { ...problem, ...words } }]
  })
}
