import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListingSource } from '../../../domain/catalogue/listingSource.ts'
import { selectKept } from '../../../machines/catalogue/listing.machine.ts'
import type { OpenedListing } from '../../../machines/catalogue/listingState.ts'
import { provideListing } from '../../../services/catalogue/listing.actors.ts'
import { storedListings } from '../../../services/catalogue/storedListings.ts'
import type { OpenList } from '../../../views/catalogue/listing/openList.ts'
import type { RowPlaces } from '../../../views/catalogue/listing/useRows.ts'
import { listingPlace } from '../../compose/placeOf.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { useKeyedPageActor } from '../../compose/usePageActor.ts'

/** The actor of a list while its page is shown, and the positions of its rows. Another list has another actor. */
export const useListing = (source: ListingSource, first: OpenedListing): OpenList => {
  const { listings, root, ahead } = useComposed()
  const key = listingPlace(useLocation(), source)
  const kept = listings.recall(key)
  const onCatalogueChanged = (tell: () => void) => {
    if (ahead.loads?.isOld(first)) tell()
    const subscriptions = [
      root.on('catalogue.changed', tell),
      root.on('reload', ({ what }) => {
        if (what === 'everything') tell()
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }
  const id = JSON.stringify(source)
  const listing = useKeyedPageActor(
    id,
    (services) => provideListing({ ...services, onCatalogueChanged }),
    { ...{ shell: root, source, first }, kept },
  )
  const places = useMemo((): RowPlaces => ({ current: kept?.places ?? [] }), [id])
  useEffect(() => {
    const keep = () => {
      const left = { ...selectKept(listing.getSnapshot()), places: places.current }
      listings.keep(key, left)
      storedListings.store({ key, ...left })
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [listings, key, listing, places])
  return { id, listing, places }
}
