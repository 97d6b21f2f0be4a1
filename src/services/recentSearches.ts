import { z } from 'zod'

const name = 'alma.searches'
const Searches = z.array(z.string().min(1).max(200)).max(20)

/** The last searches on this device. A storage that is full or forbidden keeps none. */
export const createRecentSearches = (storage: () => Storage) => ({
  read: (): readonly string[] => {
    try {
      return Searches.safeParse(JSON.parse(storage().getItem(name) ?? '[]')).data ?? []
    } catch {
      return []
    }
  },
  write: (searches: readonly string[]): void => {
    try {
      if (searches.length > 0) storage().setItem(name, JSON.stringify(searches))
      else storage().removeItem(name)
    } catch {
      // The next visit begins without them.
    }
  },
})
