import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import type { ListingSource } from '../../../domain/catalogue/listingSource.ts'
import {
  type ListingPage,
  type ListingRef,
  selectKept,
} from '../../../machines/catalogue/listing.machine.ts'
import { selectLanguage } from '../../../machines/shell/preferences.machine.ts'
import { provideListing } from '../../../services/catalogue/listing.actors.ts'
import type { RowPlaces } from '../../../views/catalogue/listing/useRows.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

/** A list that is sorted by one language is requested again when the language changes. */
const useSortedAsRead = ({ language: sorted }: ListingSource) => {
  const { revalidate } = useRevalidator()
  const language = useSelector(useComposed().refs.preferences, selectLanguage)
  useEffect(() => {
    if (sorted !== undefined && sorted !== language) void revalidate()
  }, [sorted, language, revalidate])
}

/** The actor of a list while its page is shown, and the positions of its rows. */
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
