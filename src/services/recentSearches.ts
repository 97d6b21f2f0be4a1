const name = 'alma.searches'

const isSearches = (kept: unknown): kept is string[] =>
  Array.isArray(kept) &&
  kept.length <= 20 &&
  kept.every((text) => typeof text === 'string' && text !== '' && text.length <= 200)

/** The last searches on this device. A storage that is full or forbidden keeps none. */
export const createRecentSearches = (storage: () => Storage) => ({
  read: (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(name) ?? '[]')
      return isSearches(kept) ? kept : []
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
