import { setImmediate } from 'node:timers/promises'
import type { TypedFastBitSet } from 'typedfastbitset'
import type { Attribute } from '../../../src/contracts/catalogue/product.ts'
import { narrowsVariants } from '../../../src/domain/catalogue/listingFilter.ts'
import { createSearch, ranked } from '../../search/search.ts'
import type { CacheDeps } from '../../store/kept/textCache.ts'
import { keptQuery } from '../../store/keptQuery.ts'
import { oncePerVersion } from '../../store/oncePerVersion.ts'
import { indexAttributes } from './attributes.ts'
import { createCardCache } from './cardCache.ts'
import { type Cursor, readChanged } from './facts.ts'
import type { Listed, Listings, Wanted } from './listings.ts'
import { createPieces, type Sorting } from './pieces.ts'
import { type Tally, tally } from './tally.ts'

/** The words of a search, and the products whose SKUs have them. */
interface Words {
  readonly query: string
  readonly bySku: TypedFastBitSet | undefined
}

/** What was found by a search or in a category. */
interface Source {
  readonly words?: Words
  /** The last change of a list that shows these pieces. */
  readonly lastChange: (numbers: readonly number[]) => number | Promise<number>
}

/** Products per read. Requests are answered in between. */
const batch = 1_000

/**
 * A product that was changed after a version of the shop. Without an order, PostgreSQL expects to find one soon, and reads
 * the whole table when there is none.
 */
const readNewer = keptQuery((db, { version }: { version: number }) =>
  db.selectFrom('product').select('id').where('version', '>', version).orderBy('version').limit(1),
)

const newestFirst = { by: 'newest', direction: 'desc' } as const
/** Titles are sorted when the first buyer asks for it: it takes longer, and differs by language. */
const usual: readonly Sorting[] = [newestFirst, { by: 'price', direction: 'asc' }]

const sortingOf = ({ filter: { sort }, language }: Wanted): Sorting | undefined =>
  sort && { ...sort, language }

/**
 * Answers lists from an index of all products in memory, which is updated after every change of the catalogue, by any
 * process. `plain.ts` defines the correct answers.
 */
export const createIndexedListings = (
  deps: CacheDeps,
  readAttributes: () => Promise<readonly Attribute[]>,
): Listings => {
  const { engine } = deps
  const search = createSearch(deps)
  const cards = createCardCache(deps)
  const pieces = createPieces(cards)
  let known: Cursor = { version: -1, id: '' }
  let attributes = indexAttributes([])
  let names = ''

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
    if (hasChanged) await nameAttributes()
  }

  const nameAttributes = async () => {
    const named = await readAttributes()
    const text = JSON.stringify(named)
    if (text === names) return
    names = text
    attributes = indexAttributes(named)
    pieces.lastChanges.renamed(known.version)
  }

  let refreshing: Promise<void> | undefined
  /** Loads changes. Concurrent callers wait for the running load and then check again. */
  const refresh = oncePerVersion(async () => {
    if (refreshing) await refreshing.catch(() => undefined)
    const [newer] = await readNewer(engine.db, { version: known.version })
    if (!newer) return
    refreshing ??= readChanges().finally(() => {
      refreshing = undefined
    })
    await refreshing
  })

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
    { words, lastChange }: Source,
  ): Promise<Listed> => ({
    total: counted.total,
    // Before any `await`, because the counted index may change during it.
    ...(withFacets ? { facets: attributes.facets(filter, counted) } : {}),
    cards: await cards.read(numbers, { filter, query: words?.query }, words?.bySku),
    lastChange: async () => {
      await refresh()
      return lastChange(numbers)
    },
  })

  return {
    prepare: async () => {
      await refresh()
      for (const sorting of usual) await pieces.prepare(sorting)
    },

    category: async (categoryId, wanted) => {
      const sorting = sortingOf(wanted) ?? newestFirst
      await refresh(wanted.version)
      await pieces.prepare(sorting)
      const list = categoryId === undefined ? pieces.all : pieces.in(categoryId)
      const counted = judge(list, wanted)
      return listed(counted, wanted, sorted(counted, sorting, wanted), {
        lastChange: (numbers) => pieces.lastChanges.ofList(categoryId, numbers),
      })
    },

    search: async (query, wanted) => {
      const sorting = sortingOf(wanted)
      const [{ tiers, bySku, didYouMean, version }] = await Promise.all([
        search.find(query),
        refresh(wanted.version),
      ])
      if (sorting) await pieces.prepare(sorting)
      const hits = (tiers.at(-1) ?? pieces.none).new_intersection(pieces.all)
      const counted = judge(hits, wanted)
      const numbers = sorting
        ? sorted(counted, sorting, wanted)
        : ranked(tiers, counted.matched, wanted.window)
      return {
        ...(await listed(counted, wanted, numbers, {
          words: { query, bySku },
          lastChange: async (shown) =>
            (await search.version()) === version
              ? pieces.lastChanges.ofList(undefined, shown)
              : Number.POSITIVE_INFINITY,
        })),
        ...(didYouMean === undefined ? {} : { didYouMean }),
      }
    },
  }
}
