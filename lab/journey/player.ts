import type { AnyActorRef } from 'xstate'
import { type MachineName, machineNames } from '../run/names.ts'
import type { Journey } from './journey.ts'
import { rootOf } from './places.ts'
import { playJourney } from './play.ts'
import { createReserve, type Stood } from './reserve.ts'

/** Whose view stands at a step. */
export interface ShownView {
  readonly machine: MachineName
  readonly actor: AnyActorRef
  readonly app: AnyActorRef
  /** The address of the page. */
  readonly path: string
}

/** A step to which a player went. */
export interface Standing {
  /** The number of taken steps. */
  readonly at: number
  /** Grows each time other machines are shown: after going back, or far ahead. */
  readonly life: number
  /** The machine whose view is shown: that of the page that opened last, or the app. */
  readonly shown: ShownView | undefined
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
  'terms',
]
const isOfPart = (root: string) => ofParts.includes(machineAt(root))

/** The address that the shop has shown last. */
const pathAfter = (steps: Journey['steps']): string => {
  const shown = steps.findLast(
    ({ step }) => step.kind === 'event' && step.event.type === 'location.shown',
  )
  return shown?.step.kind === 'event' ? String(shown.step.event.path) : '/'
}

/** Plays a journey to its end, and then stands at any of its steps with real machines for the views. */
export const createPlayer = (journey: Journey) => {
  const played = playJourney(journey)
  const reserve = createReserve(journey, played.frames.length)
  let { world } = reserve.take(0)
  let standing: Standing = { at: 0, life: 1, shown: undefined }

  /** Whether a page has been left whose machine had ended by itself: no step says that such a machine stops. */
  const isLeft = (root: string, at: number): boolean => {
    if (world.actorAt(root).getSnapshot().status === 'active') return false
    const started = journey.steps.findLastIndex(
      ({ step }, index) => index < at && step.kind === 'started' && step.place === root,
    )
    return pathAfter(journey.steps.slice(0, started)) !== pathAfter(journey.steps.slice(0, at))
  }

  const shownAt = (at: number): ShownView | undefined => {
    const roots = Object.keys(played.frames[at - 1]?.states ?? {}).map(
      (place) => rootOf(place).root,
    )
    const root = roots.findLast((one) => !isOfPart(one) && !isLeft(one, at))
    if (root === undefined) return undefined
    const path = pathAfter(journey.steps.slice(0, at))
    return { machine: machineAt(root), actor: world.actorAt(root), app: world.actorAt(''), path }
  }

  const takeUpTo = (from: number, to: number) => {
    for (const { step } of journey.steps.slice(from, to)) world.pass(step)
    world.listen()
  }

  return {
    played,
    /** Goes to a step; to the nearest one that can be taken, if there is none with this number. */
    goTo: (wanted: number): Standing => {
      const at = Math.min(Math.max(0, wanted), played.frames.length)
      const isFar = at < standing.at || reserve.nearest(at) > standing.at + reserve.spacing
      if (isFar) world.stop()
      const from: Stood = isFar ? reserve.take(at) : { world, at: standing.at }
      world = from.world
      takeUpTo(from.at, at)
      standing = { at, life: standing.life + (isFar ? 1 : 0), shown: shownAt(at) }
      return standing
    },
    /** Plays a part of the journey ahead, while nobody waits. @returns whether there was any */
    prepare: reserve.prepare,
  }
}
export type Player = ReturnType<typeof createPlayer>
