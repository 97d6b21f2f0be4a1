import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { LookUp } from '../run/answerable.ts'
import type { FlowValue } from '../run/flow.ts'
import { createActorWatch } from '../watch/actors.ts'
import { createLog, type LoggedEvent } from '../watch/log.ts'
import type { JourneyStep, States } from './journey.ts'
import { createWorld } from './world.ts'

/** The result of a step of a journey. */
export interface JourneyFrame {
  /** The events that the step caused, in their order. */
  readonly events: readonly LoggedEvent[]
  /** The state of every machine by its place. */
  readonly states: Readonly<Record<string, FlowValue>>
  /** What is different from before; null has ended. */
  readonly changed: States
}

const changesBetween = (before: JourneyFrame['states'], after: JourneyFrame['states']): States => {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    places
      .filter((place) => JSON.stringify(before[place]) !== JSON.stringify(after[place]))
      .map((place) => [place, after[place] ?? null]),
  )
}

/**
 * A world that describes what each step does.
 * @param inspect is called with all that its actors report
 */
export const createFrames = (
  lookUp: LookUp,
  inspect: (seen: InspectionEvent) => void = () => undefined,
) => {
  const log = createLog(() => undefined)
  const watch = createActorWatch(log)
  const world = createWorld(lookUp, (seen) => {
    watch.next(seen)
    inspect(seen)
  })
  let described = 0
  let states: JourneyFrame['states'] = {}

  const frame = (): JourneyFrame => {
    const before = states
    states = Object.fromEntries(
      world
        .running()
        .map(([place, ref]) => [place, (ref.getSnapshot() as AnyMachineSnapshot).value]),
    )
    const events = log
      .content()
      .entries.filter(
        (entry): entry is LoggedEvent => entry.kind === 'event' && entry.n > described,
      )
    described = events.at(-1)?.n ?? described
    return { events, states, changed: changesBetween(before, states) }
  }

  return {
    /** Takes a step. @throws with the reason, if it is not possible here */
    take: (step: JourneyStep): JourneyFrame => {
      world.pass(step)
      return frame()
    },
    stop: world.stop,
  }
}
