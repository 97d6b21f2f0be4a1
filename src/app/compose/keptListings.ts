import type { KeptListing } from '../../machines/catalogue/listingState.ts'
import type { RowPlaces } from '../../views/catalogue/listing/useRows.ts'

/** Maximum number of kept lists; the oldest are removed first. */
const most = 10

interface LeftListing extends KeptListing {
  readonly places: RowPlaces['current']
}

/**
 * The lists that the buyer has left, by history entry. Going back restores the number of loaded products and so the
 * scroll position.
 */
export const createKeptListings = () => {
  const kept = new Map<string, LeftListing>()
  return {
    isAny: (): boolean => kept.size > 0,
    recall: (key: string): LeftListing | undefined => kept.get(key),
    keep: (key: string, listing: LeftListing): void => {
      kept.delete(key)
      kept.set(key, listing)
      for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    },
  }
}
