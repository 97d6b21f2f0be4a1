import { setImmediate } from 'node:timers/promises'
import type { TypedFastBitSet } from 'typedfastbitset'
import type { Attribute, Facets } from '../../../src/contracts/catalogue.ts'
import { type ListingFilter, narrowsVariants } from '../../../src/domain/catalogue/listingFilter.ts'
import type { Window } from '../../search/highest.ts'
import { createSearch, ranked } from '../../search/search.ts'
import { placeholder } from '../../store/placeholder.ts'
import type { CacheDeps } from '../../store/textCache.ts'
import { indexAttributes } from './attributes.ts'
import { createCardCache } from './cardCache.ts'
import { type Cursor, readChanged } from './facts.ts'
import { createPieces, type Sorting } from './pieces.ts'
import { type Tally, tally } from './tally.ts'

/** Products per read. Requests are answered in between. */
const batch = 1_000

/** A request for a part of a list. */
export interface Wanted {
  readonly filter: ListingFilter
  readonly window: Window
  readonly withFacets: boolean
  /** The buyer's language, for lists sorted by title. */
  readonly language?: string | undefined
}

export interface Listed {
  /** JSON text, in the order of the list. */
  readonly cards: readonly string[]
  readonly total: number
  readonly facets?: Facets
  readonly didYouMean?: string
}

const newestFirst = { by: 'newest', direction: 'desc' } as const

const sortingOf = ({ filter: { sort }, language }: Wanted): Sorting | undefined =>
  sort && { ...sort, language }

/**
 * The lists of the shop. They are answered from an index of all products in memory, which is updated after every change
 * of the catalogue, by any process.
 */
export const createListings = (
  deps: CacheDeps,
  readAttributes: () => Promise<readonly Attribute[]>,
) => {
  const { engine } = deps
  const search = createSearch(deps)
  const cards = createCardCache(deps)
  const pieces = createPieces(cards)
  let known: Cursor = { version: -1, id: '' }
  let attributes = indexAttributes([])

  const readChanges = async () => {
    let hasChanged = false
    for (;;) {
      const { changed, upTo } = await readChanged(engine.db, known, batch)
      for (const each of changed) pieces.apply(each)
      known = upTo
      hasChanged ||= changed.length > 0
      if (changed.length < batch) break
      await setImmediate()
    }
    // Renaming an attribute publishes its products again, so this also covers attributes.
    if (hasChanged) attributes = indexAttributes(await readAttributes())
  }

  const readNewer = engine.prepareRead(
    engine.db
      .selectFrom('product')
      .select('id')
      .where('version', '>', placeholder<number>('version'))
      .limit(1),
  )

  let refreshing: Promise<void> | undefined
  /** Loads changes. Concurrent callers wait for the running load and then check again. */
  const refresh = async (): Promise<void> => {
    if (refreshing) await refreshing.catch(() => undefined)
    if ((await readNewer({ version: known.version })).length === 0) return
    refreshing ??= readChanges().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  const judge = (list: TypedFastBitSet, { filter, withFacets }: Wanted): Tally =>
    tally(pieces, list, filter, attributes.valuesOf, withFacets)

  /** A page of the matches of a filter. Sorts by the prices of the variants that the filter selects. */
  const sorted = (
    { matched, cheapest }: Tally,
    sorting: Sorting,
    { filter, window }: Wanted,
  ): number[] =>
    sorting.by === 'price' && narrowsVariants(filter)
      ? pieces.pageByPrice(matched, cheapest, sorting.direction, window)
      : pieces.page(matched, sorting, window)

  const listed = async (
    counted: Tally,
    { filter, withFacets }: Wanted,
    numbers: readonly number[],
  ): Promise<Listed> => ({
    total: counted.total,
    // Before any `await`, because the counted index may change during it.
    ...(withFacets ? { facets: attributes.facets(filter, counted) } : {}),
    cards: await cards.read(numbers, filter),
  })

  return {
    refresh,

    /** A category with its descendants, or all pieces. Newest first unless the filter sorts. */
    category: async (categoryId: string | undefined, wanted: Wanted): Promise<Listed> => {
      const sorting = sortingOf(wanted) ?? newestFirst
      await refresh()
      await pieces.prepare(sorting)
      const list = categoryId === undefined ? pieces.all : pieces.in(categoryId)
      const counted = judge(list, wanted)
      return listed(counted, wanted, sorted(counted, sorting, wanted))
    },

    /** Search results, best first unless the filter sorts. */
    search: async (query: string, wanted: Wanted): Promise<Listed> => {
      const sorting = sortingOf(wanted)
      const [{ tiers, didYouMean }] = await Promise.all([search.find(query), refresh()])
      if (sorting) await pieces.prepare(sorting)
      const hits = (tiers.at(-1) ?? pieces.none).new_intersection(pieces.all)
      const counted = judge(hits, wanted)
      const numbers = sorting
        ? sorted(counted, sorting, wanted)
        : ranked(tiers, counted.matched, wanted.window)
      return {
        ...(await listed(counted, wanted, numbers)),
        ...(didYouMean === undefined ? {} : { didYouMean }),
      }
    },
  }
}
