import type { Location } from 'react-router-dom'
import type { ListingSource } from '../../domain/catalogue/listingSource.ts'

/** What the keys are made of. */
export type Entry = Pick<Location, 'key' | 'pathname' | 'search'>

/** Path and search. */
export const addressOf = ({ pathname, search }: Pick<Entry, 'pathname' | 'search'>): string =>
  pathname + search

/** The key of a page's scroll position; the first page of a document has no key of its own. */
export const placeOf = (entry: Entry): string =>
  entry.key === 'default' ? addressOf(entry) : entry.key

/** The key of a kept list. It includes the language, because another language has another order. */
export const listingPlace = (entry: Entry, { language }: ListingSource): string =>
  [placeOf(entry), language].join(' ')

/** The history entry of the address bar. During a navigation it is still that of the previous page. */
export const currentEntry = (): Entry => {
  const { pathname, search } = window.location
  return { key: window.history.state?.key ?? 'default', pathname, search }
}
