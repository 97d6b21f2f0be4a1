import type { ClientInferResponseBody } from '@ts-rest/core'
import type { Product, ProductCard } from '../../contracts/catalogue/product.ts'
import type { contract } from '../../contracts/index.ts'
import {
  type ListingPart,
  type ListingSource,
  listingPageSize,
  listingQuery,
} from '../../domain/catalogue/listingSource.ts'
import type { OpenedListing, Reread, RereadInput } from '../../machines/catalogue/listingState.ts'
import type { Api } from '../parts/api.ts'
import { ServerFailure } from '../parts/failures.ts'
import { fetchCards } from './cards.ts'

type Listing = ClientInferResponseBody<typeof contract.catalogue.search, 200>

const fetchPage = async (
  api: Api,
  source: ListingSource,
  part: ListingPart,
  signal: AbortSignal,
): Promise<Listing> => {
  const query = listingQuery(source, part)
  const reply =
    source.kind === 'search'
      ? await api.catalogue.search({
          query: { ...query, query: source.query },
          fetchOptions: { signal },
        })
      : await api.catalogue.byCategorySlug({
          params: { slug: source.slug },
          query,
          fetchOptions: { signal },
        })
  if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body)
  return reply.body
}

/**
 * A page of a category or of search results, counted from 1.
 * @throws ServerFailure with the status of any refusal
 */
export const fetchListing = (
  api: Api,
  source: ListingSource,
  page: number,
  signal: AbortSignal,
): Promise<Listing> => fetchPage(api, source, { page }, signal)

/** Maximum number of products in one answer (rule C3). */
const most = 100

/** The first pages of a list, in as few calls as possible; the first has the facets if asked for. */
const fetchPages = (
  api: Api,
  source: ListingSource,
  { pages, withFacets = false }: { pages: number; withFacets?: boolean },
  signal: AbortSignal,
): Promise<Listing[]> => {
  const size = Math.min(pages * listingPageSize, most)
  return Promise.all(
    Array.from({ length: Math.ceil((pages * listingPageSize) / size) }, (_, before) =>
      fetchPage(
        api,
        source,
        { page: before + 1, size, withFacets: withFacets && before === 0 },
        signal,
      ),
    ),
  )
}

const productsOf = (parts: readonly Listing[], pages: number) =>
  parts.flatMap((part) => part.data).slice(0, pages * listingPageSize)

/**
 * The first pages of a list, with its facets.
 * @throws ServerFailure with the status of any refusal
 */
export const openListing = async (
  api: Api,
  source: ListingSource,
  pages: number,
  signal: AbortSignal,
): Promise<Listing & Required<OpenedListing>> => {
  const parts = await fetchPages(api, source, { pages, withFacets: true }, signal)
  const [first] = parts as [Listing]
  const last = Math.max(1, Math.ceil(first.total / listingPageSize))
  return { ...first, data: productsOf(parts, pages), pages: Math.min(pages, last) }
}

/**
 * Reloads the first pages of a list, with as few calls as possible, and looks for products that were shown and are no
 * longer in them.
 * @throws ServerFailure with the status of any refusal
 */
export const rereadListing = async (
  api: Api,
  { source, page, shown }: RereadInput,
  signal: AbortSignal,
): Promise<Reread> => {
  const parts = await fetchPages(api, source, { pages: page }, signal)
  const data = productsOf(parts, page)
  const listed = new Set(data.map(({ _id }) => _id))
  const missing = shown.filter((id) => !listed.has(id))
  const elsewhere = await fetchCards(api, missing, signal)
  const sold = new Set(elsewhere.map(({ _id }) => _id))
  return {
    ...{ data, elsewhere, total: parts[0]?.total ?? 0 },
    gone: missing.filter((id) => !sold.has(id)),
  }
}

/** Number of related products on a page. */
const relatedProducts = 8

/** Other products of a product's category. Optional content: returns an empty list if the request fails. */
export const fetchRelated = async (
  api: Api,
  { _id, category }: Pick<Product, '_id' | 'category'>,
  signal: AbortSignal,
): Promise<readonly ProductCard[]> => {
  const [first] = category
  if (!first) return []
  try {
    const source = { kind: 'category', slug: first.slug, filter: '' } as const
    const { data } = await fetchListing(api, source, 1, signal)
    return data.filter((product) => product._id !== _id).slice(0, relatedProducts)
  } catch {
    return []
  }
}
