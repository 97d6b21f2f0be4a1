import type { Intents, WantedOrder, WantedRow, WantedWish } from './acts/intents.ts'
import { hasTroubleSince } from './acts/wants.ts'
import { ordersAllowed, rowsAllowed, sumsOf } from './cartInvariants.ts'
import { type Matter, placedPage, tellsOrder, wishesAreTold } from './drive.ts'
import { listsOnce, movesWhole, savesKept } from './savedInvariants.ts'
import { type Cause, type Entry, isOf, keyOf } from './truth.ts'
import { productOf } from './world/pool.ts'
import type { ShopWorld } from './world/shopWorld.ts'
import type { Tab } from './world/tab.ts'

/** The invariants, each with a name by which failures are counted. */
export const invariants = {
  cartShown: 'the rows that a tab shows are those of the cart at the shop',
  stockShown: 'the stock that a tab shows beside its rows is that of the shop',
  totalsShown: 'the totals that a tab shows are the sums of the rows at the shop',
  rowsAllowed:
    'carts and orders keep the rules of quantities, and hold rows of their customer only',
  badge: 'the number at the cart is that of the different products in it',
  wishesShown: 'the wishlist that a tab knows is that of the shop',
  heartsShown: 'the hearts that are shown are those of the shop',
  orderedTwice: 'one press places one order at the most, and no order is placed without a press',
  orderShown: 'the buyer sees that an order was placed',
  orderAsWanted: 'an order holds what the buyer wanted when it was pressed',
  savedShown: 'the saved rows that a tab shows are those of the shop',
  savedWhole: 'a row is in the cart or saved, never in both, never lost',
  listOnce: 'a list is saved once, with the rows that were shown',
  actKept: 'an act is done at the shop, or a sentence tells that it was not',
  nothingUnasked: 'nothing leaves the cart or the wishlist by a tab that nobody asked for it',
  neverBack: 'what is shown never goes back to what was so at the shop before',
  draftKept: 'what is typed into a product page stays until it is added',
  notPulled: 'a login takes nobody along who has moved on',
  sessionKept: 'the cookie of a login lasts until somebody logs out',
  actorsRun: 'no actor stops with an error and no promise is rejected unheard',
} as const
export type Invariant = keyof typeof invariants

export interface Violation {
  readonly invariant: Invariant
  readonly what: string
}

export interface Facts {
  readonly tabs: readonly Tab[]
  readonly world: ShopWorld
  readonly intents: Intents
}

/** Whether the current document of a tab has caused it: changes from before a reload count as from elsewhere. */
const isOfLife = (cause: Cause, { tab, bornAt }: Tab): boolean =>
  cause !== 'beside' && cause.tab === tab && cause.sentAt > bornAt()

/** The customer whom a tab shows, where the shop still knows the session. */
const shownCustomer = ({ app, browser }: Tab, world: ShopWorld): string | undefined => {
  const user = app().user()
  if (!user || browser.user()?.token !== user.token) return undefined
  return world.customerOf(user.token) === user._id ? user._id : undefined
}

const list = (values: Iterable<string>): string => [...values].toSorted().join(', ') || 'nothing'

/** Compares every tab with the shop. */
const shownAsAtShop = ({ tabs, world }: Facts): Violation[] =>
  tabs.flatMap((tab): Violation[] => {
    const customer = shownCustomer(tab, world)
    if (customer === undefined) return []
    const found: Violation[] = []
    const differ = (invariant: Invariant, shown: string, true_: string) => {
      if (shown === true_) return
      found.push({ invariant, what: `tab ${tab.tab} shows ${shown}; the shop has ${true_}` })
    }
    const app = tab.app()
    const rows = app.rows()
    const held = world.cartOf(customer)
    const pieces = rows.map(({ rowId, variant, quantity }) => `${rowId} ${variant} × ${quantity}`)
    const heldPieces = held.map(({ _id, cart }) => `${_id} ${cart.productId} × ${cart.quantity}`)
    differ('cartShown', list(pieces), list(heldPieces))
    if (found.length === 0)
      differ(
        'stockShown',
        list(rows.map(({ variant, stock }) => `${variant}: ${stock}`)),
        list(held.map(({ cart }) => `${cart.productId}: ${cart.stock}`)),
      )
    differ('totalsShown', app.totals(), sumsOf(held))
    const saved = app.saved.rows().map(({ variant, quantity }) => `${variant} × ${quantity}`)
    if (tab.pages.path() === '/cart' && app.saved.isRead())
      differ(
        'savedShown',
        list(saved),
        list(world.savedOf(customer).map(([variant, quantity]) => `${variant} × ${quantity}`)),
      )
    const products = new Set(rows.map(({ slug }) => slug)).size
    differ('badge', String(app.badge()), String(products))
    const isKnowable = (product: string) =>
      wishesAreTold ||
      !world.truth.wishes
        .of(keyOf(customer, product))
        .some(({ cause, at }) => at > tab.bornAt() && !isOfLife(cause, tab))
    const wishes = world.wishesOf(customer)
    differ('wishesShown', list(app.wished().filter(isKnowable)), list(wishes.filter(isKnowable)))
    const listed = tab.pages.page().loaded.wished?.filter(app.wishlist.isShown)
    if (listed)
      differ('wishesShown', list(listed.filter(isKnowable)), list(wishes.filter(isKnowable)))
    const hearts = tab.pages.page().hearts.filter(({ productId }) => isKnowable(productId))
    differ(
      'heartsShown',
      list(hearts.filter((heart) => heart.isWished()).map(({ productId }) => productId)),
      list(hearts.map(({ productId }) => productId).filter((id) => wishes.includes(id))),
    )
    return found
  })

const ordersRight = ({ tabs, world: { truth }, intents }: Facts): Violation[] => {
  const byTabs = truth.orders.filter(({ cause }) => cause !== 'beside')
  return byTabs.flatMap((order): Violation[] => {
    const found: Violation[] = []
    const press = intents.orders.find(({ key }) => key === order.key)
    if (!press) found.push({ invariant: 'orderedTwice', what: `${order.id} came of no press` })
    for (const variant of new Set([...(press?.lines.keys() ?? []), ...order.lines.keys()])) {
      const [wanted, ordered] = [press?.lines.get(variant) ?? 0, order.lines.get(variant) ?? 0]
      if (!press || wanted === ordered) continue
      const history = truth.carts.of(keyOf(order.customer, variant))
      if (history.some(({ cause, at }) => !isOf(cause, press.tab) && at > press.at - 10_000))
        continue
      found.push({
        invariant: 'orderAsWanted',
        what: `${variant}: ${ordered} pieces are ordered, ${wanted} were wanted`,
      })
    }
    // A buyer who has logged out sees it at the next login on the same device, which keeps the key.
    const browser = press && tabs[press.tab]?.browser
    const own = tabs.filter(
      (tab) => tab.browser === browser && tab.app().user()?._id === order.customer,
    )
    const isShown = tabs.some(
      ({ words, navigations }) =>
        navigations.some(({ to }) => to === placedPage(order.id)) ||
        words.some(({ at, sentence }) => at >= order.at && tellsOrder(sentence)),
    )
    if (!isShown && own.length > 0)
      found.push({
        invariant: 'orderShown',
        what: `no page says that it is placed: order ${order.id}`,
      })
    return found
  })
}

/** It could not be shown: the tab was reloaded, and the network lost calls. */
const cannotBeShown = (tab: Tab, wanted: { readonly life: number; readonly at: number }): boolean =>
  wanted.life !== tab.life() && tab.network.troubles.some((at) => at >= wanted.at)

/** Whether the shop's history of an item contains the result of an act of `tab`. */
const isAnswered = <T>(
  history: readonly Entry<T>[],
  { tab, at }: { readonly tab: number; readonly at: number },
  value: T,
): boolean => {
  const own = history.filter((entry) => isOf(entry.cause, tab) && entry.at >= at)
  return (
    history.at(-1)?.value === value ||
    own.at(-1)?.value === value ||
    history.some((entry) => !isOf(entry.cause, tab) && entry.at >= at - 5_000)
  )
}

/** How often a tab has added the pieces of an act. */
const timesAdded = (history: readonly Entry<number>[], { tab, since = 0, onTop }: WantedRow) =>
  history.filter(
    ({ cause, at, value }, place) =>
      cause !== 'beside' &&
      cause.isAdd &&
      isOf(cause, tab) &&
      at >= since &&
      value - (history[place - 1]?.value ?? 0) === onTop,
  ).length

/** Whether a tab has added pieces to a row since the act. */
const isAddedOnTop = (history: readonly Entry<number>[], { tab, at, onTop }: WantedRow): boolean =>
  history.some(
    ({ cause, at: when, value }, place) =>
      isOf(cause, tab) && when >= at && value - (history[place - 1]?.value ?? 0) === onTop,
  )

/** Whether steps made offline lead back to the quantity that the tab knew, so that there was nothing to send. */
const isTakenBack = (history: readonly Entry<number>[], wanted: WantedRow, tab: Tab): boolean =>
  tab.network.troubles.some(
    (cut) => cut <= wanted.at && history.findLast(({ at }) => at <= cut)?.value === wanted.quantity,
  )

const actsKept = ({ tabs, world: { truth }, intents }: Facts): Violation[] => {
  const isExcused = (wanted: WantedRow | WantedWish | WantedOrder, matter: Matter) => {
    const tab = tabs[wanted.tab] as Tab
    return (
      hasTroubleSince(tab, wanted.words, matter) ||
      cannotBeShown(tab, wanted) ||
      tab.app().user()?._id !== wanted.customer
    )
  }
  const vanished = (what: string): Violation => ({ invariant: 'actKept', what })
  /** The intentions of all tabs for the same row. */
  const wantsOf = ({ customer, variant }: WantedRow) =>
    intents.rows.last().filter((each) => each.customer === customer && each.variant === variant)
  const rows = intents.rows.last().flatMap((wanted): Violation[] => {
    const { tab, customer, variant, quantity, at, act, base } = wanted
    const history = truth.carts.of(keyOf(customer, variant))
    const times = timesAdded(history, wanted)
    if (times > 1) return [vanished(`tab ${tab}: ${act} of ${variant} was added ${times} times`)]
    const isOrdered = truth.orders.some((order) => order.customer === customer && order.at >= at)
    const latest = history.at(-1)?.value ?? 0
    if (latest === quantity || isOrdered || isAnswered(history, wanted, quantity)) return []
    if (isAddedOnTop(history, wanted)) return []
    // What another tab has wanted offline is sent later, by any tab of its browser.
    const isOthers = (each: WantedRow) => each.tab !== tab && each.quantity === latest
    if (wantsOf(wanted).some(isOthers)) return []
    if (isTakenBack(history, wanted, tabs[tab] as Tab)) return []
    if (isExcused(wanted, 'row')) return []
    return [
      vanished(
        `tab ${tab}: ${act} of ${variant} from ${base} wanted ${quantity}; the shop has ${latest}, and nothing was said`,
      ),
    ]
  })
  const wishes = intents.wishes.last().flatMap((wanted): Violation[] => {
    const { tab, customer, product, isWished, act } = wanted
    const history = truth.wishes.of(keyOf(customer, product))
    const latest = history.at(-1)?.value ?? false
    if (latest === isWished || isAnswered(history, wanted, isWished)) return []
    if (isExcused(wanted, 'wish')) return []
    return [
      vanished(
        `tab ${tab}: ${act} of ${product} wanted ${isWished}; the shop has ${latest}, and nothing was said`,
      ),
    ]
  })
  const orders = intents.orders
    .filter((press) => !truth.orders.some(({ key }) => key === press.key))
    .filter((press) => !isExcused(press, 'order'))
    .map(({ tab }) => vanished(`tab ${tab}: an order was not placed, and nothing was said`))
  return [...rows, ...wishes, ...orders]
}

const nothingUnasked = ({ world: { truth }, intents }: Facts): Violation[] => {
  const found: Violation[] = []
  for (const key of truth.wishes.keys())
    for (const { cause, value } of truth.wishes.of(key)) {
      const product = key.slice(key.indexOf('/') + 1)
      if (cause === 'beside' || intents.toggles.has(`${cause.tab} ${product} ${value}`)) continue
      const what = `tab ${cause.tab}: ${cause.call} made the wish for ${product} ${value}, which nobody asked for`
      found.push({ invariant: 'nothingUnasked', what })
    }
  for (const key of truth.carts.keys())
    for (const { cause, value } of truth.carts.of(key)) {
      const variant = key.slice(key.indexOf('/') + 1)
      if (value > 0 || cause === 'beside' || cause.call === 'orders.place') continue
      if (intents.removals.has(`${cause.tab} ${productOf(variant).slug}`)) continue
      const what = `tab ${cause.tab}: ${cause.call} took ${variant} out of the cart, which nobody asked for`
      found.push({ invariant: 'nothingUnasked', what })
    }
  return found
}

const sessionsKept = ({ tabs, world, intents }: Facts): Violation[] => {
  const browsers = new Set(tabs.map(({ browser }) => browser))
  return [...browsers].flatMap((browser) => {
    const login = browser.changes.findLast(({ user }) => user !== null)
    if (!login?.user || browser.user() !== null) return []
    if (world.customerOf(login.user.token) === undefined) return []
    const by = browser.changes.at(-1)?.tab
    // The buyer has logged out, and the shop could not be reached to end the session.
    if (intents.logouts.some(({ tab, at }) => tab === by && at >= login.at)) return []
    return [
      { invariant: 'sessionKept' as const, what: `tab ${by} deleted the cookie of a good login` },
    ]
  })
}

/** The pages with a login form. */
const loginPaths: readonly string[] = ['/login', '/my-account']

const notPulled = ({ tabs }: Facts): Violation[] =>
  tabs.flatMap(({ tab, navigations, words }) =>
    navigations
      .filter(
        ({ at, from, to }) =>
          to === '/' &&
          !loginPaths.includes(from) &&
          words.some(
            (word) =>
              word.at === at && 'key' in word.sentence && word.sentence.key === 'session.loggedIn',
          ),
      )
      .map(({ from }) => ({
        invariant: 'notPulled' as const,
        what: `tab ${tab}: a login pulled the buyer from ${from} to /`,
      })),
  )

/** The violations once everything is idle. */
export const violationsOf = (facts: Facts): readonly Violation[] => [
  ...shownAsAtShop(facts),
  ...rowsAllowed(facts),
  ...ordersAllowed(facts),
  ...ordersRight(facts),
  ...actsKept(facts),
  ...savesKept(facts),
  ...movesWhole(facts),
  ...listsOnce(facts),
  ...nothingUnasked(facts),
  ...sessionsKept(facts),
  ...notPulled(facts),
]
