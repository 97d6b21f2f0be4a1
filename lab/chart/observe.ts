import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type InspectionEvent,
} from 'xstate'
import { withAncestors } from './chart.ts'
import { consideredBy, transitionId } from './naming.ts'

/** One microstep of a step: the event itself, an eventless transition, a raised event. */
export interface Microstep {
  /** The event itself, or the raised one. */
  readonly event: AnyEventObject
  /** The states that were active before it. */
  readonly from: readonly AnyStateNode[]
  readonly taken: readonly AnyTransitionDefinition[]
  readonly to: readonly AnyStateNode[]
}

/** Takes an event without running anything, and returns its microsteps. */
export const observe = (machine: AnyStateMachine) => {
  const self = createEmptyActor()
  let seen: InspectionEvent[] = []
  self.system.inspect((event) => void seen.push(event))
  const scope = {
    ...{ self, system: self.system, id: '', sessionId: '' },
    ...{ logger: () => undefined, defer: () => undefined, emit: () => undefined },
    ...{ stopChild: () => undefined, actionExecutor: () => undefined },
  }
  const during = (before: readonly AnyStateNode[] | null, run: () => unknown) => {
    seen = []
    run()
    let from = before
    return seen.flatMap((event): Microstep[] => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== self) return []
      const taken = event._transitions
      const to = (event.snapshot as AnyMachineSnapshot)._nodes
      // Before the first step of a start only the states that it leaves are known.
      const step = {
        event: event.event,
        taken,
        to,
        from: from ?? taken.flatMap(({ source }) => withAncestors(source)),
      }
      from = to
      return [step]
    })
  }
  return {
    start: (input: unknown) =>
      during(null, () => machine.getInitialSnapshot(scope as never, input)),
    take: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      during(snapshot._nodes, () => machine.transition(snapshot, event, scope as never)),
  }
}

/** The guards that were evaluated in one microstep, and their results. */
export const askedIn = ({
  event,
  from,
  taken,
}: Microstep): readonly (readonly [string, boolean])[] => {
  const isEventless = taken[0]?.eventType === ''
  const asked: [string, boolean][] = []
  const done = new Set<unknown>()
  const leaves = from.filter(({ states }) => Object.keys(states).length === 0)
  for (const leaf of leaves)
    for (let node: typeof leaf | undefined = leaf; node; node = node.parent) {
      const all = isEventless ? (node.always ?? []) : consideredBy(node, event.type)
      const position = all.findIndex((transition) => taken.includes(transition))
      if (!done.has(node))
        for (const [index, transition] of all.entries())
          if (transition.guard !== undefined && (position === -1 || index <= position))
            asked.push([transitionId(transition), index === position])
      done.add(node)
      if (position !== -1) break
    }
  return asked
}

/** The eventless transitions whose guards refuse a stable state. */
export const refusedAtRest = ({ status, _nodes }: AnyMachineSnapshot): readonly string[] =>
  status === 'active' ? _nodes.flatMap(({ always }) => (always ?? []).map(transitionId)) : []
