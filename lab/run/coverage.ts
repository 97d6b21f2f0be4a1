import type { AnyStateMachine } from 'xstate'
import { everyNode, transitionsById } from '../chart/chart.ts'
import { eventName, guardName } from '../chart/naming.ts'
import type { Frame } from './frame.ts'
import type { Reach } from './paths.ts'

/** The visited parts of a chart. */
export interface Coverage {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

/** The parts that can be visited. The root of a machine with states is always active and does not count. */
export const partsOf = (machine: AnyStateMachine) => {
  const nodes = everyNode(machine.root)
  return {
    states: nodes.length > 1 ? nodes.slice(1).map(({ id }) => id) : nodes.map(({ id }) => id),
    transitions: [...transitionsById(machine).keys()],
  }
}

/** The id of a side of a guard: it let its transition pass, or it refused the event. */
export const sideId = (transition: string, isTrue: boolean): string => `${transition}|${isTrue}`

/** Both sides of every guard of a machine, by the id of the transition that has the guard. */
export const sidesOf = (machine: AnyStateMachine): readonly string[] =>
  [...transitionsById(machine)].flatMap(([id, { guard }]) =>
    guard === undefined ? [] : [sideId(id, true), sideId(id, false)],
  )

/** The parts visited by the frames of a session, including transient states. */
export const coverageOf = (machine: AnyStateMachine, frames: readonly Frame[]): Coverage => {
  const byId = transitionsById(machine)
  const transitions = new Set(frames.flatMap((frame) => frame.transitions))
  const passed = [...transitions].flatMap((id) => {
    const transition = byId.get(id)
    return [transition?.source.id, ...(transition?.target ?? []).map((target) => target.id)]
  })
  return {
    transitions,
    states: new Set([
      ...frames.flatMap((frame) => frame.states),
      ...passed.filter((id) => id !== undefined),
    ]),
  }
}

/** A part of a chart for people: `cart.open.idle`, `loading: loadCart done [guard]`, or this with `is false`. */
export const describePart = (machine: AnyStateMachine, id: string): string => {
  const [, whole, side] = /^(.*)\|(true|false)$/.exec(id) ?? []
  if (whole) return `${describePart(machine, whole)} is ${side}`
  const transition = transitionsById(machine).get(id)
  if (!transition) return id
  const guard = guardName(transition.guard)
  const event = eventName(transition.eventType, transition.source)
  return `${transition.source.key}: ${event}${guard ? ` [${guard}]` : ''}`
}

/** The problems of a machine that its example reveals; empty for a sound one. */
export const faultsOf = (machine: AnyStateMachine, reach: Reach): readonly string[] => {
  const { states, transitions } = partsOf(machine)
  const byId = transitionsById(machine)
  const named = (id: string) => describePart(machine, id)
  return [
    ...states.filter((id) => !reach.states.has(id)).map((id) => `no path reaches ${id}`),
    ...transitions
      .filter((id) => !reach.transitions.has(id))
      .map((id) => `no path takes ${named(id)}`),
    ...[...byId].flatMap(([id, { guard }]) => {
      if (guard === undefined) return []
      const { passed, refused } = reach.guards.get(id) ?? {}
      return [
        ...(passed ? [] : [`no path passes the guard of ${named(id)}`]),
        ...(refused ? [] : [`no path is refused by the guard of ${named(id)}`]),
      ]
    }),
  ]
}
