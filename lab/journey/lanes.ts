import { machineNames } from '../run/names.ts'
import type { LoggedEvent } from '../watch/log.ts'

/** The lane of who uses the shop. */
export const person = 'Person'

/** What happens outside of the statecharts. */
const outside = [person, 'page', 'server', 'socket', 'clock'] as const

const isMachine = (name: string) => machineNames.some((known) => known === name)

/** The lane of an actor: a machine has its own, and services share that of the server. */
export const laneOf = (name: string): string => {
  if (isMachine(name) || outside.some((known) => known === name)) return name
  return 'server'
}

/** The lanes from which and to which an event goes. */
export const lanesOf = ({ from, to, event }: LoggedEvent): readonly [string, string] => {
  if (event.type.startsWith('xstate.after.')) return ['clock', laneOf(to)]
  if (event.type.startsWith('socket.')) return ['socket', laneOf(to)]
  return [laneOf(from), laneOf(to)]
}

/** Whether an event is a fact between two lanes; what services do inside is not. */
const isFact = ({ to, event }: LoggedEvent) =>
  isMachine(to) && event.type !== 'xstate.init' && event.type !== 'xstate.stop'

export const factsOf = (events: readonly LoggedEvent[]): readonly LoggedEvent[] =>
  events.filter(isFact)

/** All lanes of these pairs: the outside first, then the app, then the others as they occur. */
export const lanesIn = (pairs: readonly (readonly [string, string])[]): readonly string[] => {
  const found = new Set(pairs.flat())
  const first = [...outside, 'app'].filter((name) => found.has(name))
  return [...first, ...[...found].filter((name) => !first.includes(name))]
}
