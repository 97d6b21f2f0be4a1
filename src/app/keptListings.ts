import type { KeptListing } from '../machines/listing.machine.ts'
import type { RowPlaces } from '../views/pages/listing/useRows.ts'

/** Lists that are kept; the oldest go first. */
const most = 10

interface LeftListing extends KeptListing {
  readonly places: RowPlaces['current']
}

/**
 * The lists that the buyer has left, by the entry of the browser's history: whoever goes back finds as many
 * products as there were, and so the place where they were reading.
 */
export const createKeptListings = () => {
  const kept = new Map<string, LeftListing>()
  return {
    recall: (key: string): LeftListing | undefined => kept.get(key),
    keep: (key: string, listing: LeftListing): void => {
      kept.delete(key)
      kept.set(key, listing)
      for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    },
  }
}
