import type { ListingSource } from '../../../domain/catalogue/listingSource.ts'
import type { ListingPage } from '../../../machines/catalogue/listing.machine.ts'
import { Products } from '../../../views/catalogue/listing/Products.tsx'
import { heartOf } from '../../compose/heartOf.tsx'
import { useListing } from './useListing.ts'

interface Opened {
  readonly source: ListingSource
  readonly first: ListingPage
  /** The search words that found its products. */
  readonly query?: string
}

/** The products of a list; another list starts at the beginning. */
export function Listed(opened: Opened) {
  return <Growing key={JSON.stringify(opened.source)} {...opened} />
}

function Growing({ source, first, query = '' }: Opened) {
  const { listing, places } = useListing(source, first)
  return <Products listing={listing} places={places} query={query} heart={heartOf} />
}
