import { wholeCatalogue } from '../../src/domain/addresses.ts'
import { formatFilter } from '../../src/domain/listingFilter.ts'
import type { CacheDeps } from '../caches.ts'
import { refuse } from '../http/problem.ts'
import type { Asked, Catalogue } from './catalogue.repo.ts'
import { readCategoryTree } from './categoryTree.ts'
import { createPageCache } from './version.ts'

const keyOf = (of: string, { filter, language, withFacets, page, limit }: Asked) =>
  JSON.stringify([of, page, limit, withFacets, formatFilter(filter), language])

/** What the catalogue answers, as JSON text: kept until it changes, whoever asks. */
export const createCatalogueAnswers = (deps: CacheDeps, catalogue: Catalogue) => {
  const pages = createPageCache(deps, 'answers')

  return {
    categories: (): Promise<string> =>
      pages.get('categories', async () =>
        JSON.stringify({ data: (await readCategoryTree(deps.engine.db)).nested() }),
      ),

    /** A page of a category, or of the whole catalogue by its own slug; 404 where there is no such category. */
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

    /** Prices and stock only where asked for, that is for verified customers. */
    featured: (withPrices: boolean): Promise<string> =>
      pages.get(`featured ${withPrices}`, () => catalogue.featured(withPrices)),

    /** 404 where there is no such product. */
    product: async (slug: string): Promise<string> =>
      (await catalogue.product(slug)) ?? refuse(404, 'not_found', 'There is no such product.'),
  }
}
export type CatalogueAnswers = ReturnType<typeof createCatalogueAnswers>
