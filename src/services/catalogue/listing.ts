import type { ClientInferResponseBody } from '@ts-rest/core'
import type { Product, ProductCard } from '../../contracts/catalogue/product.ts'
import type { contract } from '../../contracts/index.ts'
import {
  type ListingPart,
  type ListingSource,
  listingPageSize,
  listingQuery,
} from '../../domain/catalogue/listingSource.ts'
import type { Reread, RereadInput } from '../../machines/catalogue/listingState.ts'
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

/**
 * The first page of a list, with its facets.
 * @throws ServerFailure with the status of any refusal
 */
export const openListing = (
  api: Api,
  source: ListingSource,
  signal: AbortSignal,
): Promise<Listing> => fetchPage(api, source, { page: 1, withFacets: true }, signal)

/** Maximum number of products in one answer (rule C3). */
const most = 100

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
  const wanted = page * listingPageSize
  const size = Math.min(wanted, most)
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(wanted / size) }, (_, before) =>
      fetchPage(api, source, { page: before + 1, size }, signal),
    ),
  )
  const data = parts.flatMap((part) => part.data).slice(0, wanted)
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
