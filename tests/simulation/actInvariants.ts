import type { WantedOrder, WantedRow, WantedWish } from './acts/intents.ts'
import { hasTroubleSince } from './acts/wants.ts'
import type { Facts, Violation } from './invariants.ts'
import { type Entry, isOf, keyOf } from './truth.ts'
import type { Matter } from './words.ts'
import { productOf } from './world/pool.ts'
import type { Tab } from './world/tab.ts'

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

export const actsKept = ({ tabs, world: { truth }, intents }: Facts): Violation[] => {
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

export const nothingUnasked = ({ world: { truth }, intents }: Facts): Violation[] => {
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
