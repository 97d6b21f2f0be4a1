import type { Frame } from '../run/frame.ts'
import type { Marks } from '../views/diagram/marks.ts'
import type { Tested, TestKind } from './tested.ts'

/** Marks what one kind of test passes of a machine, and what it does not, beside the current state. */
export const testMarks = ({ parts, by }: Tested, kind: TestKind, { states }: Frame): Marks => ({
  active: new Set(states),
  taken: new Set(),
  visitedStates: by[kind].states,
  visitedTransitions: by[kind].transitions,
  sides: by[kind].sides,
  unreached: new Set([
    ...parts.states.filter((id) => !by[kind].states.has(id)),
    ...parts.transitions.filter((id) => !by[kind].transitions.has(id)),
  ]),
})
