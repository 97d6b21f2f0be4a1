import type { PlacedState } from '../../chart/drawing.ts'
import { sideId } from '../../run/coverage.ts'

/** The highlighted parts of a chart. */
export interface Marks {
  readonly active: ReadonlySet<string>
  /** The transitions of the last step. */
  readonly taken: ReadonlySet<string>
  readonly visitedStates: ReadonlySet<string>
  readonly visitedTransitions: ReadonlySet<string>
  /** States and transitions that no path reaches. */
  readonly unreached: ReadonlySet<string>
  /** The passed sides of guards; shown only if given (lab/tested). */
  readonly sides?: ReadonlySet<string>
  /** What differs from an earlier chart (lab/changes). */
  readonly changes?: ReadonlyMap<string, 'new' | 'changed' | 'gone'>
}

/** Names of classes, without those that do not apply. */
export const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** The classes of a state. */
export const stateTone = ({ state: { id, kind, children } }: PlacedState, marks: Marks) =>
  joined(
    'state',
    children.length > 0 && 'outer',
    kind === 'parallel' && 'region',
    marks.visitedStates.has(id) && 'visited',
    marks.active.has(id) && 'active',
    marks.unreached.has(id) && 'unreached',
    marks.changes?.get(id),
  )

/** The classes of a transition. */
export const transitionTone = (transition: string | undefined, marks: Marks) =>
  transition === undefined
    ? ''
    : joined(
        marks.taken.has(transition) && 'taken',
        marks.visitedTransitions.has(transition) && 'passed',
        marks.unreached.has(transition) && 'missed',
        marks.changes?.get(transition),
      )

/** The sides of a guard as two letters, as the chart shows them: capital if passed. Empty if they are not shown. */
export const sidesText = (transition: string | undefined, isGuarded: boolean, { sides }: Marks) => {
  if (!sides || !isGuarded || transition === undefined) return ''
  const isPassed = (isTrue: boolean) => sides.has(sideId(transition, isTrue))
  return `${isPassed(true) ? 'T' : 't'}${isPassed(false) ? 'F' : 'f'}`
}
