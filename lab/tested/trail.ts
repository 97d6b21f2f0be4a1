import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { transitionId } from '../chart/naming.ts'
import type { Coverage } from '../run/coverage.ts'

const nodesOf = (snapshot: object) => (snapshot as Partial<AnyMachineSnapshot>)._nodes ?? []

/** Collects the states and transitions that every machine of an actor system passes, also transient states. */
export const createTrail = () => {
  const states = new Set<string>()
  const transitions = new Set<string>()
  return {
    /** Pass it to an actor system as `inspect`. */
    next: (seen: InspectionEvent): void => {
      if (seen.type !== '@xstate.snapshot' && seen.type !== '@xstate.microstep') return
      for (const { id } of nodesOf(seen.snapshot)) states.add(id)
      if (seen.type === '@xstate.snapshot') return
      for (const transition of seen._transitions) {
        transitions.add(transitionId(transition))
        states.add(transition.source.id)
      }
    },
    passed: (): Coverage => ({ states, transitions }),
  }
}
