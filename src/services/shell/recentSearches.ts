const name = 'alma.searches'
const keptSearches = 6

const isSearches = (kept: unknown): kept is string[] =>
  Array.isArray(kept) &&
  kept.length <= 20 &&
  kept.every((text) => typeof text === 'string' && text !== '' && text.length <= 200)

/** The last searches on this device, of all its tabs. A storage that is full or forbidden keeps none. */
export const createRecentSearches = (storage: () => Storage) => {
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(name) ?? '[]')
      return isSearches(kept) ? kept : []
    } catch {
      return []
    }
  }
  const change = (act: (storage: Storage) => void) => {
    try {
      act(storage())
    } catch {
      // The next visit begins without them.
    }
  }
  return {
    read,
    /** Adds a search to what the storage has now: another tab may have added its own. */
    add: (text: string): void => {
      const searches = [text, ...read().filter((known) => known !== text)].slice(0, keptSearches)
      change((kept) => kept.setItem(name, JSON.stringify(searches)))
    },
    clear: (): void => change((kept) => kept.removeItem(name)),
  }
}
