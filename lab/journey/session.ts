import type { AnyActorRef } from 'xstate'
import { inRegistry } from '../run/lookUp.ts'
import { type MachineName, machineNames } from '../run/names.ts'
import type { Journey } from './journey.ts'
import { rootOf } from './places.ts'
import { type Played, playJourney } from './play.ts'
import { createWorld } from './world.ts'

/** The displayed state of a journey: immutable, replaced at every move. */
export interface JourneyState extends Played {
  readonly journey: Journey
  /** The number of taken steps. */
  readonly at: number
  /** Counts the restarts: going back plays the journey from its start. */
  readonly life: number
  /** The machine whose view is shown: that of the page that opened last, or the app. */
  readonly shown:
    | {
        readonly machine: MachineName
        readonly actor: AnyActorRef
        readonly app: AnyActorRef
        /** The address of the page. */
        readonly path: string
      }
    | undefined
}

/** The name of the machine at the root of a place. */
const machineAt = (root: string): MachineName =>
  machineNames.find((name) => name === root.split(':')[0]) ?? 'app'

/** Machines of parts that stand on a page beside the machine of the page itself. */
const ofParts: readonly MachineName[] = [
  'cancelOrder',
  'coupon',
  'freshness',
  'gallery',
  'movedDate',
  'paperDownload',
  'resalePack',
  'saveList',
]
const isOfPart = (root: string) => ofParts.includes(machineAt(root))

/** The address that the shop has shown last. */
const pathAfter = (steps: Journey['steps']): string => {
  const shown = steps.findLast(
    ({ step }) => step.kind === 'event' && step.event.type === 'location.shown',
  )
  return shown?.step.kind === 'event' ? String(shown.step.event.path) : '/'
}

/** Goes through a journey, forwards and backwards, with real machines for the views. */
export const createJourneySession = (journey: Journey) => {
  const listeners = new Set<() => void>()
  const { frames, problem } = playJourney(journey)
  let world = createWorld(inRegistry)
  let state: JourneyState = { journey, frames, problem, at: 0, life: 1, shown: undefined }

  const shownAt = (at: number): JourneyState['shown'] => {
    const roots = Object.keys(frames[at - 1]?.states ?? {}).map((place) => rootOf(place).root)
    const root = roots.findLast((one) => !isOfPart(one))
    if (root === undefined) return undefined
    const path = pathAfter(journey.steps.slice(0, at))
    return { machine: machineAt(root), actor: world.actorAt(root), app: world.actorAt(''), path }
  }

  const takeUpTo = (from: number, to: number) => {
    for (const { step } of journey.steps.slice(from, to)) world.pass(step)
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    goTo: (wanted: number): void => {
      const at = Math.min(Math.max(0, wanted), frames.length)
      const isBack = at < state.at
      if (isBack) {
        world.stop()
        world = createWorld(inRegistry)
      }
      takeUpTo(isBack ? 0 : state.at, at)
      state = { ...state, at, life: state.life + (isBack ? 1 : 0), shown: shownAt(at) }
      for (const listener of listeners) listener()
    },
  }
}
export type JourneySession = ReturnType<typeof createJourneySession>
