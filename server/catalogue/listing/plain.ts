import type { Attribute, Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { facetsOf, fits, pieceOf } from '../../../src/domain/catalogue/facets.ts'
import {
  listedUnder,
  narrowable,
  wantedVariants,
} from '../../../src/domain/catalogue/listedNumbers.ts'
import { byTitle, languageOfOrder } from '../../../src/domain/catalogue/titles.ts'
import { unitPrice } from '../../../src/domain/settings/money.ts'
import { createSearch } from '../../search/search.ts'
import type { CacheDeps } from '../../store/kept/textCache.ts'
import type { Listed, Listings, Wanted } from './listings.ts'

interface Listable {
  readonly id: string
  /** Its number in the search index. */
  readonly number: number
  readonly newest: number
  readonly categoryIds: readonly string[]
  readonly card: ProductCard
  readonly product: Product
}

type Compare = (a: Listable, b: Listable) => number

const byId: Compare = (a, b) => (a.id < b.id ? -1 : 1)

/**
 * Defines the correct answers of {@link Listings}: reads all products for each list, and applies the rules of the
 * domain one by one. A property test compares the index with it.
 */
export const createPlainListings = (
  deps: CacheDeps,
  readAttributes: () => Promise<readonly Attribute[]>,
): Listings => {
  const { db } = deps.engine
  const { find } = createSearch(deps)

  const readAll = async (): Promise<Listable[]> => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('search_document', 'search_document.product_id', 'product.id')
      .select(['product.id', 'search_document.id as number', 'card_json', 'detail_json'])
      .execute()
    const listings = await db.selectFrom('listing').selectAll().execute()
    const listingsOf = Map.groupBy(listings, ({ product_id }) => product_id)
    return rows.flatMap(({ id, number, card_json, detail_json }) => {
      const listed = listingsOf.get(id) ?? []
      return listed.slice(0, 1).map(({ newest }) => ({
        ...{ id, number, newest },
        categoryIds: listed.map(({ category_id }) => category_id),
        card: JSON.parse(card_json) as ProductCard,
        product: JSON.parse(detail_json) as Product,
      }))
    })
  }

  /** The order that the filter asks for. */
  const orderOf = (all: readonly Listable[], { filter, language }: Wanted): Compare | undefined => {
    const { by, direction } = filter.sort ?? {}
    if (by === undefined) return undefined
    const price = ({ product }: Listable) =>
      Math.min(...wantedVariants(filter, pieceOf(product)).map(unitPrice))
    const compareTitles = byTitle(
      languageOfOrder(language, (each) => all.some(({ card }) => card.title[each] !== undefined)),
    )
    const rising: Compare = {
      price: (a: Listable, b: Listable) => price(a) - price(b),
      newest: (a: Listable, b: Listable) => a.newest - b.newest,
      title: (a: Listable, b: Listable) => compareTitles(a.card.title, b.card.title),
    }[by]
    const sign = direction === 'desc' ? -1 : 1
    return (a, b) => sign * (rising(a, b) || byId(a, b))
  }

  /** A page of the products that match the filter, and the further choices. */
  const listed = async (
    some: readonly Listable[],
    compare: Compare,
    { filter, window, withFacets }: Wanted,
    query?: string,
  ): Promise<Listed> => {
    const fitting = some.filter(({ product }) => fits(filter, pieceOf(product)))
    const shown = fitting.toSorted(compare).slice(window.offset, window.offset + window.limit)
    const pieces = some.map(({ product }) => pieceOf(product))
    return {
      total: fitting.length,
      lastChange: undefined,
      ...(withFacets ? { facets: facetsOf(filter, pieces, await readAttributes()) } : {}),
      cards: shown.map(({ card, product }) =>
        JSON.stringify({ ...card, ...listedUnder({ filter, query }, narrowable(product)) }),
      ),
    }
  }

  return {
    prepare: async () => {},

    category: async (categoryId, wanted) => {
      const all = await readAll()
      const some = all.filter(
        ({ categoryIds }) => categoryId === undefined || categoryIds.includes(categoryId),
      )
      const newestFirst: Compare = (a, b) => b.newest - a.newest || byId(b, a)
      return listed(some, orderOf(all, wanted) ?? newestFirst, wanted)
    },

    search: async (query, wanted) => {
      const { tiers, didYouMean } = await find(query)
      const all = await readAll()
      const tierOf = ({ number }: Listable) => tiers.findIndex((tier) => tier.has(number))
      const some = all.filter((each) => tierOf(each) >= 0)
      const bestFirst: Compare = (a, b) => tierOf(a) - tierOf(b) || b.number - a.number
      return {
        ...(await listed(some, orderOf(all, wanted) ?? bestFirst, wanted, query)),
        ...(didYouMean === undefined ? {} : { didYouMean }),
      }
    },
  }
}
