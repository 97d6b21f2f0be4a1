import { wholeCatalogue } from './addresses.ts'
import { isSortedByTitle, keepKnownParts } from './listingFilter.ts'

/** Which list it is, so that the next page is of the same one. */
export type ListingSource = {
  readonly filter: string
  /** In the order of which language it stands; of a list that is sorted by title alone. */
  readonly language?: string
} & (
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'search'; readonly query: string }
)

/** Products of a page of a list (rule C3). */
export const listingPageSize = 20

const askedIn = (search: URLSearchParams, language: string) => {
  const filter = keepKnownParts(search.get('filter') ?? '')
  return isSortedByTitle(filter) ? { filter, language } : { filter }
}

/**
 * The list of a category's page; what its address asks for and nobody knows is left out.
 * @param language what the buyer reads
 */
export const categoryList = (
  slug: string,
  search: URLSearchParams,
  language: string,
): ListingSource => ({ kind: 'category', slug, ...askedIn(search, language) })

/** The list of the e-shop's page: what was searched for, or the whole catalogue. */
export const eshopList = (search: URLSearchParams, language: string): ListingSource => {
  const query = search.get('search')?.trim()
  return query
    ? { kind: 'search', query, ...askedIn(search, language) }
    : categoryList(wholeCatalogue, search, language)
}

/** What a page of a list is asked for with, besides which list; the first brings what can be chosen further. */
export const listingQuery = (
  { filter, language }: Pick<ListingSource, 'filter' | 'language'>,
  page: number,
  withFacets: boolean,
) => ({
  limit: String(listingPageSize),
  page: String(page),
  ...(filter ? { filter } : {}),
  ...(language ? { lang: language } : {}),
  ...(withFacets ? { facets: 'yes' as const } : {}),
})
