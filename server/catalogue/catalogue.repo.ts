import type { Attribute } from '../../src/contracts/catalogue/product.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { Page as RenderedPage } from '../store/kept/pages.ts'
import type { CacheDeps } from '../store/kept/textCache.ts'
import { createIndexedListings } from './listing/indexed.ts'
import type { Listed, Wanted } from './listing/listings.ts'
import { createStoredDocuments } from './rendered/stored.ts'

/** A page of a list, counted from 1. */
export interface Page {
  readonly page: number
  readonly limit: number
}

const parse = <T>(json: string) => JSON.parse(json) as T

const windowOf = ({ page, limit }: Page) => ({ limit, offset: (page - 1) * limit })

/** A request for a page of a list. */
export interface Asked extends Page, Omit<Wanted, 'window'> {}

/** A page as JSON text, from cards as JSON text. */
const pageOf = (
  { cards, total, facets, didYouMean, lastChange }: Listed,
  { page, limit }: Page,
): RenderedPage => {
  const parts = [
    `"data":[${cards.join(',')}]`,
    `"total":${total},"page":${page},"limit":${limit}`,
    ...(facets ? [`"facets":${JSON.stringify(facets)}`] : []),
    ...(didYouMean === undefined ? [] : [`"didYouMean":${JSON.stringify(didYouMean)}`]),
  ]
  return { text: `{${parts.join(',')}}`, lastChange }
}

/** Reads the catalogue for buyers, as JSON text from the documents of published products. */
export const createCatalogue = (deps: CacheDeps) => {
  const { db } = deps.engine
  const documents = createStoredDocuments(db)

  const readAttributes = async (): Promise<Attribute[]> => {
    const attributes = await db.selectFrom('attribute').selectAll().orderBy('position').execute()
    const values = await db.selectFrom('attribute_value').selectAll().orderBy('position').execute()
    const byAttribute = Map.groupBy(values, (value) => value.attribute_id)
    const named = (row: { id: string; name_json: string }) => ({
      _id: row.id,
      name: parse<MultilingualText>(row.name_json),
    })
    return attributes.map((row) => ({
      ...named(row),
      variants: (byAttribute.get(row.id) ?? []).map(named),
    }))
  }

  const listings = createIndexedListings(deps, readAttributes)

  return {
    ...documents,

    isSold: async (productId: string): Promise<boolean> => {
      const row = await db
        .selectFrom('product')
        .select('id')
        .where('id', '=', productId)
        .where('status', '=', 'active')
        .executeTakeFirst()
      return row !== undefined
    },

    categoryId: async (by: { slug: string } | { id: string }): Promise<string | undefined> => {
      const [column, value] = 'slug' in by ? (['slug', by.slug] as const) : (['id', by.id] as const)
      const row = await db
        .selectFrom('category')
        .select('id')
        .where(column, '=', value)
        .executeTakeFirst()
      return row?.id
    },

    /** Loads changes of the catalogue and sorts it, so that the next list does not wait for that. */
    prepare: listings.prepare,

    /**
     * A page of the products of a category and its descendants, or of the whole catalogue. Newest first unless the
     * filter sorts.
     */
    listing: async (categoryId: string | undefined, asked: Asked): Promise<RenderedPage> =>
      pageOf(await listings.category(categoryId, { ...asked, window: windowOf(asked) }), asked),

    /** A page of search results, best first unless the filter sorts. */
    search: async (query: string, asked: Asked): Promise<RenderedPage> =>
      pageOf(await listings.search(query, { ...asked, window: windowOf(asked) }), asked),

    attributes: readAttributes,
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
