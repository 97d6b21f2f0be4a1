import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import type { ListingSource } from '../domain/listingSource.ts'
import { type ListingPage, type ListingRef, selectKept } from '../machines/listing.machine.ts'
import { selectLanguage } from '../machines/preferences.machine.ts'
import { provideListing } from '../services/pages/listing.ts'
import type { RowPlaces } from '../views/pages/listing/useRows.ts'
import { useComposed } from './useComposed.ts'
import { usePageActor } from './usePageActor.ts'

/** A list that stands in the order of one language is asked for again when the buyer reads another. */
const useSortedAsRead = ({ language: sorted }: ListingSource) => {
  const { revalidate } = useRevalidator()
  const language = useSelector(useComposed().refs.preferences, selectLanguage)
  useEffect(() => {
    if (sorted !== undefined && sorted !== language) void revalidate()
  }, [sorted, language, revalidate])
}

/** The actor of a list for as long as its page is shown, and where its rows stand. */
export const useListing = (
  source: ListingSource,
  first: ListingPage,
): { readonly listing: ListingRef; readonly places: RowPlaces } => {
  const { listings } = useComposed()
  const entry = useLocation().key
  // In the order of another language it is another list.
  const key = [entry, source.language].join(' ')
  useSortedAsRead(source)
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
