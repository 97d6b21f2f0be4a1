import type { ListingRef } from '../../../machines/catalogue/listing.machine.ts'
import type { RowPlaces } from './useRows.ts'

/** A list that is shown. */
export interface OpenList {
  /** Identifies the list. */
  readonly id: string
  readonly listing: ListingRef
  readonly places: RowPlaces
}
