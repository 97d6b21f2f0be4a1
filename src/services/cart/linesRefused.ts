import type { Problem } from '../../contracts/primitives.ts'

/** A line of a call, by its position from 0, and why it was refused. */
export interface LineRefused {
  readonly position: number
  readonly problem: Problem
}

/** The lines that a refusal names: those of `lines.2.quantity`, or of another `list` of the body. */
export const linesRefused = (refusal: Problem, list = 'lines'): readonly LineRefused[] => {
  const ofLine = new RegExp(`^${list}\\.(\\d+)`)
  const { field, issues = [], ...problem } = refusal
  return [{ ...problem, field }, ...issues].flatMap(({ field: path, ...words }) => {
    const position = ofLine.exec(path ?? '')?.[1]
    return position === undefined
      ? []
      : [{ position: Number(position), problem: { ...problem, ...words } }]
  })
}
