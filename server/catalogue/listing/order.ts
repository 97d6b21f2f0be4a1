import { TypedFastBitSet } from 'typedfastbitset'
import { highest, type Window } from '../../search/highest.ts'

/**
 * All pieces in one order. A page of some of them is read off their ranks, in time that grows with their number
 * and not with the sorting of them.
 * @param compare two pieces by their numbers
 */
export const createOrder = (compare: (a: number, b: number) => number) => {
  let sorted: readonly number[] = []
  let ranks = new Uint32Array()
  let isStale = false

  const settle = (pieces: TypedFastBitSet) => {
    // What stood in order before stands in order first: sorting it again costs next to nothing.
    const before = sorted.filter((piece) => pieces.has(piece))
    const added = pieces.new_difference(new TypedFastBitSet(before)).array()
    sorted = [...before, ...added].sort(compare)
    ranks = new Uint32Array(32 * pieces.words.length)
    for (const [rank, piece] of sorted.entries()) ranks[piece] = rank
    isStale = false
  }

  return {
    /** Says that a piece came, went, or may stand elsewhere. */
    changed: (): void => {
      isStale = true
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
