import { formatFilter } from '../../src/domain/catalogue/listingFilter.ts'
import { wholeCatalogue } from '../../src/domain/shell/addresses.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import type { ReadPage } from '../store/kept/pages.ts'
import type { Db } from '../store/schema.ts'
import { lastChangeOf } from '../store/shopVersion.ts'
import type { Asked, Catalogue } from './catalogue.repo.ts'
import { createCategoryIds } from './categories/categoryIds.ts'
import { readCategoryTree } from './categories/categoryTree.ts'

const keyOf = (of: string, { filter, language, withFacets, page, limit }: Asked) =>
  JSON.stringify([of, page, limit, withFacets, formatFilter(filter), language])

const dataOf = (documents: readonly string[]) => `{"data":[${documents.join(',')}]}`

const withoutPrices = (card: string) => {
  const { prices: _prices, stock: _stock, ...seen } = JSON.parse(card) as Record<string, unknown>
  return JSON.stringify(seen)
}

/**
 * Answers of the catalogue as JSON. They are the same for all customers.
 * @param read whether as text or as bytes to send
 */
export const createCatalogueAnswers = <Form>(
  db: Db,
  read: ReadPage<Form>,
  catalogue: Catalogue,
) => {
  const categoryId = createCategoryIds(db)

  return {
    /** @param version the shop's version, if it was read for this request */
    categories: (version?: number): Promise<Form> =>
      read(
        'categories',
        async () => ({
          text: JSON.stringify({ data: (await readCategoryTree(db)).nested() }),
          lastChange: lastChangeOf(db, 'categories'),
        }),
        version,
      ),

    /** A page of a category, or of the whole catalogue by its slug. Refuses unknown categories with 404. */
    list: (category: { slug: string } | { id: string }, asked: Asked): Promise<Form> =>
      read(
        keyOf(`list ${Object.values(category)}`, asked),
        async (version) => {
          const id = await categoryId(category, version)
          const isWhole = 'slug' in category && category.slug === wholeCatalogue
          if (id === undefined && !isWhole)
            return refuse(404, 'not_found', said('refusal.noCategory'))
          return catalogue.listing(id, { ...asked, version })
        },
        asked.version,
      ),

    search: (query: string, asked: Asked): Promise<Form> =>
      read(
        keyOf(`search ${query}`, asked),
        (version) => catalogue.search(query, { ...asked, version }),
        asked.version,
      ),

    /**
     * @param withPrices includes prices and stock, for verified customers only (rule C14)
     * @param version the shop's version, if it was read for this request
     */
    featured: (withPrices: boolean, version?: number): Promise<Form> =>
      read(
        `featured ${withPrices}`,
        async () => {
          const cards = await catalogue.featured()
          return {
            text: dataOf(withPrices ? cards : cards.map(withoutPrices)),
            lastChange: lastChangeOf(db, 'featured'),
          }
        },
        version,
      ),

    /** The cards of the products that are still sold, in the order of `ids`. */
    cards: async (ids: readonly string[]): Promise<string> => dataOf(await catalogue.cards(ids)),

    /** Refuses unknown products with 404. */
    product: async (slug: string): Promise<string> =>
      (await catalogue.product(slug)) ?? refuse(404, 'not_found', said('refusal.noProduct')),
  }
}
export type CatalogueAnswers<Form = string> = ReturnType<typeof createCatalogueAnswers<Form>>
