import { createKeptValues } from '../parts/keptValues.ts'

const name = 'alma.lists'

/** Maximum number of stored lists; the oldest are removed first. */
const most = 10

/** A row of a list on the page, px. */
interface Row {
  readonly key: string | number | bigint
  readonly index: number
  readonly start: number
  readonly end: number
  readonly size: number
  readonly lane: number
}

/** How much of a list was loaded when its page was left. Its products are reloaded. */
interface StoredListing {
  /** The history entry. */
  readonly key: string
  readonly page: number
  readonly places: readonly Row[]
}

const isRow = (row: unknown): boolean => {
  const { index, start, end, size } = Object(row)
  return [index, start, end, size].every((value) => Number.isFinite(value) && value >= 0)
}

const isStored = (value: unknown): value is StoredListing => {
  const { key, page, places } = Object(value)
  const isPage = Number.isInteger(page) && page >= 1 && page <= 100
  return typeof key === 'string' && isPage && Array.isArray(places) && places.every(isRow)
}

/** The lists of a tab, so that a reload restores their length and with it the scroll position (rule P7). */
export const createStoredListings = (storage: () => Storage) => {
  const values = createKeptValues(storage)
  const all = (): readonly StoredListing[] => {
    const kept = values.read(name)
    return Array.isArray(kept) ? kept.filter(isStored) : []
  }
  return {
    find: (key: string): StoredListing | undefined => all().find((list) => list.key === key),
    store: ({ key, page, places }: StoredListing): void => {
      const others = all().filter((list) => list.key !== key)
      values.write(name, [...others, { key, page, places }].slice(-most))
    },
  }
}

export const storedListings = createStoredListings(() => window.sessionStorage)
