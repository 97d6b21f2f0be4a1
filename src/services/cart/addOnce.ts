import type { Api } from '../parts/api.ts'
import { ServerFailure } from '../parts/failures.ts'
import { refusedUnlessOver } from '../parts/unlessUnanswered.ts'
import { wordsOf } from '../parts/wordsOf.ts'
import { deltaOf } from './cart.calls.ts'

/** Pieces of a variant. */
interface Pieces {
  readonly id: string
  readonly quantity: number
}

/**
 * Adds pieces to the cart, all or nothing. The same key and pieces count once.
 * @throws NetworkError, ServerFailure, ContractBreach
 */
export const addOnce = async (api: Api, key: string, pieces: readonly Pieces[]) => {
  const reply = await api.cart.lines({
    headers: { 'idempotency-key': key },
    body: { lines: pieces.map(({ id, quantity }) => ({ id, quantity, mode: 'add' })) },
  })
  if (reply.status === 200)
    return { kind: 'added', ...wordsOf(reply.body), delta: deltaOf(reply.body) } as const
  if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
  return refusedUnlessOver(reply)
}
