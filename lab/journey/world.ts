import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { LookUp } from '../run/answerable.ts'
import type { FlowStep, FlowValue } from '../run/flow.ts'
import { type Run, startRun } from '../run/run.ts'
import { createActorWatch } from '../watch/actors.ts'
import { createLog, type LoggedEvent } from '../watch/log.ts'
import type { JourneyStep, States } from './journey.ts'
import { placeIn, rootOf } from './places.ts'

/** The result of a step of a journey. */
export interface JourneyFrame {
  /** The events that the step caused, in their order. */
  readonly events: readonly LoggedEvent[]
  /** The state of every machine by its place. */
  readonly states: Readonly<Record<string, FlowValue>>
  /** What is different from before; null has ended. */
  readonly changed: States
}

const isMarked = <K extends string>(value: unknown, key: K): value is Readonly<Record<K, string>> =>
  typeof value === 'object' &&
  value !== null &&
  key in value &&
  Object.keys(value).length === 1 &&
  typeof (value as Record<string, unknown>)[key] === 'string'

const changesBetween = (before: JourneyFrame['states'], after: JourneyFrame['states']): States => {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    places
      .filter((place) => JSON.stringify(before[place]) !== JSON.stringify(after[place]))
      .map((place) => [place, after[place] ?? null]),
  )
}

/**
 * The whole app in the lab: the app's machine and those of the open pages, which send to it. Like a run of one machine,
 * it depends on nothing outside.
 * @param inspect is called with all that its actors report
 */
export const createWorld = (
  lookUp: LookUp,
  inspect: (seen: InspectionEvent) => void = () => undefined,
) => {
  const runs = new Map<string, Run>()
  const stepping = { is: false }
  const log = createLog(() => undefined)
  const watch = createActorWatch(log)
  let seen = 0
  let keys = 0
  let states: JourneyFrame['states'] = {}

  const running = () =>
    [...runs].flatMap(([root, run]) =>
      run.running().map(({ path, ref }) => [placeIn(root, path), ref] as const),
    )
  const actorAt = (place: string): AnyActorRef => {
    const found = running().find(([known]) => known === place)
    if (!found) throw new Error(`no machine ${place || 'app'} is running`)
    return found[1]
  }
  const effects: Readonly<Record<string, () => unknown>> = {
    newKey: () => {
      keys += 1
      return `key-${keys}`
    },
  }

  /** An input in which actors and functions stand again. */
  const revive = (input: unknown): unknown => {
    if (isMarked(input, 'actor')) return actorAt(input.actor)
    if (isMarked(input, 'effect')) return effects[input.effect] ?? (() => undefined)
    if (Array.isArray(input)) return input.map(revive)
    if (typeof input !== 'object' || input === null) return input
    return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, revive(value)]))
  }

  const stop = (place: string) => {
    runs.get(place)?.stop()
    runs.delete(place)
  }

  const start = ({ place, machine, input }: JourneyStep & { kind: 'started' }) => {
    if (place === '') for (const root of [...runs.keys()]) stop(root)
    if (runs.has(place)) throw new Error(`${place} is already running`)
    const observe = (seen: InspectionEvent) => {
      watch.next(seen)
      inspect(seen)
    }
    const options = { stepping, watch: observe }
    runs.set(place, startRun(machine, { input: revive(input) }, lookUp, options))
  }

  /** Passes a step on to the run that it belongs to. */
  const pass = (step: FlowStep) => {
    const { root, path } = rootOf(step.kind === 'event' ? step.to : step.of)
    const run = runs.get(root)
    if (!run) throw new Error(`no machine ${root || 'app'} is running`)
    run.pass(step.kind === 'event' ? { ...step, to: path } : { ...step, of: path })
  }

  const carryOut = (step: JourneyStep) => {
    if (step.kind === 'started') start(step)
    else if (step.kind === 'stopped') stop(step.place)
    else pass(step)
    for (const run of runs.values()) run.listen()
  }

  const frame = (): JourneyFrame => {
    const before = states
    states = Object.fromEntries(
      running().map(([place, ref]) => [place, (ref.getSnapshot() as AnyMachineSnapshot).value]),
    )
    const events = log
      .content()
      .entries.filter((entry): entry is LoggedEvent => entry.kind === 'event' && entry.n > seen)
    seen = events.at(-1)?.n ?? seen
    return { events, states, changed: changesBetween(before, states) }
  }

  return {
    /** Takes a step. @throws with the reason, if it is not possible here */
    take: (step: JourneyStep): JourneyFrame => {
      carryOut(step)
      return frame()
    },
    /** Takes a step without describing what it changes. @throws as `take` */
    pass: carryOut,
    actorAt,
    stop: () => {
      for (const root of [...runs.keys()]) stop(root)
    },
  }
}
