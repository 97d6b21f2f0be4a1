import type { Location } from 'react-router-dom'
import type { ListingSource } from '../../domain/catalogue/listingSource.ts'

type Entry = Pick<Location, 'key' | 'pathname' | 'search'>

/** Under what a page's scroll position is kept; the first page of a document has no key of its own. */
export const placeOf = ({ key, pathname, search }: Entry): string =>
  key === 'default' ? pathname + search : key

/** Under what a list is kept. In the order of another language it is another list. */
export const listingPlace = (entry: Entry, { language }: ListingSource): string =>
  [placeOf(entry), language].join(' ')

/** The history entry of the address bar. While a link is followed, that is still the page before. */
export const currentEntry = (): Entry => {
  const { pathname, search } = window.location
  return { key: window.history.state?.key ?? 'default', pathname, search }
}
