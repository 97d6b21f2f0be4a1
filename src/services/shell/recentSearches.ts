import { createKeptValues } from '../parts/keptValues.ts'

const name = 'alma.searches'
const keptSearches = 6

const isSearches = (kept: unknown): kept is string[] =>
  Array.isArray(kept) &&
  kept.length <= 20 &&
  kept.every((text) => typeof text === 'string' && text !== '' && text.length <= 200)

/** The last searches on this device, of all its tabs (rule C16). A storage that is full or forbidden stores none. */
export const createRecentSearches = (storage: () => Storage) => {
  const values = createKeptValues(storage)
  const read = (): readonly string[] => {
    const kept = values.read(name)
    return isSearches(kept) ? kept : []
  }
  return {
    read,
    /** Adds a search to what the storage has now: another tab may have added its own. */
    add: (text: string): void =>
      values.write(
        name,
        [text, ...read().filter((known) => known !== text)].slice(0, keptSearches),
      ),
    clear: (): void => values.remove(name),
  }
}
