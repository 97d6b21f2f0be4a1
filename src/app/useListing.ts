import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  type ListingPage,
  type ListingRef,
  type ListingSource,
  selectKept,
} from '../machines/listing.machine.ts'
import { provideListing } from '../services/pages/listing.ts'
import { useComposed } from './useComposed.ts'
import { usePageActor } from './usePageActor.ts'

/** The actor of a list for as long as its page is shown. */
export const useListing = (source: ListingSource, first: ListingPage): ListingRef => {
  const { listings } = useComposed()
  const { key } = useLocation()
  const listing = usePageActor(provideListing, { source, first, kept: listings.recall(key) })
  useEffect(
    () => () => listings.keep(key, selectKept(listing.getSnapshot())),
    [listings, key, listing],
  )
  return listing
}
