import type { ProductCard } from '../../contracts/catalogue/product.ts'
import type { ListingSource } from '../../domain/catalogue/listingSource.ts'
import type { Shell } from '../parts/shell.ts'

export interface ListingPage {
  readonly data: readonly ProductCard[]
  readonly total: number
}

/** The part of a list that its route loads. */
export interface OpenedListing extends ListingPage {
  /** How many pages it has; 1 without it. */
  readonly pages?: number
}

/** The loaded part of a list when the buyer left it. */
export interface KeptListing extends ListingPage {
  readonly page: number
}

/** The loaded part of a list, to reload it. */
export interface RereadInput {
  readonly source: ListingSource
  readonly page: number
  /** The ids of its products. */
  readonly shown: readonly string[]
}

/** The reloaded pages of a list. */
export interface Reread extends ListingPage {
  /** Products that were shown, are no longer in these pages, and are still sold. */
  readonly elsewhere: readonly ProductCard[]
  /** The ids of those that are no longer sold. */
  readonly gone: readonly string[]
}

export interface ListingState {
  readonly shell: Shell
  readonly source: ListingSource
  readonly items: readonly ProductCard[]
  /** The number of products when the list was loaded. */
  readonly total: number
  /** The last loaded page, counted from 1. */
  readonly page: number
  /** The first pages that are up to date when the list opens. */
  readonly freshPages: number
  /** Ids of shown products that are no longer sold. */
  readonly gone: readonly string[]
  /** The number of products added to the list since it was loaded. */
  readonly arrivals: number
  /** The first product that the last refresh brought. */
  readonly firstNew: string | null
}

/** A product that moved to a later page while the buyer read shows once. */
const withoutRepeats = (items: readonly ProductCard[]) => [
  ...new Map(items.map((item) => [item._id, item])).values(),
]

/** Keeps the cards that are equal, so that they are not rendered again. */
const refreshed = (items: readonly ProductCard[], fresh: readonly ProductCard[]) => {
  const byId = new Map(fresh.map((item) => [item._id, item]))
  return items.map((item) => {
    const other = byId.get(item._id) ?? item
    return JSON.stringify(other) === JSON.stringify(item) ? item : other
  })
}

/** The list as it was left, with its current first pages. It is not kept if all of it is already loaded. */
export const opened = (
  { data, total, pages: freshPages = 1 }: OpenedListing,
  kept: KeptListing | undefined,
) =>
  kept && kept.page > freshPages
    ? { items: refreshed(kept.data, data), total: kept.total, page: kept.page, freshPages }
    : { items: data, total, page: freshPages, freshPages }

/** Compares the known total with the shop's. Additional products are offered; a lower total needs no action. */
const counted = ({ total, gone }: Pick<ListingState, 'total' | 'gone'>, atShop: number) => {
  const arrivals = atShop - (total - gone.length)
  return arrivals >= 0 ? { total, arrivals } : { total: atShop + gone.length, arrivals: 0 }
}

/** Adds the next page. A page without products is the last one, even if more were announced. */
export const grown = (state: ListingState, { data, total }: ListingPage) => {
  const items = withoutRepeats([...state.items, ...data])
  return {
    items,
    page: state.page + 1,
    ...(data.length === 0 ? { total: state.items.length } : counted(state, total)),
  }
}

/** Updates the changed cards in their places, and counts new products. */
export const compared = (state: ListingState, { data, total, elsewhere, gone }: Reread) => {
  const shown = new Set(state.items.map(({ _id }) => _id))
  const listed = new Set(data.map(({ _id }) => _id))
  const wentBefore = state.gone.filter((id) => shown.has(id) && !listed.has(id))
  const allGone = [...new Set([...wentBefore, ...gone])]
  // In a narrowed list a card shows some of its variants, but the shop has sent the numbers of all.
  const whole = new Set(state.items.filter((item) => !item.selection).map(({ _id }) => _id))
  return {
    items: refreshed(state.items, [...elsewhere.filter(({ _id }) => whole.has(_id)), ...data]),
    gone: allGone,
    ...counted({ total: state.total, gone: allGone }, total),
  }
}

/** Whether the shop's list differs from the one that is shown. */
export const differs = (state: ListingState, reread: Reread): boolean => {
  const { items, gone, total, arrivals } = compared(state, reread)
  return (
    items.some((item, i) => item !== state.items[i]) ||
    gone.join() !== state.gone.join() ||
    total !== state.total ||
    arrivals !== state.arrivals
  )
}

/** The current list, with as many pages as were shown. */
export const renewed = ({ items: before }: ListingState, { data, total }: Reread) => {
  const known = new Set(before.map(({ _id }) => _id))
  return {
    ...{ items: data, total, gone: [], arrivals: 0 },
    firstNew: data.find(({ _id }) => !known.has(_id))?._id ?? null,
  }
}
