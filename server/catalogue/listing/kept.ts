import { LRUCache } from 'lru-cache'

/**
 * What was read of pieces lately, by their number in the search index, up to so many bytes.
 * @param readMissing gives what there is of these pieces
 */
export const createKept = <T extends object | string>(
  maxBytes: number,
  bytesOf: (value: T) => number,
  readMissing: (numbers: readonly number[]) => Promise<readonly (readonly [number, T])[]>,
) => {
  const kept = new LRUCache<number, T>({ maxSize: maxBytes, sizeCalculation: bytesOf })
  let changes = 0
  return {
    /** What is kept under a number is no longer what it was. */
    forget: (number: number): void => {
      changes += 1
      kept.delete(number)
    },
    /** In this order, without pieces that are no longer sold. */
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
