import type { ListingPage, ListingSource } from '../machines/listing.machine.ts'
import type { Api } from './api.ts'
import { ServerFailure } from './failures.ts'

/** Products of a page of a list (specification 9). */
const limit = 20

/**
 * A page of a category or of search results, counted from 1.
 * @throws ServerFailure with the status of any refusal
 */
export const fetchListing = async (
  api: Api,
  source: ListingSource,
  page: number,
  signal: AbortSignal,
): Promise<ListingPage> => {
  const counted = { limit: String(limit), page: String(page) }
  const reply =
    source.kind === 'search'
      ? await api.catalogue.search({
          query: { ...counted, query: source.query },
          fetchOptions: { signal },
        })
      : await api.catalogue.byCategorySlug({
          params: { slug: encodeURIComponent(source.slug) },
          query: { ...counted, ...(source.filter ? { filter: source.filter } : {}) },
          fetchOptions: { signal },
        })
  if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body)
  return reply.body
}
