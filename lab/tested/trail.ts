import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate'
import { withAncestors } from '../chart/chart.ts'
import { transitionId } from '../chart/naming.ts'
import { askedIn, refusedAtRest } from '../chart/observe.ts'
import { type Coverage, sideId } from '../run/coverage.ts'

/** The parts of charts that were passed, with the sides of guards. */
export interface Passed extends Coverage {
  readonly sides: ReadonlySet<string>
}

/** Collects what every machine of an actor system passes: states, also transient ones, transitions and guards. */
export const createTrail = () => {
  const states = new Set<string>()
  const transitions = new Set<string>()
  const sides = new Set<string>()
  /** The active states of each actor after its last microstep. */
  const before = new WeakMap<object, readonly AnyStateNode[]>()

  const nextMicrostep = (
    { actorRef, event, _transitions: taken }: InspectionEvent & { type: '@xstate.microstep' },
    to: readonly AnyStateNode[],
  ) => {
    const from = before.get(actorRef) ?? taken.flatMap(({ source }) => withAncestors(source))
    for (const [id, isTrue] of askedIn({ event, from, taken, to })) sides.add(sideId(id, isTrue))
    for (const transition of taken) {
      transitions.add(transitionId(transition))
      states.add(transition.source.id)
    }
  }

  return {
    /** Pass it to an actor system as `inspect`. */
    next: (seen: InspectionEvent): void => {
      if (seen.type !== '@xstate.snapshot' && seen.type !== '@xstate.microstep') return
      const snapshot = seen.snapshot as AnyMachineSnapshot
      // Actors that are not machines have no states.
      const nodes = (snapshot as Partial<AnyMachineSnapshot>)._nodes ?? []
      for (const { id } of nodes) states.add(id)
      if (seen.type === '@xstate.microstep') nextMicrostep(seen, nodes)
      else if (nodes.length > 0)
        for (const id of refusedAtRest(snapshot)) sides.add(sideId(id, false))
      before.set(seen.actorRef, nodes)
    },
    passed: (): Passed => ({ states, transitions, sides }),
  }
}
