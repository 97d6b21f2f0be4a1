import type { AnyStateMachine } from 'xstate'
import { partsOf } from './coverage.ts'
import { inRegistry } from './lookUp.ts'
import { reachOf, type Way } from './paths.ts'
import { createSession, frameOf, type Session } from './session.ts'

/** A session at the end of a path. */
export const sessionAt = (machine: string, { input, steps }: Way): Session => {
  const session = createSession(machine, { input })
  session.replay(input, steps)
  return session
}

/**
 * The states in which a machine can rest, by their name in it, each with the shortest path to it. Transient states are
 * not included. For a machine without states: the situation after each of its events.
 */
export const standingStates = (name: string): ReadonlyMap<string, Way> => {
  const machine: AnyStateMachine = inRegistry(name).machine
  if (!isCompound(machine, name)) return afterEachEvent(name)
  const { states } = reachOf(name)
  return new Map(
    partsOf(machine).states.flatMap((id) => {
      const way = states.get(id)
      if (!way || isCompound(machine, id)) return []
      const session = sessionAt(name, way)
      const stands = frameOf(session.getState()).states.includes(id)
      session.stop()
      return stands ? [[id.slice(name.length + 1), way] as const] : []
    }),
  )
}

const afterEachEvent = (name: string): ReadonlyMap<string, Way> => {
  const { inputs, events } = inRegistry(name).example
  const input = Object.keys(inputs)[0] ?? ''
  const ways = Object.entries(events).flatMap(([type, payloads]) => {
    const [first] = Object.values(payloads)
    const step = { kind: 'event', event: { ...first, type }, to: '' } as const
    return [[`after ${type}`, { input, steps: [step] }] as const]
  })
  return new Map<string, Way>([['at the start', { input, steps: [] }], ...ways])
}

/** The innermost states name the state of a machine. */
const isCompound = (machine: AnyStateMachine, id: string) =>
  Object.keys(machine.getStateNodeById(id).states).length > 0
