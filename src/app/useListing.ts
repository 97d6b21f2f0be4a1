import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListingSource } from '../domain/listingSource.ts'
import { type ListingPage, type ListingRef, selectKept } from '../machines/listing.machine.ts'
import { provideListing } from '../services/pages/listing.ts'
import type { RowPlaces } from '../views/pages/listing/useRows.ts'
import { useComposed } from './useComposed.ts'
import { usePageActor } from './usePageActor.ts'

/** The actor of a list for as long as its page is shown, and where its rows stand. */
export const useListing = (
  source: ListingSource,
  first: ListingPage,
): { readonly listing: ListingRef; readonly places: RowPlaces } => {
  const { listings } = useComposed()
  const { key } = useLocation()
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
