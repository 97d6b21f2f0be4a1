import type { KeptListing } from '../machines/listing.machine.ts'

/** Lists that are kept; the oldest go first. */
const most = 10

/**
 * The lists that the buyer has left, by the entry of the browser's history: whoever goes back finds as many
 * products as there were, and so the place where they were reading.
 */
export const createKeptListings = () => {
  const kept = new Map<string, KeptListing>()
  return {
    recall: (key: string): KeptListing | undefined => kept.get(key),
    keep: (key: string, listing: KeptListing): void => {
      kept.delete(key)
      kept.set(key, listing)
      for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    },
  }
}
