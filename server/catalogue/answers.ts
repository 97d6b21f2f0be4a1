import { formatFilter } from '../../src/domain/catalogue/listingFilter.ts'
import { wholeCatalogue } from '../../src/domain/shell/addresses.ts'
import { refuse } from '../http/problem.ts'
import { createPageCache } from '../store/pageCache.ts'
import type { CacheDeps } from '../store/textCache.ts'
import type { Asked, Catalogue } from './catalogue.repo.ts'
import { readCategoryTree } from './categoryTree.ts'

const keyOf = (of: string, { filter, language, withFacets, page, limit }: Asked) =>
  JSON.stringify([of, page, limit, withFacets, formatFilter(filter), language])

/** Answers of the catalogue as JSON text, cached until the catalogue changes. They are the same for all customers. */
export const createCatalogueAnswers = (deps: CacheDeps, catalogue: Catalogue) => {
  const pages = createPageCache(deps, 'answers')

  return {
    categories: (): Promise<string> =>
      pages.get('categories', async () =>
        JSON.stringify({ data: (await readCategoryTree(deps.engine.db)).nested() }),
      ),

    /** A page of a category, or of the whole catalogue by its slug. Refuses unknown categories with 404. */
    list: (category: { slug: string } | { id: string }, asked: Asked): Promise<string> =>
      pages.get(keyOf(`list ${Object.values(category)}`, asked), async () => {
        const id = await catalogue.categoryId(category)
        const isWhole = 'slug' in category && category.slug === wholeCatalogue
        if (id === undefined && !isWhole)
          return refuse(404, 'not_found', 'There is no such category.')
        return catalogue.listing(id, asked)
      }),

    search: (query: string, asked: Asked): Promise<string> =>
      pages.get(keyOf(`search ${query}`, asked), () => catalogue.search(query, asked)),

    /** @param withPrices includes prices and stock, for verified customers only */
    featured: (withPrices: boolean): Promise<string> =>
      pages.get(`featured ${withPrices}`, () => catalogue.featured(withPrices)),

    /** Refuses unknown products with 404. */
    product: async (slug: string): Promise<string> =>
      (await catalogue.product(slug)) ?? refuse(404, 'not_found', 'There is no such product.'),
  }
}
export type CatalogueAnswers = ReturnType<typeof createCatalogueAnswers>
