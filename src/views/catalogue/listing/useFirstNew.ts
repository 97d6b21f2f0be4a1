import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import type { ProductCard } from '../../../contracts/catalogue/product.ts'
import { type ListingRef, selectFirstNew } from '../../../machines/catalogue/listing.machine.ts'

/** Focuses the first product that a refresh has brought; if it is not rendered in a long list, focuses the list. */
export const useFirstNew = (
  listing: ListingRef,
  list: RefObject<HTMLElement | null>,
  items: readonly ProductCard[],
) => {
  const firstNew = useSelector(listing, selectFirstNew)
  const position = items.findIndex(({ _id }) => _id === firstNew)
  useEffect(() => {
    if (position < 0) return
    const card = list.current?.querySelector(`[aria-posinset="${position + 1}"] h3 a`)
    if (card instanceof HTMLElement) card.focus()
    else list.current?.scrollIntoView()
  }, [list, position])
}
