import type { Move } from '../../machines/account/wishlist/wishlistState.ts'
import { createKeptActs } from '../parts/keptActs.ts'

const isMove = (kept: unknown): kept is Move =>
  [Object(kept).productId, Object(kept).slug, Object(kept).key].every(
    (each) => typeof each === 'string' && each !== '',
  )

/** A customer's moves from the wishlist to the cart whose outcome is not known, in the storage of one tab. */
export const createKeptMoves = (storage: () => Storage) => createKeptActs('moves', isMove, storage)
export type KeptMoves = ReturnType<typeof createKeptMoves>
