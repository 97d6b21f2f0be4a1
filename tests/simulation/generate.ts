import { createRandom, type Random } from './random.ts'
import type { Act, Aim, Beside, Customer, Fault, Schedule, Step, TabStart } from './schedule.ts'
import { pageOf, pool, productOf, slugs, variantIds } from './world/pool.ts'

/** A step of an episode, before a tab is chosen. */
type Move = { readonly wait: number } & (Act | Fault | Beside)

const plain = ['/', '/the-shop', '/cart', '/wishlist', '/eshop', '/history'] as const
const quantities = [1, 2, 3, 5, 7, 10, 20, 50, 60, 200] as const

const quick = (r: Random) => r.between(20, 400)
const unhurried = (r: Random) => (r.chance(70) ? r.between(200, 1_200) : r.between(1_200, 8_000))

/** The initial data of the buyers of a schedule; most of their acts refer to it. */
interface Held {
  readonly variants: readonly string[]
  readonly wished: readonly string[]
}

const oneOf = (r: Random, held: readonly string[], all: readonly string[]): string =>
  r.pick((held.length > 0 && r.chance(85) ? held : all) as [string, ...string[]])
const heldVariant = (r: Random, { variants }: Held) => oneOf(r, variants, variantIds)
const heldProduct = (r: Random, { variants }: Held) =>
  productOf(oneOf(r, variants, variantIds)).slug
const wishedProduct = (r: Random, { wished }: Held) => oneOf(r, wished, slugs)
const someProduct = (r: Random) => r.pick(pool as [(typeof pool)[number], ...typeof pool])

const repeat = (times: number, make: () => Move): Move[] => Array.from({ length: times }, make)

const go = (r: Random, to: string): Move => ({ wait: unhurried(r), do: 'go', to })

const editRows = (r: Random, held: Held): Move[] => {
  const variant = heldVariant(r, held)
  const edit = (): Move => {
    const wait = r.chance(80) ? quick(r) : unhurried(r)
    const which = r.below(20)
    if (which < 8) return { wait, do: 'plus', variant }
    if (which < 11) return { wait, do: 'minus', variant }
    if (which < 16) return { wait, do: 'type', variant, quantity: r.pick(quantities) }
    if (which < 18) return { wait, do: 'removeRow', variant }
    return { wait, do: 'removeLine', slug: heldProduct(r, held) }
  }
  const shown: Move = { wait: unhurried(r), do: 'plus', variant }
  return [go(r, '/cart'), shown, ...repeat(r.between(1, 8), edit)]
}

const dropFromPanel = (r: Random, held: Held): Move[] => [
  ...(r.chance(50) ? [go(r, r.pick(['/', '/eshop', '/wishlist']))] : []),
  { wait: unhurried(r), do: 'openPanel' },
  ...repeat(
    r.between(1, 2),
    (): Move => ({ wait: quick(r), do: 'dropLine', slug: heldProduct(r, held) }),
  ),
  ...(r.chance(30) ? [{ wait: unhurried(r), do: 'undoDrop' } as const] : []),
  r.chance(50) ? { wait: r.between(100, 9_000), do: 'closePanel' } : go(r, r.pick(plain)),
]

const pickAndAdd = (r: Random): Move[] => {
  const { slug, variants } = someProduct(r)
  const draft = (): Move => ({
    wait: quick(r),
    do: 'draft',
    variant: r.pick(variants),
    quantity: r.pick([5, 10, 20, 30]),
  })
  return [
    ...(r.chance(80)
      ? [go(r, pageOf(slug))]
      : [go(r, '/eshop'), { wait: unhurried(r), do: 'quickView', slug } as const]),
    { wait: unhurried(r), do: 'pick', variant: r.pick(variants) },
    ...repeat(r.between(0, 3), draft),
    { wait: unhurried(r), do: 'add' },
    ...repeat(r.below(3), draft),
    ...(r.chance(40) ? [{ wait: unhurried(r), do: 'add' } as const] : []),
    ...(r.chance(30) ? [{ wait: quick(r), do: 'heart', slug } as const] : []),
    ...(r.chance(40) ? [{ wait: quick(r), do: 'go', to: r.pick(plain) } as const] : []),
  ]
}

const hearts = (r: Random): Move[] => [
  go(r, '/eshop'),
  ...repeat(
    r.between(1, 4),
    (): Move => ({ wait: unhurried(r), do: 'heart', slug: r.pick(slugs) }),
  ),
  ...(r.chance(50) ? [{ wait: quick(r), do: 'go', to: r.pick(plain) } as const] : []),
]

const wishlist = (r: Random, held: Held): Move[] => {
  const wish = (): Move => {
    const wait = r.chance(50) ? quick(r) : unhurried(r)
    const which = r.below(10)
    if (which < 4) return { wait, do: 'dropWish', slug: wishedProduct(r, held) }
    if (which < 8) return { wait, do: 'move', slug: wishedProduct(r, held) }
    if (which < 9) return { wait, do: 'undoWishes' }
    return { wait, do: r.pick(['askAllWishes', 'confirmAllWishes', 'cancelAllWishes']) }
  }
  const all: Move[] = r.chance(15)
    ? [
        { wait: unhurried(r), do: 'askAllWishes' },
        { wait: quick(r), do: 'confirmAllWishes' },
      ]
    : []
  return [
    go(r, '/wishlist'),
    { ...wish(), wait: unhurried(r) },
    ...repeat(r.between(1, 4), wish),
    ...all,
  ]
}

const placeOrder = (r: Random, held: Held): Move[] => [
  ...(r.chance(40) ? editRows(r, held) : []),
  go(r, '/cart/checkout'),
  { wait: unhurried(r), do: 'order' },
  ...(r.chance(20) ? [{ wait: quick(r), do: 'go', to: '/cart' } as const] : []),
  ...(r.chance(10) ? [{ wait: quick(r), do: 'reload' } as const] : []),
  ...(r.chance(30) ? [{ wait: unhurried(r), do: 'order' } as const] : []),
]

const changeUser = (r: Random): Move[] => [
  go(r, '/my-account'),
  { wait: unhurried(r), do: 'logout' },
  go(r, '/login'),
  { wait: unhurried(r), do: 'login', customer: r.chance(75) ? 'asha' : 'noor' },
  ...(r.chance(30) ? [{ wait: quick(r), do: 'go', to: '/the-shop' } as const] : []),
]

const quickOrder = (r: Random, held: Held): Move[] => [
  go(r, '/cart'),
  ...repeat(r.between(1, 3), (): Move => {
    const variant = oneOf(r, held.variants, variantIds)
    return { wait: quick(r), do: 'list', variant, quantity: r.pick([10, 20, 30]) }
  }),
  { wait: unhurried(r), do: 'addList' },
  ...(r.chance(40) ? editRows(r, held) : []),
]

const saveForLater = (r: Random, held: Held): Move[] => {
  const move = (): Move => {
    const wait = r.chance(50) ? quick(r) : unhurried(r)
    const which = r.below(10)
    if (which < 4) return { wait, do: 'saveRow', variant: heldVariant(r, held) }
    if (which < 6) return { wait, do: 'saveLine', slug: heldProduct(r, held) }
    if (which < 8) return { wait, do: 'restoreRow', variant: heldVariant(r, held) }
    if (which < 9) return { wait, do: 'restoreAll' }
    return { wait, do: 'dropSaved', variant: heldVariant(r, held) }
  }
  const edit: Move = { wait: quick(r), do: 'plus', variant: heldVariant(r, held) }
  return [
    go(r, '/cart'),
    { wait: unhurried(r), do: 'saveRow', variant: heldVariant(r, held) },
    ...(r.chance(40) ? [edit] : []),
    ...repeat(r.between(1, 5), move),
    ...(r.chance(30) ? [{ wait: quick(r), do: 'go', to: r.pick(plain) } as const] : []),
    ...(r.chance(15) ? [{ wait: quick(r), do: 'reload' } as const] : []),
  ]
}

const namedList = (r: Random, held: Held): Move[] => [
  go(r, '/cart'),
  { wait: unhurried(r), do: 'saveList' },
  ...(r.chance(30) ? [{ wait: unhurried(r), do: 'saveList' } as const] : []),
  ...(r.chance(30) ? editRows(r, held) : []),
  go(r, '/lists'),
  { wait: unhurried(r), do: 'giveList' },
  { wait: unhurried(r), do: 'addList' },
  ...(r.chance(30) ? [{ wait: quick(r), do: 'addList' } as const] : []),
]

/** A buyer in a tunnel: the connection is lost, the cart is edited, and somebody else may edit it too. */
const tunnel = (r: Random, held: Held): Move[] => {
  const variant = heldVariant(r, held)
  const answer = (): Move => ({ wait: unhurried(r), do: r.pick(['insist', 'giveWay']) })
  return [
    go(r, '/cart'),
    { wait: unhurried(r), fault: 'cut' },
    { wait: unhurried(r), do: 'plus', variant },
    { wait: r.between(300, 3_000), do: 'continueOffline' },
    ...(r.chance(70) ? editRows(r, held) : pickAndAdd(r)),
    ...(r.chance(40)
      ? [{ wait: quick(r), beside: 'deviceSets', customer: 'asha', variant, quantity: 40 } as const]
      : []),
    ...(r.chance(20) ? [{ wait: quick(r), do: 'reload' } as const] : []),
    { wait: unhurried(r), fault: 'restore' },
    ...repeat(r.below(4), answer),
  ]
}

const nap = (r: Random): Move[] => [
  { wait: unhurried(r), do: 'sleep' },
  { wait: r.between(2_000, 60_000), do: 'wake' },
]

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
