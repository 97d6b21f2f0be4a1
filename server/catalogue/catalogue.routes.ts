import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { type ListingFilter, parseFilter } from '../../src/domain/catalogue/listingFilter.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse, refuseField } from '../http/problem.ts'
import { rendered } from '../http/rendered.ts'
import type { Engine } from '../store/engine.ts'
import type { CatalogueAnswers } from './answers.ts'
import type { Asked, Catalogue } from './catalogue.repo.ts'
import { countView } from './views.ts'

/** Browsing and searching the catalogue. */
export const catalogueRoutes = (
  engine: Engine,
  catalogue: Catalogue,
  answers: CatalogueAnswers<Buffer>,
) =>
  initServer().router(contract.catalogue, {
    categories: async ({ request, reply }) => ({
      status: 200,
      body: rendered(reply, await answers.categories(request.shopVersion)),
    }),
    product: async ({ params, reply }) => ({
      status: 200,
      body: rendered(reply, await answers.product(params.slug)),
    }),
    byCategoryId: async ({ params, query, request: { shopVersion: version }, reply }) => {
      const wanted = { ...asked(query, filterOfQuery(query), false), version }
      return { status: 200, body: rendered(reply, await answers.list({ id: params.id }, wanted)) }
    },
    byCategorySlug: async ({ params, query, request: { shopVersion: version }, reply }) => {
      const wanted = { ...askedIn(query), version }
      return {
        status: 200,
        body: rendered(reply, await answers.list({ slug: params.slug }, wanted)),
      }
    },
    attributes: async () => ({ status: 200, body: { data: await catalogue.attributes() } }),
    featured: async ({ request, reply }) => ({
      status: 200,
      body: rendered(reply, await answers.featured(request.caller !== null, request.shopVersion)),
    }),
    cards: async ({ query: { ids }, reply }) => ({
      status: 200,
      body: rendered(reply, await answers.cards(ids)),
    }),
    search: async ({ query: { query, ...rest }, request: { shopVersion: version }, reply }) => {
      const wanted = { ...askedIn(rest), version }
      return { status: 200, body: rendered(reply, await answers.search(query, wanted)) }
    },
    countCategoryView: async ({ params }) => {
      const id = await catalogue.categoryId({ slug: params.slug })
      if (id === undefined) return refuse(404, 'not_found', said('refusal.noCategory'))
      return { status: 200, body: { counts: await countView(engine.db, id) } }
    },
    countProductView: async ({ params }) => {
      if (!(await catalogue.isSold(params.id)))
        return refuse(404, 'not_found', said('refusal.noProduct'))
      return { status: 200, body: { counts: await countView(engine.db, params.id) } }
    },
  })

interface PageQuery {
  readonly page: number
  readonly limit: number
  readonly lang?: string | undefined
}

/** The language only matters for lists sorted by title. Others use one cache entry for all languages. */
const asked = (
  { page, limit, lang }: PageQuery,
  filter: ListingFilter,
  withFacets: boolean,
): Asked => ({
  ...{ page, limit, filter, withFacets },
  language: filter.sort?.by === 'title' ? lang : undefined,
})

/** Reads the request for a list from its query. */
export const askedIn = ({
  filter = '',
  facets,
  ...page
}: PageQuery & { filter?: string | undefined; facets?: 'yes' | undefined }): Asked =>
  asked(page, filterOfText(filter), facets === 'yes')

const filterOfText = (text: string): ListingFilter => {
  const parsed = parseFilter(text)
  if ('filter' in parsed) return parsed.filter
  return refuseField(
    'filter',
    `"${parsed.refused}" means nothing; use parts such as price:asc, stock:in or min:100`,
  )
}

/** The filter of a list by id (rule C6). */
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
