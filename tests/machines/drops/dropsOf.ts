import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

const below = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(below),
]

const upwards = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(node.parent ? upwards(node.parent) : []),
]

/** The events that a state and those inside it listen to, without those of actors and timers. */
const heardIn = (region: AnyStateNode): readonly string[] =>
  [...new Set(below(region).flatMap(({ transitions }) => [...transitions.keys()]))].filter(
    (type) => type !== '' && !type.startsWith('xstate.'),
  )

/** A parallel region, or the whole machine. */
const regionOf = (leaf: AnyStateNode) =>
  upwards(leaf).find(({ parent }) => !parent || parent.type === 'parallel') ?? leaf

const doesNothing = ({ target, actions }: AnyTransitionDefinition) =>
  !target && actions.length === 0

const isTaken = (leaf: AnyStateNode, type: string): boolean => {
  const considered = upwards(leaf).flatMap(({ transitions }) => transitions.get(type) ?? [])
  return considered.some(({ guard }) => !guard) && !considered.some(doesNothing)
}

/** The innermost states in which a machine can rest, without transient ones. */
const restingIn = (machine: AnyStateMachine) =>
  below(machine.root).filter(
    ({ type, always = [] }) => type === 'atomic' && always.every(({ guard }) => guard),
  )

const nameOf = (state: AnyStateNode) => state.path.join('.')

/** The events that a machine ignores: `state: event`. */
export const dropText = (state: string, event: string) => `${state}: ${event}`

export const restingStates = (machine: AnyStateMachine): readonly string[] =>
  restingIn(machine).map(nameOf)

/**
 * Where a machine drops an event: the region knows the event, and this state does not take it, or only if a
 * guard allows it.
 */
export const dropsOf = (machine: AnyStateMachine): readonly string[] =>
  restingIn(machine).flatMap((leaf) =>
    heardIn(regionOf(leaf))
      .filter((event) => !isTaken(leaf, event))
      .map((event) => dropText(nameOf(leaf), event)),
  )
