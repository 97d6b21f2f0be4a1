import {
  dropFromPanel,
  editRows,
  pickAndAdd,
  placeOrder,
  quickOrder,
  tunnel,
} from './episodes/cartEpisodes.ts'
import { type Held, heldVariant, type Move, plain, quick, unhurried } from './episodes/moves.ts'
import { namedList, saveForLater } from './episodes/savedEpisodes.ts'
import { changeUser, nap } from './episodes/sessionEpisodes.ts'
import { hearts, wishlist } from './episodes/wishEpisodes.ts'
import { createRandom, type Random } from './random.ts'
import type { Aim, Beside, Customer, Fault, Schedule, Step, TabStart } from './schedule.ts'
import { slugs, variantIds } from './world/pool.ts'

const episodeOf = (r: Random, held: Held): Move[] => {
  const which = r.below(100)
  if (which < 15) return editRows(r, held)
  if (which < 20) return quickOrder(r, held)
  if (which < 27) return tunnel(r, held)
  if (which < 33) return dropFromPanel(r, held)
  if (which < 48) return pickAndAdd(r)
  if (which < 60) return saveForLater(r, held)
  if (which < 65) return namedList(r, held)
  if (which < 70) return hearts(r)
  if (which < 78) return wishlist(r, held)
  if (which < 88) return placeOrder(r, held)
  if (which < 92) return changeUser(r)
  if (which < 95) return nap(r)
  return [{ wait: unhurried(r), do: 'reload' }]
}

const aims: readonly [Aim, ...Aim[]] = [
  ...(['any', 'read', 'change', 'change', 'cart', 'cart', 'wish', 'order'] as const),
  ...(['saved', 'list'] as const),
  ...(['login', 'wishlist'] as const),
]

const faultOf = (r: Random): Fault => {
  const aim: Aim = r.pick(aims)
  const which = r.below(20)
  if (which < 4) return { fault: 'answerLost', aim }
  if (which < 7) return { fault: 'callLost', aim }
  if (which < 10) return { fault: 'answerLate', aim, ms: r.between(300, 6_000) }
  if (which < 12) return { fault: 'callLate', aim, ms: r.between(300, 6_000) }
  if (which < 13) return { fault: 'stuck', aim }
  if (which < 14) return { fault: 'callTwice', aim }
  if (which < 15) return { fault: r.pick(['serverFails', 'answerFails']), aim }
  if (which < 16) return { fault: 'socketLost' }
  if (which < 17) return { fault: 'eventTwice' }
  if (which < 18) return { fault: 'eventLate', ms: r.between(100, 3_000) }
  if (which < 19) return { fault: 'slow', ms: r.between(0, 1_500) }
  return { fault: 'cut' }
}

const besideOf = (r: Random, held: Held): Beside => {
  const customer: Customer = r.chance(80) ? 'asha' : 'noor'
  const variant = heldVariant(r, held)
  const which = r.below(10)
  const quantity = r.pick([0, 10, 20, 40])
  if (which < 5) return { beside: 'deviceSets', customer, variant, quantity }
  if (which < 6) return { beside: 'deviceWishes', customer, slug: r.pick(slugs) }
  if (which < 7) return { beside: 'deviceUnwishes', customer, slug: r.pick(slugs) }
  if (which < 8) return { beside: 'teamSetsStock', variant, quantity }
  if (which < 9) return { beside: 'othersOrder', variant, quantity: 10 }
  if (r.chance(30)) return { beside: 'sessionsEnd', customer }
  return r.chance(50)
    ? { beside: r.pick(['deviceSaves', 'deviceRestores']), customer, variant }
    : { beside: 'deviceSets', customer, variant, quantity: 10 }
}

/** One to three tabs in one or two browsers; a second browser is another device, or another buyer's. */
const peopleOf = (r: Random): Pick<Schedule, 'browsers' | 'tabs'> => {
  const path = () => r.pick(plain)
  const first: TabStart = { browser: 0, path: path() }
  const browsers: (Customer | null)[] = [r.chance(93) ? 'asha' : null]
  const others = r.pick([0, 0, 0, 1, 1, 2])
  if (others > 0 && r.chance(50)) browsers.push(r.chance(75) ? 'asha' : 'noor')
  return {
    browsers,
    tabs: [
      first,
      ...Array.from({ length: others }, (_, more) => ({
        browser: more === 0 ? browsers.length - 1 : r.below(browsers.length),
        path: path(),
      })),
    ],
  }
}

const cartOf = (r: Random): Record<string, number> =>
  Object.fromEntries(
    variantIds.filter(() => r.chance(45)).map((variant) => [variant, r.pick([10, 20, 50])]),
  )

/** The schedule of a seed. */
export const generate = (seed: number): Schedule => {
  const r = createRandom(seed)
  const people = peopleOf(r)
  const carts = { asha: cartOf(r), noor: r.chance(30) ? cartOf(r) : {} }
  const wishes = { asha: slugs.filter(() => r.chance(40)) }
  const held = { variants: Object.keys(carts.asha), wished: wishes.asha }
  const queues: Move[][] = people.tabs.map(() => [])
  const trouble = r.pick([0, 8, 8, 15, 25])
  const busy = r.pick([0, 0, 5, 15])
  const length = r.between(8, 30)
  const steps: Step[] = []
  const restores: { tab: number; after: number }[] = []
  while (steps.length < length) {
    const tab = r.below(people.tabs.length)
    const queue = queues[tab] as Move[]
    if (queue.length === 0) queue.push(...episodeOf(r, held))
    if (r.chance(trouble)) {
      const fault = faultOf(r)
      steps.push({ wait: quick(r), tab, ...fault })
      if (fault.fault === 'cut') restores.push({ tab, after: steps.length + r.between(1, 4) })
    }
    if (r.chance(busy)) steps.push({ wait: quick(r), ...besideOf(r, held) })
    const due = restores.findIndex(({ after }) => after <= steps.length)
    const [restore] = due === -1 ? [] : restores.splice(due, 1)
    if (restore) steps.push({ wait: r.between(50, 6_000), tab: restore.tab, fault: 'restore' })
    const move = queue.shift()
    if (move) steps.push('beside' in move ? move : { ...move, tab })
  }
  return {
    seed,
    ...people,
    carts,
    wishes,
    steps,
  }
}
