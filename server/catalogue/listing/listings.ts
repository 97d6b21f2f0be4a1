import type { Facets } from '../../../src/contracts/catalogue/catalogue.ts'
import type { ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import type { Window } from '../../search/highest.ts'
import type { LastChange } from '../../store/shopVersion.ts'

/** A request for a part of a list. */
export interface Wanted {
  readonly filter: ListingFilter
  readonly window: Window
  readonly withFacets: boolean
  /** The buyer's language, for lists sorted by title. */
  readonly language?: string | undefined
  /**
   * The shop's version, if it was read for this request: a list that is known to be current at this version need not be
   * checked again.
   */
  readonly version?: number | undefined
}

export interface Listed {
  /** JSON text, in the order of the list. */
  readonly cards: readonly string[]
  readonly total: number
  readonly facets?: Facets
  readonly didYouMean?: string
  /** The last change by which the answer may have become another one. Undefined if this is not known. */
  readonly lastChange: LastChange | undefined
}

/** The lists of the shop. Each shows everything that was committed before the request. */
export interface Listings {
  /** Loads changes and sorts by the usual orders, so that the next list does not wait for that. */
  prepare(): Promise<void>
  /** A category with its descendants, or all pieces. Newest first unless the filter sorts. */
  category(categoryId: string | undefined, wanted: Wanted): Promise<Listed>
  /** Search results, best first unless the filter sorts. */
  search(query: string, wanted: Wanted): Promise<Listed>
}
