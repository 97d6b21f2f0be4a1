import { fromPromise } from 'xstate'
import type { ListingSource } from '../../domain/catalogue/listingSource.ts'
import { type ListingPage, listingMachine } from '../../machines/catalogue/listing.machine.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { fetchListing } from './listing.ts'

/** Loads the pages of a list after its first (rule C4). */
export const provideListing = ({ api }: PageServices) => {
  const loadPage = fromPromise<ListingPage, { source: ListingSource; page: number }>(
    ({ input: { source, page }, signal }) => fetchListing(api, source, page, signal),
  )

  return listingMachine.provide({ actors: { loadPage } })
}
