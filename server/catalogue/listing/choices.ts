import type { Shapes } from './shapes.ts'

/** How a variant meets the choices: all of them, all but one (the position of that one), or fewer. */
export const met = -1
const missed = -2

/** The state of a variant that fails one more choice. */
const andMissing = (state: number, choice: number) => (state === met ? choice : missed)

/** How variants meet the chosen values of each attribute. */
export interface Choices {
  /** The state of each shape under the chosen values. */
  readonly stateOf: Int32Array
  /** The position of the choice that a value belongs to, or {@link met} if nothing is chosen of its attribute. */
  readonly choiceOf: Int32Array
}

/** @param chosen for each attribute with a choice: its chosen values and all its values */
export const createChoices = (
  shapes: Shapes,
  chosen: readonly { readonly wanted: readonly string[]; readonly all: readonly string[] }[],
): Choices => {
  const alternatives = chosen.map(({ wanted }) => new Set(wanted.map(shapes.value)))
  const choiceOf = new Int32Array(shapes.values()).fill(met)
  for (const [choice, { all }] of chosen.entries())
    for (const id of all) {
      const value = shapes.value(id)
      if (value !== undefined) choiceOf[value] = choice
    }
  const judge = (shape: number): number => {
    let state = met
    for (const [choice, wanted] of alternatives.entries())
      if (!shapes.all[shape]?.some((value) => wanted.has(value))) state = andMissing(state, choice)
    return state
  }
  return { stateOf: Int32Array.from(shapes.all, (_, shape) => judge(shape)), choiceOf }
}
