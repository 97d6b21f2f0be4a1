import type { Move } from '../../machines/account/wishlist/wishlistState.ts'
import { createKeptValues } from '../parts/keptValues.ts'

const nameOf = (userId: string) => `alma.moves.${userId}`

const isMove = (kept: unknown): kept is Move =>
  [Object(kept).productId, Object(kept).slug, Object(kept).key].every(
    (each) => typeof each === 'string' && each !== '',
  )

/** A customer's moves from the wishlist to the cart whose outcome is not known, in the storage of one tab. */
export const createKeptMoves = (storage: () => Storage) => {
  const values = createKeptValues(storage)
  return {
    read: (userId: string): readonly Move[] => {
      const kept = values.read(nameOf(userId))
      return Array.isArray(kept) ? kept.filter(isMove) : []
    },
    keep: (userId: string, moves: readonly Move[]): void => {
      if (moves.length > 0) values.write(nameOf(userId), moves)
      else values.remove(nameOf(userId))
    },
  }
}
export type KeptMoves = ReturnType<typeof createKeptMoves>
