import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { wholeCatalogue } from '../../src/domain/addresses.ts'
import { formatFilter, type ListingFilter, parseFilter } from '../../src/domain/listingFilter.ts'
import { refuse } from '../http/problem.ts'
import { rendered } from '../http/rendered.ts'
import type { Engine } from '../store/engine.ts'
import { readCards } from './cards.ts'
import type { Asked, Catalogue } from './catalogue.repo.ts'
import { readCategoryTree } from './categoryTree.ts'
import { createPageCache } from './version.ts'
import { countView } from './views.ts'

/** Browsing (specification 7, Catalogue and other). */
export const catalogueRoutes = (engine: Engine, catalogue: Catalogue) => {
  const pages = createPageCache(engine)

  const key = (of: string, { filter, withFacets, page, limit }: Asked) =>
    JSON.stringify([of, page, limit, withFacets, formatFilter(filter)])

  const list = (category: { slug: string } | { id: string }, asked: Asked) =>
    pages.get(key(`list ${Object.values(category)}`, asked), async () => {
      const id = await catalogue.categoryId(category)
      const isWhole = 'slug' in category && category.slug === wholeCatalogue
      if (id === undefined && !isWhole)
        return refuse(404, 'not_found', 'There is no such category.')
      return catalogue.listing(id, asked)
    })

  return initServer().router(contract.catalogue, {
    categories: async ({ reply }) => {
      const json = await pages.get('categories', async () =>
        JSON.stringify({ data: (await readCategoryTree(engine.db)).nested() }),
      )
      return { status: 200, body: rendered(reply, json) }
    },
    product: async ({ params, reply }) => {
      const json = await catalogue.product(params.slug)
      if (json === undefined) return refuse(404, 'not_found', 'There is no such product.')
      return { status: 200, body: rendered(reply, json) }
    },
    byCategoryId: async ({ params, query, reply }) => ({
      status: 200,
      body: rendered(
        reply,
        await list(
          { id: params.id },
          { ...query, filter: filterOfQuery(query), withFacets: false },
        ),
      ),
    }),
    byCategorySlug: async ({ params, query, reply }) => ({
      status: 200,
      body: rendered(reply, await list({ slug: params.slug }, askedIn(query))),
    }),
    attributes: async () => ({ status: 200, body: { data: await catalogue.attributes() } }),
    featured: async ({ request, reply }) => {
      const withPrices = request.caller !== null
      const json = await pages.get(`featured ${withPrices}`, () => catalogue.featured(withPrices))
      return { status: 200, body: rendered(reply, json) }
    },
    cards: async ({ query: { ids }, reply }) => ({
      status: 200,
      body: rendered(reply, await readCards(engine.db, ids)),
    }),
    search: async ({ query: { query, ...rest }, reply }) => {
      const asked = askedIn(rest)
      const json = await pages.get(key(`search ${query}`, asked), () =>
        catalogue.search(query, asked),
      )
      return { status: 200, body: rendered(reply, json) }
    },
    countCategoryView: async ({ params }) => {
      const id = await catalogue.categoryId({ slug: params.slug })
      if (id === undefined) return refuse(404, 'not_found', 'There is no such category.')
      return { status: 200, body: { counts: await countView(engine.db, id) } }
    },
    countProductView: async ({ params }) => {
      if (!(await catalogue.isSold(params.id)))
        return refuse(404, 'not_found', 'There is no such product.')
      return { status: 200, body: { counts: await countView(engine.db, params.id) } }
    },
  })
}

const askedIn = ({
  page,
  limit,
  filter = '',
  facets,
}: {
  page: number
  limit: number
  filter?: string | undefined
  facets?: 'yes' | undefined
}): Asked => ({ page, limit, filter: filterOfText(filter), withFacets: facets === 'yes' })

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
