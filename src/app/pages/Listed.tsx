import type { ListingSource } from '../../domain/listingSource.ts'
import type { ListingPage } from '../../machines/listing.machine.ts'
import { Products } from '../../views/pages/listing/Products.tsx'
import { heartOf } from '../heartOf.tsx'
import { useListing } from '../useListing.ts'

interface Opened {
  readonly source: ListingSource
  readonly first: ListingPage
  /** The words that its products were found by. */
  readonly query?: string
}

/** The products of a list; another list begins anew. */
export function Listed(opened: Opened) {
  return <Growing key={JSON.stringify(opened.source)} {...opened} />
}

function Growing({ source, first, query = '' }: Opened) {
  const { listing, places } = useListing(source, first)
  return <Products listing={listing} places={places} query={query} heart={heartOf} />
}
