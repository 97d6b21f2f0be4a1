import type { Intents, WantedRow } from './acts/intents.ts'
import { newsMs } from './acts/wants.ts'
import type { Violation } from './invariants.ts'
import { isOf, keyOf } from './truth.ts'
import type { ShopWorld } from './world/shopWorld.ts'
import type { Tab } from './world/tab.ts'

interface Seen {
  /** The earliest position of the shown quantity in the shop's history. */
  index: number
  quantity: number
  /** It shows the buyer's intention, which has not been in the shop since. */
  isAhead?: boolean
}

/**
 * Watches one tab during a run: that no row goes back in the shop's history, and that typed pieces stay. It also
 * settles intentions once the tab shows their outcome.
 */
export const watchTab = (
  tab: Tab,
  world: ShopWorld,
  intents: Intents,
  onViolation: (violation: Violation) => void,
) => {
  const { carts } = world.truth
  let seen = new Map<string, Seen>()
  let life = tab.life()
  let token: string | undefined

  /** An unsaved step is added to the quantity that somebody else has set, which may be any. */
  const isStepOnNews = ({ act, at }: WantedRow, key: string) =>
    (act === 'plus' || act === 'minus') &&
    carts.of(key).some((entry) => !isOf(entry.cause, tab.tab) && entry.at >= at - newsMs)

  const lookAtRow = (customer: string, variant: string, shown: number) => {
    const key = keyOf(customer, variant)
    const history = carts.of(key)
    const kept = intents.rows.of(tab.tab, customer, variant)
    const known = seen.get(key)
    if (known?.quantity !== shown || known.isAhead) {
      const isHoped =
        kept &&
        !kept.isSettled &&
        (kept.wanted.quantity === shown || isStepOnNews(kept.wanted, key))
      const from = known?.index ?? 0
      const index = history.findIndex((entry, place) => place >= from && entry.value === shown)
      if (index !== -1) seen.set(key, { index, quantity: shown })
      else if (isHoped) seen.set(key, { index: from, quantity: shown, isAhead: true })
      else if (known?.quantity !== shown && history.some(({ value }) => value === shown))
        onViolation({
          invariant: 'neverBack',
          what: `tab ${tab.tab} shows ${shown} of ${variant} again, after ${known?.quantity ?? 0}`,
        })
    }
    if (!kept || kept.isSettled) return
    const { wanted } = kept
    const latest = history.at(-1)
    if (!latest || latest.value !== shown || latest.at < wanted.at) return
    const isOwn = latest.cause !== 'beside' && latest.cause.tab === tab.tab
    if (!isOwn || latest.value === wanted.quantity) kept.isSettled = true
  }

  const lookAtDrafts = () => {
    for (const picker of [tab.quickView(), tab.pages.page().picker])
      for (const [variant, pieces] of picker?.typed ?? []) {
        const shown = picker?.pieces(variant)
        if (shown === pieces) continue
        picker?.typed.delete(variant)
        onViolation({
          invariant: 'draftKept',
          what: `tab ${tab.tab}: ${pieces} typed for ${variant} became ${shown}`,
        })
      }
  }

  /** Checks the current content of the tab. */
  return (): void => {
    lookAtDrafts()
    if (!tab.takeShownDirty()) return
    const app = tab.app()
    const customer = app.user()?._id
    // Another document, or another login, begins with an empty cart.
    if (tab.life() !== life || app.user()?.token !== token) {
      life = tab.life()
      token = app.user()?.token
      seen = new Map()
    }
    if (customer === undefined) return
    const rows = app.rows()
    for (const { variant, quantity } of rows) lookAtRow(customer, variant, quantity)
    for (const { wanted } of intents.rows.open(tab.tab))
      if (!rows.some(({ variant }) => variant === wanted.variant))
        lookAtRow(customer, wanted.variant, 0)
  }
}
