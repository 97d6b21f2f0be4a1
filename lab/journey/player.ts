import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { Machines } from '../../src/machines/index.ts'
import type { Beside } from '../examples/parts/beside.ts'
import { type MachineName, machineNames } from '../run/names.ts'
import type { Journey, JourneyStep } from './journey.ts'
import { rootOf } from './places.ts'
import { playJourney } from './play.ts'
import { createReserve, type Stood } from './reserve.ts'

/** What the shop shows at a step. */
export interface ShownView {
  readonly app: ActorRefFrom<Machines['app']>
  /** The address of the page. */
  readonly path: string
  /** The machine of the page: of several, the one that the steps have concerned last. Undefined if it has none. */
  readonly page: { readonly machine: MachineName; readonly actor: AnyActorRef } | undefined
  /** All machines of the page. */
  readonly beside: Beside
}

/** A step to which a player went. */
export interface Standing {
  /** The number of taken steps. */
  readonly at: number
  /** Grows each time other machines are shown: after going back, or far ahead. */
  readonly life: number
  readonly shown: ShownView | undefined
}

/** The name of the machine at the root of a place. */
const machineAt = (root: string): MachineName =>
  machineNames.find((name) => name === root.split(':')[0]) ?? 'app'

/** Machines of parts that are on a page beside the machine of the page itself. */
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
const isPicker = (root: string) => machineAt(root) === 'variantPicker'

/** The history shows nothing but orders. Elsewhere an order is a part of the page, such as that of returns. */
const withoutOrders = (roots: readonly string[]) => {
  const others = roots.filter((root) => machineAt(root) !== 'orderDetails')
  return others.length > 0 ? others : roots
}

/** The root of the place that a step concerns. */
const rootIn = (step: JourneyStep): string => {
  if (step.kind === 'started' || step.kind === 'stopped') return step.place
  return rootOf(step.kind === 'event' ? step.to : step.of).root
}

const isOfPart = (root: string) => ofParts.includes(machineAt(root))

/** The address that the shop has shown last. */
const pathAfter = (steps: Journey['steps']): string => {
  const shown = steps.findLast(
    ({ step }) => step.kind === 'event' && step.event.type === 'location.shown',
  )
  return shown?.step.kind === 'event' ? String(shown.step.event.path) : '/'
}

/** Plays a journey to its end, and then goes to any of its steps with real machines for the views. */
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
    const states = played.frames[at - 1]?.states
    if (states === undefined) return undefined
    const steps = journey.steps.slice(0, at)
    const roots = [...new Set(Object.keys(states).map((place) => rootOf(place).root))].filter(
      (root) => root !== '' && !isLeft(root, at),
    )
    // The quick view is shown over the page and has a picker of its own.
    const quickView = states.quickView === 'none' ? undefined : roots.findLast(isPicker)
    const ofPage = withoutOrders(roots.filter((root) => !isOfPart(root) && root !== quickView))
    const isOfPage = (root: string) => ofPage.includes(root)
    const last = steps.findLast(({ step }) => isOfPage(rootIn(step)))
    const beside = Object.fromEntries(
      [...Map.groupBy(roots, machineAt)].map(([name, own]) => [name, own.map(world.actorAt)]),
    )
    const root = last && rootIn(last.step)
    const page = root && { machine: machineAt(root), actor: world.actorAt(root) }
    const app = world.actorAt('') as ShownView['app']
    return { app, path: pathAfter(steps), page: page || undefined, beside }
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
