import { fromCallback, fromPromise } from 'xstate'
import type { ListingSource } from '../../domain/catalogue/listingSource.ts'
import { type CatalogueChanged, listingMachine } from '../../machines/catalogue/listing.machine.ts'
import type { ListingPage, Reread, RereadInput } from '../../machines/catalogue/listingState.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { fetchListing, rereadListing } from './listing.ts'

interface ListingServices extends Pick<PageServices, 'api'> {
  /** Calls `tell` after changes of the catalogue, until the returned function is called. */
  readonly onCatalogueChanged: (tell: () => void) => () => void
}

/** Loads the pages of a list after its first (rule C4), and again after changes of the catalogue (rule C18). */
export const provideListing = ({ api, onCatalogueChanged }: ListingServices) => {
  const loadPage = fromPromise<ListingPage, { source: ListingSource; page: number }>(
    ({ input: { source, page }, signal }) => fetchListing(api, source, page, signal),
  )
  const reread = fromPromise<Reread, RereadInput>(({ input, signal }) =>
    rereadListing(api, input, signal),
  )
  const watchCatalogue = fromCallback<CatalogueChanged>(({ sendBack }) =>
    onCatalogueChanged(() => sendBack({ type: 'catalogue.changed' })),
  )

  return listingMachine.provide({ actors: { loadPage, reread, watchCatalogue } })
}
