import { wholeCatalogue } from '../shell/addresses.ts'
import { isSortedByTitle, keepKnownParts } from './listingFilter.ts'

/** Identifies the list, so that the next page belongs to the same one. */
export type ListingSource = {
  readonly filter: string
  /** The language whose order it uses; only for a list that is sorted by title. */
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
 * The list of a category's page; unknown parts of its address are left out.
 * @param language the buyer's language
 */
export const categoryList = (
  slug: string,
  search: URLSearchParams,
  language: string,
): ListingSource => ({ kind: 'category', slug, ...askedIn(search, language) })

/** The list of the e-shop's page: search results, or the whole catalogue. */
export const eshopList = (search: URLSearchParams, language: string): ListingSource => {
  const query = search.get('search')?.trim()
  return query
    ? { kind: 'search', query, ...askedIn(search, language) }
    : categoryList(wholeCatalogue, search, language)
}

/** Pages that an address can ask for; more products come while the buyer scrolls. */
export const mostPages = 25

/** How many pages of a list its address asks for, from the beginning (rule C7); 1 without a valid number. */
export const pagesIn = (search: URLSearchParams): number => {
  const pages = Number(search.get('page') ?? 1)
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, mostPages) : 1
}

/** A part of a list. */
export interface ListingPart {
  readonly page: number
  /** Products of a page; {@link listingPageSize} without it. */
  readonly size?: number
  readonly withFacets?: boolean
}

/** The query of a part of a list, besides its source. */
export const listingQuery = (
  { filter, language }: Pick<ListingSource, 'filter' | 'language'>,
  { page, size = listingPageSize, withFacets = false }: ListingPart,
) => ({
  limit: String(size),
  page: String(page),
  ...(filter ? { filter } : {}),
  ...(language ? { lang: language } : {}),
  ...(withFacets ? { facets: 'yes' as const } : {}),
})
