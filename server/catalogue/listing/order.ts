import { setImmediate } from 'node:timers/promises'
import { TypedFastBitSet } from 'typedfastbitset'
import { highest, type Window } from '../../search/highest.ts'

/** Pieces to sort before yielding: about 10 ms of work if titles are compared. */
const slice = 1_000

/**
 * Keeps all pieces sorted. A page of some pieces is found by their ranks in linear time, without sorting. A changed
 * piece is inserted again by binary search.
 * @param compare compares two pieces by number
 */
export const createOrder = (compare: (a: number, b: number) => number) => {
  let sorted: readonly number[] = []
  let ranks = new Uint32Array()
  let isStale = true
  /** Pieces that are at their correct position in `sorted`. */
  const placed = new TypedFastBitSet()

  const unplaced = (pieces: TypedFastBitSet) => pieces.new_difference(placed)

  const place = (added: readonly number[]) => {
    const left = sorted.filter((piece) => placed.has(piece))
    sorted = merged(left, added.toSorted(compare), compare)
    for (const piece of added) placed.add(piece)
  }

  const settle = (pieces: TypedFastBitSet) => {
    place(unplaced(pieces).array())
    ranks = new Uint32Array(32 * pieces.words.length)
    for (const [rank, piece] of sorted.entries()) ranks[piece] = rank
    isStale = false
  }

  return {
    /** Marks a piece as added, removed or moved. */
    changed: (piece: number): void => {
      placed.remove(piece)
      isStale = true
    },
    /**
     * Sorts in slices and yields in between, so that other requests are served. Call it before the first page of an
     * order, which would sort all pieces at once.
     * @param pieces all pieces
     */
    prepare: async (pieces: TypedFastBitSet): Promise<void> => {
      if (!isStale) return
      for (;;) {
        const left = unplaced(pieces).array()
        if (left.length <= slice) return settle(pieces)
        place(left.slice(0, slice))
        await setImmediate()
      }
    },
    /** @param pieces all pieces; the page is taken from `some` */
    page: (
      pieces: TypedFastBitSet,
      some: TypedFastBitSet,
      direction: 'asc' | 'desc',
      window: Window,
    ): number[] => {
      if (isStale) settle(pieces)
      const last = sorted.length - 1
      const words = new Uint32Array((sorted.length >>> 5) + 1)
      const turned = (rank: number) => (direction === 'desc' ? rank : last - rank)
      some.forEach((piece) => {
        const place = turned(ranks[piece] ?? 0)
        words[place >>> 5] = (words[place >>> 5] ?? 0) | (1 << (place & 31))
      })
      return highest({ words }, window).map((place) => sorted[turned(place)] ?? 0)
    },
  }
}
export type Order = ReturnType<typeof createOrder>

type Compare = Parameters<typeof createOrder>[0]

/** Merges two sorted lists. The second is shorter: its pieces are located in the first by binary search. */
const merged = (
  long: readonly number[],
  short: readonly number[],
  compare: Compare,
): readonly number[] => {
  const both: number[] = []
  let from = 0
  for (const piece of short) {
    const place = placeOf(piece, long, from, compare)
    for (; from < place; from += 1) both.push(long[from] as number)
    both.push(piece)
  }
  for (; from < long.length; from += 1) both.push(long[from] as number)
  return both
}

/** The insertion index of a piece in a sorted list, at least `from`. */
const placeOf = (
  piece: number,
  sorted: readonly number[],
  from: number,
  compare: Compare,
): number => {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] as number, piece) < 0) low = middle + 1
    else high = middle
  }
  return low
}
