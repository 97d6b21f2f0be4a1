import { setImmediate } from 'node:timers/promises'
import type { TypedFastBitSet } from 'typedfastbitset'
import type { Attribute, Facets } from '../../../src/contracts/catalogue.ts'
import { type ListingFilter, narrowsVariants } from '../../../src/domain/listingFilter.ts'
import type { CacheDeps } from '../../caches.ts'
import type { Window } from '../../search/highest.ts'
import { createSearch, ranked } from '../../search/search.ts'
import { hole } from '../../store/hole.ts'
import { indexAttributes } from './attributes.ts'
import { type Cursor, readChanged } from './facts.ts'
import { createKeptCards } from './keptCards.ts'
import { createPieces, type Sorting } from './pieces.ts'
import { type Tally, tally } from './tally.ts'

/** Products read at a time; requests are answered in between. */
const batch = 1_000

/** What of a list is wanted. */
export interface Wanted {
  readonly filter: ListingFilter
  readonly window: Window
  readonly withFacets: boolean
  /** What the buyer reads, where the list is sorted by title. */
  readonly language?: string | undefined
}

export interface Listed {
  /** As JSON text, in the order of the list. */
  readonly cards: readonly string[]
  readonly total: number
  readonly facets?: Facets
  readonly didYouMean?: string
}

const newestFirst = { by: 'newest', direction: 'desc' } as const

const sortingOf = ({ filter: { sort }, language }: Wanted): Sorting | undefined =>
  sort && { ...sort, language }

/**
 * The lists of the shop, answered from what this process keeps of every product that is sold and brings up to date
 * with each change of the catalogue, whoever made it.
 */
export const createListings = (
  deps: CacheDeps,
  readAttributes: () => Promise<readonly Attribute[]>,
) => {
  const { engine } = deps
  const search = createSearch(deps)
  const cards = createKeptCards(deps)
  const pieces = createPieces(cards)
  let known: Cursor = { version: -1, id: '' }
  let attributes = indexAttributes([])

  const readOn = async () => {
    let hasChanged = false
    for (;;) {
      const { changed, upTo } = await readChanged(engine.db, known, batch)
      for (const each of changed) pieces.apply(each)
      known = upTo
      hasChanged ||= changed.length > 0
      if (changed.length < batch) break
      await setImmediate()
    }
    // Whoever renames an attribute renders its products anew.
    if (hasChanged) attributes = indexAttributes(await readAttributes())
  }

  const readNewer = engine.prepareRead(
    engine.db
      .selectFrom('product')
      .select('id')
      .where('version', '>', hole<number>('version'))
      .limit(1),
  )

  let turn: Promise<void> | undefined
  /** Reads what has changed; whoever asks meanwhile waits for it, and looks again. */
  const refresh = async (): Promise<void> => {
    if (turn) await turn.catch(() => undefined)
    if ((await readNewer({ version: known.version })).length === 0) return
    turn ??= readOn().finally(() => {
      turn = undefined
    })
    return turn
  }

  const judge = (list: TypedFastBitSet, { filter, withFacets }: Wanted): Tally =>
    tally(pieces, list, filter, attributes.valuesOf, withFacets)

  /** A page of what a filter leaves. Prices are those of the variants that it asks for. */
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
    // Before anything is waited for: what was counted must not change meanwhile.
    ...(withFacets ? { facets: attributes.facets(filter, counted) } : {}),
    cards: await cards.read(numbers, filter),
  })

  return {
    refresh,

    /** A category with all below it, or every piece; the newest first unless the filter sorts. */
    category: async (categoryId: string | undefined, wanted: Wanted): Promise<Listed> => {
      const sorting = sortingOf(wanted) ?? newestFirst
      await refresh()
      await pieces.prepare(sorting)
      const list = categoryId === undefined ? pieces.all : pieces.in(categoryId)
      const counted = judge(list, wanted)
      return listed(counted, wanted, sorted(counted, sorting, wanted))
    },

    /** What a search finds; the best hits first unless the filter sorts. */
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
