import { LRUCache } from 'lru-cache'

/**
 * An LRU cache of values of pieces, by their number in the search index.
 * @param readMissing reads the values of these pieces, if there are any
 */
export const createPieceCache = <T extends object | string>(
  maxBytes: number,
  bytesOf: (value: T) => number,
  readMissing: (numbers: readonly number[]) => Promise<readonly (readonly [number, T])[]>,
) => {
  const kept = new LRUCache<number, T>({ maxSize: maxBytes, sizeCalculation: bytesOf })
  let changes = 0
  return {
    /** Removes an entry that has changed. */
    forget: (number: number): void => {
      changes += 1
      kept.delete(number)
    },
    /** Values in the given order, without pieces that are no longer sold. */
    read: async (numbers: readonly number[]): Promise<T[]> => {
      const found = new Map(numbers.map((number) => [number, kept.get(number)]))
      const missing = numbers.filter((number) => found.get(number) === undefined)
      if (missing.length > 0) {
        const before = changes
        for (const [number, value] of await readMissing(missing)) {
          found.set(number, value)
          // Do not keep what was read during a change: it may be stale.
          if (changes === before) kept.set(number, value)
        }
      }
      return numbers.flatMap((number) => found.get(number) ?? [])
    },
  }
}
