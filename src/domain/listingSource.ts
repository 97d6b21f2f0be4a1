import { wholeCatalogue } from './addresses.ts'
import { keepKnownParts } from './listingFilter.ts'

/** Which list it is, so that the next page is of the same one. */
export type ListingSource =
  | { readonly kind: 'category'; readonly slug: string; readonly filter: string }
  | { readonly kind: 'search'; readonly query: string; readonly filter: string }

/** Products of a page of a list (specification 9). */
export const listingPageSize = 20

const filterIn = (search: URLSearchParams) => keepKnownParts(search.get('filter') ?? '')

/** The list of a category's page; what its address asks for and nobody knows is left out. */
export const categoryList = (slug: string, search: URLSearchParams): ListingSource => ({
  kind: 'category',
  slug,
  filter: filterIn(search),
})

/** The list of the e-shop's page: what was searched for, or the whole catalogue. */
export const eshopList = (search: URLSearchParams): ListingSource => {
  const query = search.get('search')?.trim()
  return query
    ? { kind: 'search', query, filter: filterIn(search) }
    : categoryList(wholeCatalogue, search)
}

/** What a page of a list is asked for with, besides which list; the first brings what can be chosen further. */
export const listingQuery = (
  { filter }: Pick<ListingSource, 'filter'>,
  page: number,
  withFacets: boolean,
) => ({
  limit: String(listingPageSize),
  page: String(page),
  ...(filter ? { filter } : {}),
  ...(withFacets ? { facets: 'yes' as const } : {}),
})
