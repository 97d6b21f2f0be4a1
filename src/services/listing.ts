import type { ClientInferResponseBody } from '@ts-rest/core'
import type { contract } from '../contracts/index.ts'
import type { ListingSource } from '../machines/listing.machine.ts'
import type { Api } from './api.ts'
import { ServerFailure } from './failures.ts'

/** Products of a page of a list (specification 9). */
const limit = 20

type Listing = ClientInferResponseBody<typeof contract.catalogue.search, 200>

const fetchPage = async (
  api: Api,
  source: ListingSource,
  { page, withFacets }: { page: number; withFacets: boolean },
  signal: AbortSignal,
): Promise<Listing> => {
  const query = {
    limit: String(limit),
    page: String(page),
    ...(source.filter ? { filter: source.filter } : {}),
    ...(withFacets ? { facets: 'yes' as const } : {}),
  }
  const reply =
    source.kind === 'search'
      ? await api.catalogue.search({
          query: { ...query, query: source.query },
          fetchOptions: { signal },
        })
      : await api.catalogue.byCategorySlug({
          params: { slug: encodeURIComponent(source.slug) },
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
): Promise<Listing> => fetchPage(api, source, { page, withFacets: false }, signal)

/**
 * The first page of a list, with what can be chosen further.
 * @throws ServerFailure with the status of any refusal
 */
export const openListing = (
  api: Api,
  source: ListingSource,
  signal: AbortSignal,
): Promise<Listing> => fetchPage(api, source, { page: 1, withFacets: true }, signal)
