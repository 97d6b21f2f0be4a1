import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListingSource } from '../../../domain/catalogue/listingSource.ts'
import {
  type ListingPage,
  type ListingRef,
  selectKept,
} from '../../../machines/catalogue/listing.machine.ts'
import { provideListing } from '../../../services/catalogue/listing.actors.ts'
import type { RowPlaces } from '../../../views/catalogue/listing/useRows.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

/** The actor of a list while its page is shown, and the positions of its rows. */
export const useListing = (
  source: ListingSource,
  first: ListingPage,
): { readonly listing: ListingRef; readonly places: RowPlaces } => {
  const { listings } = useComposed()
  const entry = useLocation().key
  // In the order of another language it is another list.
  const key = [entry, source.language].join(' ')
  const kept = listings.recall(key)
  const listing = usePageActor(provideListing, { source, first, kept })
  const places: RowPlaces = useRef(kept?.places ?? [])
  useEffect(
    () => () => {
      listings.keep(key, { ...selectKept(listing.getSnapshot()), places: places.current })
    },
    [listings, key, listing],
  )
  return { listing, places }
}
