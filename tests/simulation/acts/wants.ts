import type { ShownRow } from '../drive.ts'
import { isOf, keyOf, type Truth } from '../truth.ts'
import { type Matter, tellsTrouble } from '../words.ts'
import type { Tab } from '../world/tab.ts'
import type { Intents, WantedRow } from './intents.ts'

/** A buyer's access to one tab, and the simulation's record of the buyer's intentions. */
export interface Hands {
  readonly tab: Tab
  readonly intents: Intents
  /** The history of the carts: whether somebody else has changed a row, or it was ordered. */
  readonly truth: Truth
  readonly now: () => number
}

/** The buyer, time and page of an intention. */
export const wanted = ({ tab, now }: Hands, what: string) => ({
  ...{ tab: tab.tab, customer: tab.app().user()?._id ?? '', life: tab.life() },
  ...{ visit: tab.pages.page().visit, at: now(), words: tab.words.length, act: what },
})

/** Whether a tab has reported a failure since an act. */
export const hasTroubleSince = (tab: Tab, words: number, matter: Matter) =>
  tab.words.slice(words).some(({ sentence }) => tellsTrouble(sentence, matter))

/** Maximum delay until the page receives a change of somebody else, ms. */
export const newsMs = 60_000

/**
 * The pending intention for a row, which the page shows neither as done nor as failed. If somebody else has changed the
 * row, a step counts from the last change that the page has received and shows.
 */
const openOf = ({ tab, intents, truth }: Hands, variant: string): WantedRow | undefined => {
  const customer = tab.app().user()?._id ?? ''
  const kept = intents.rows.of(tab.tab, customer, variant)
  if (!kept || kept.isSettled || kept.wanted.life !== tab.life()) return undefined
  const isForeign = truth.carts
    .of(keyOf(customer, variant))
    .some(({ cause, at }) => !isOf(cause, tab.tab) && at >= kept.wanted.at - newsMs)
  const isOrdered = truth.orders.some(
    (order) => order.customer === customer && order.at >= kept.wanted.at,
  )
  if (isForeign || isOrdered) return undefined
  return hasTroubleSince(tab, kept.wanted.words, 'row') ? undefined : kept.wanted
}

/**
 * The quantity that the buyer expects in a row: the last intention, else the shown one. Pieces that are still being
 * added are not shown.
 */
export const baseOf = (hands: Hands, variant: string, shown: number): number => {
  const open = openOf(hands, variant)
  return open && open.kind !== 'add' ? open.quantity : shown
}

export const want = (
  hands: Hands,
  what: string,
  row: Pick<WantedRow, 'variant' | 'quantity' | 'base' | 'kind' | 'onTop' | 'since'>,
) => hands.intents.rows.put(row.variant, { ...wanted(hands, what), ...row })

export const wantRemoved = (hands: Hands, what: string, row: ShownRow) => {
  const { tab, intents } = hands
  const base = baseOf(hands, row.variant, row.quantity)
  want(hands, what, { variant: row.variant, quantity: 0, base, kind: 'remove' })
  intents.removals.add(`${tab.tab} ${row.slug}`)
}

/** Whether somebody else has changed a row since the intention for it. */
const isChangedByOthers = ({ truth }: Hands, { customer, variant, tab, at }: WantedRow): boolean =>
  truth.carts
    .of(keyOf(customer, variant))
    .some(({ cause, at: when }) => when >= at && !isOf(cause, tab))

/**
 * The intention for a row after a press that adds pieces to those in the cart. A press after a failed one repeats the
 * same intention: the buyer cannot know whether the first one reached the shop. It is a new one if somebody else has
 * changed the row in between.
 */
export const wantOnTop = (hands: Hands, what: string, variant: string, pieces: number) => {
  const { tab, intents } = hands
  const shown =
    tab
      .app()
      .rows()
      .find((row) => row.variant === variant)?.quantity ?? 0
  const before = intents.rows.of(tab.tab, tab.app().user()?._id ?? '', variant)?.wanted
  const isAgain =
    before?.act === what &&
    hasTroubleSince(tab, before.words, 'row') &&
    !isChangedByOthers(hands, before)
  const base = isAgain ? before.base : (openOf(hands, variant)?.quantity ?? shown)
  const since = (isAgain ? before.since : undefined) ?? hands.now()
  const quantity = base + pieces
  want(hands, what, { variant, quantity, base, kind: 'add', onTop: pieces, since })
}

export const wantWish = (hands: Hands, what: string, product: string, isWished: boolean) => {
  hands.intents.wishes.put(product, { ...wanted(hands, what), product, isWished })
  hands.intents.toggles.add(`${hands.tab.tab} ${product} ${isWished}`)
}
