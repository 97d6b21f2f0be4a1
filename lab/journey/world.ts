import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { LookUp } from '../run/answerable.ts'
import type { FlowStep } from '../run/flow.ts'
import { type Run, startRun } from '../run/run.ts'
import type { JourneyStep } from './journey.ts'
import { placeIn, rootOf } from './places.ts'

const isMarked = <K extends string>(value: unknown, key: K): value is Readonly<Record<K, string>> =>
  typeof value === 'object' &&
  value !== null &&
  key in value &&
  Object.keys(value).length === 1 &&
  typeof (value as Record<string, unknown>)[key] === 'string'

/**
 * The whole app in the lab: the app's machine and those of the open pages, which send to it. Like a run of one machine,
 * it depends on nothing outside.
 * @param watch is called with all that its actors report
 */
export const createWorld = (
  lookUp: LookUp,
  watch: (seen: InspectionEvent) => void = () => undefined,
) => {
  const runs = new Map<string, Run>()
  const stepping = { is: false }
  let keys = 0

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

  /** An input with actors and functions again. */
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
    runs.set(place, startRun(machine, { input: revive(input) }, lookUp, { stepping, watch }))
  }

  /** Passes a step on to the run that it belongs to. */
  const pass = (step: FlowStep) => {
    const { root, path } = rootOf(step.kind === 'event' ? step.to : step.of)
    const run = runs.get(root)
    if (!run) throw new Error(`no machine ${root || 'app'} is running`)
    run.pass(step.kind === 'event' ? { ...step, to: path } : { ...step, of: path })
  }

  return {
    /** Takes a step. @throws with the reason, if it is not possible here */
    pass: (step: JourneyStep): void => {
      if (step.kind === 'started') start(step)
      else if (step.kind === 'stopped') stop(step.place)
      else pass(step)
    },
    /** From now on, what the views of these machines send by themselves is ignored. */
    listen: (): void => {
      for (const run of runs.values()) run.listen()
    },
    running,
    actorAt,
    stop: (): void => {
      for (const root of [...runs.keys()]) stop(root)
    },
  }
}
