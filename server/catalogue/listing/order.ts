import { setImmediate } from 'node:timers/promises'
import { TypedFastBitSet } from 'typedfastbitset'
import { highest, type Window } from '../../search/highest.ts'

/** Pieces that are put into their places at a time: some 10 ms where letters are compared. */
const slice = 1_000

/**
 * All pieces in one order. A page of some of them is read off their ranks, in time that grows with their number
 * and not with the sorting of them; a piece that changes is put into its place among the others.
 * @param compare two pieces by their numbers
 */
export const createOrder = (compare: (a: number, b: number) => number) => {
  let sorted: readonly number[] = []
  let ranks = new Uint32Array()
  let isStale = true
  /** Those that stand in `sorted` where they belong. */
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
    /** Says that a piece came, went, or may stand elsewhere. */
    changed: (piece: number): void => {
      placed.remove(piece)
      isStale = true
    },
    /**
     * Sorts what is much to sort, and lets others be served in between. Before the first page of an order, which
     * sorts whatever is left at once.
     * @param pieces all there are
     */
    prepare: async (pieces: TypedFastBitSet): Promise<void> => {
      if (!isStale) return
      for (;;) {
        const left = unplaced(pieces).array()
        if (left.length <= slice) return
        place(left.slice(0, slice))
        await setImmediate()
      }
    },
    /** @param pieces all there are, `some` of which are wanted */
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

/** Two sorted lists as one. The second is the shorter: the places of its pieces are looked up in the first. */
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

/** Where a piece belongs in a sorted list, not before `from`. */
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
