import type { WantedList, WantedSave } from './acts/intents.ts'
import { savedAtMost } from './acts/savedActs.ts'
import { hasTroubleSince, newsMs } from './acts/wants.ts'
import type { Facts, Violation } from './invariants.ts'
import { type Entry, isOf, keyOf } from './truth.ts'
import type { Tab } from './world/tab.ts'

/** The invariants of what is saved for later, and of named lists. */

/** Whether the buyer knows that an act is not done, or another login has replaced the one of the act. */
const isExcused = (tab: Tab, { words, customer }: WantedSave | WantedList) =>
  hasTroubleSince(tab, words, 'row') || tab.app().user()?._id !== customer

const callOf = { saved: 'saved.save', cart: 'saved.restore', gone: 'saved.remove' } as const

/** Acts with saved rows are done by their tab, with the pieces that were shown. */
export const savesKept = ({ tabs, world: { truth }, intents }: Facts): Violation[] =>
  intents.saves.last().flatMap((wanted): Violation[] => {
    const { customer, variant, place, quantity, at } = wanted
    const tab = tabs[wanted.tab] as Tab
    const key = keyOf(customer, variant)
    const isForeign = ({ cause, at: when }: Entry<number>) =>
      !isOf(cause, wanted.tab) && when >= at - newsMs
    if ([truth.carts, truth.saved].some((history) => history.of(key).some(isForeign))) return []
    if (truth.orders.some((order) => order.customer === customer && order.at >= at)) return []
    // It is sent when the page of the cart is opened again.
    if (isExcused(tab, wanted) || tab.hasKeptSaves(customer)) return []
    const history = truth.saved.of(key)
    const done = history.findIndex(
      ({ cause, at: when }) =>
        cause !== 'beside' && isOf(cause, wanted.tab) && when >= at && cause.call === callOf[place],
    )
    const moved = Math.abs((history[done]?.value ?? 0) - (history[done - 1]?.value ?? 0))
    const isWhole = moved === quantity || history[done]?.value === savedAtMost(variant)
    if (done !== -1 && isWhole) return []
    const what = `tab ${wanted.tab}: ${quantity} of ${variant} should be ${place}; ${moved} pieces were moved, and nothing was said`
    return [{ invariant: 'actKept', what }]
  })

/** A row is in the cart or saved, never in both, never lost. */
export const movesWhole = ({ world: { truth } }: Facts): Violation[] =>
  truth.saved.keys().flatMap((key) => {
    const [saved, carts] = [truth.saved.of(key), truth.carts.of(key)]
    return saved.flatMap(({ cause, value }, place): Violation[] => {
      if (cause === 'beside' || cause.call === 'saved.remove') return []
      const before = saved[place - 1]?.value ?? 0
      const inCart = carts.findIndex((entry) => entry.cause === cause)
      const change = (carts[inCart]?.value ?? 0) - (carts[inCart - 1]?.value ?? 0)
      if (inCart !== -1 && change + value - before === 0) return []
      if (value === savedAtMost(key.slice(key.indexOf('/') + 1))) return []
      const what = `${cause.call}: ${key} was ${before}, is ${value}, and its row in the cart changed by ${change}`
      return [{ invariant: 'savedWhole', what }]
    })
  })

/** A list is saved once, with the rows of the cart that was shown. */
export const listsOnce = ({ tabs, world: { truth }, intents }: Facts): Violation[] =>
  intents.lists.flatMap((wanted): Violation[] => {
    const { customer, name, lines, life } = wanted
    const tab = tabs[wanted.tab] as Tab
    const same = [...truth.lists.values()].filter(
      (list) =>
        list.customer === customer &&
        list.name === name &&
        JSON.stringify(list.lines) === JSON.stringify(lines),
    )
    if (same.length === 1) return []
    if (same.length === 0 && (isExcused(tab, wanted) || life !== tab.life())) return []
    const what = `tab ${wanted.tab}: ${name} of ${lines.length} rows was saved ${same.length} times`
    return [{ invariant: 'listOnce', what }]
  })
