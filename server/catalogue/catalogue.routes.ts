import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { type ListingFilter, parseFilter } from '../../src/domain/listingFilter.ts'
import { notYet } from '../http/notYet.ts'
import { refuse } from '../http/problem.ts'
import type { Engine } from '../store/engine.ts'
import { type Cards, createCatalogue } from './catalogue.repo.ts'
import { readCategoryTree } from './categoryTree.ts'

/** Browsing (specification 7, Catalogue and other). */
export const catalogueRoutes = (engine: Engine) => {
  const catalogue = createCatalogue(engine)

  const list = async (
    category: { slug: string } | { id: string },
    filter: ListingFilter,
    { page, limit }: Page,
  ) => {
    const id = await catalogue.categoryId(category)
    if (id === undefined) return refuse(404, 'not_found', 'There is no such category.')
    return toPage(await catalogue.listing(id, filter, windowOf({ page, limit })), { page, limit })
  }

  return initServer().router(contract.catalogue, {
    categories: async () => ({
      status: 200,
      body: { data: (await readCategoryTree(engine.db)).nested() },
    }),
    product: async ({ params }) => {
      const product = await catalogue.product(params.slug)
      return { status: 200, body: product ?? refuse(404, 'not_found', 'There is no such product.') }
    },
    byCategoryId: async ({ params, query }) => ({
      status: 200,
      body: await list({ id: params.id }, filterOfQuery(query), query),
    }),
    byCategorySlug: async ({ params, query }) => ({
      status: 200,
      body: await list({ slug: params.slug }, filterOfText(query.filter ?? ''), query),
    }),
    attributes: async () => ({ status: 200, body: { data: await catalogue.attributes() } }),
    featured: async ({ request }) => ({
      status: 200,
      body: { data: await catalogue.featured(request.caller !== null) },
    }),
    search: async ({ query }) => ({
      status: 200,
      body: toPage(await catalogue.search(query.query, windowOf(query)), query),
    }),
    countCategoryView: notYet,
    countProductView: notYet,
  })
}

interface Page {
  readonly page: number
  readonly limit: number
}

const windowOf = ({ page, limit }: Page) => ({ limit, offset: (page - 1) * limit })

const toPage = (cards: Cards, { page, limit }: Page) => ({ ...cards, page, limit })

const filterOfText = (text: string): ListingFilter => {
  const parsed = parseFilter(text)
  if ('filter' in parsed) return parsed.filter
  return refuse(
    422,
    'invalid_field',
    `filter: "${parsed.refused}" means nothing; use parts such as price:asc, stock:in or min:100`,
    {
      field: 'filter',
    },
  )
}

const filterOfQuery = (query: {
  titleFilter?: 'asc' | 'desc' | undefined
  priceFilter?: 'asc' | 'desc' | undefined
  stockFilter?: 'in' | 'out' | 'all' | undefined
}): ListingFilter => ({
  attributes: {},
  ...(query.stockFilter ? { stock: query.stockFilter } : {}),
  ...(query.titleFilter ? { sort: { by: 'title', direction: query.titleFilter } as const } : {}),
  ...(query.priceFilter ? { sort: { by: 'price', direction: query.priceFilter } as const } : {}),
})
