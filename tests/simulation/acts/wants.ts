import { type Matter, type ShownRow, tellsTrouble } from '../drive.ts'
import { isOf, keyOf, type Truth } from '../truth.ts'
import type { Tab } from '../world/tab.ts'
import type { Intents, WantedRow } from './intents.ts'

/** A buyer's hands at one tab, and the book in which the simulation keeps what they want. */
export interface Hands {
  readonly tab: Tab
  readonly intents: Intents
  /** What became of the carts: whether somebody else has changed a row, or it was ordered. */
  readonly truth: Truth
  readonly now: () => number
}

/** By whom, when and on which page something is wanted. */
export const wanted = ({ tab, now }: Hands, what: string) => ({
  ...{ tab: tab.tab, customer: tab.app().user()?._id ?? '', life: tab.life() },
  ...{ visit: tab.pages.page().visit, at: now(), words: tab.words.length, act: what },
})

/** Whether a tab has said, since an act, that something has failed. */
export const hasTroubleSince = (tab: Tab, words: number, matter: Matter) =>
  tab.words.slice(words).some(({ sentence }) => tellsTrouble(sentence, matter))

/** How long the page may take to hear what somebody else has changed, ms. */
export const newsMs = 60_000

/**
 * What the buyer wants of a row and the page shows neither as done nor as failed. Where somebody else has changed the
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
 * What the buyer takes a row to hold: what was wanted of it last, else what is shown. What is still being added
 * does not show.
 */
export const baseOf = (hands: Hands, variant: string, shown: number): number => {
  const open = openOf(hands, variant)
  return open && open.kind !== 'add' ? open.quantity : shown
}

export const want = (
  hands: Hands,
  what: string,
  row: Pick<WantedRow, 'variant' | 'quantity' | 'base' | 'kind'>,
) => hands.intents.rows.put(row.variant, { ...wanted(hands, what), ...row })

export const wantRemoved = (hands: Hands, what: string, row: ShownRow) => {
  const { tab, intents } = hands
  const base = baseOf(hands, row.variant, row.quantity)
  want(hands, what, { variant: row.variant, quantity: 0, base, kind: 'remove' })
  intents.removals.add(`${tab.tab} ${row.slug}`)
}

/**
 * What a press of "Move to cart" makes of a row: pieces on top of what is there. A press after one that came to an error is the same wish again:
 * whether the first was heard at the shop, the buyer cannot know.
 */
export const wantMoved = (hands: Hands, variant: string, pieces: number) => {
  const { tab, intents } = hands
  const shown =
    tab
      .app()
      .rows()
      .find((row) => row.variant === variant)?.quantity ?? 0
  const before = intents.rows.of(tab.tab, tab.app().user()?._id ?? '', variant)?.wanted
  const isAgain = before?.act === 'move' && hasTroubleSince(tab, before.words, 'row')
  const base = isAgain ? before.base : (openOf(hands, variant)?.quantity ?? shown)
  want(hands, 'move', { variant, quantity: base + pieces, base, kind: 'add' })
}

export const wantWish = (hands: Hands, what: string, product: string, isWished: boolean) => {
  hands.intents.wishes.put(product, { ...wanted(hands, what), product, isWished })
  hands.intents.toggles.add(`${hands.tab.tab} ${product} ${isWished}`)
}
