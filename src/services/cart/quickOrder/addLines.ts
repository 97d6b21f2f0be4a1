import type { AddLinesOutcome } from '../../../machines/cart/quickOrder/quickOrderSetup.ts'
import type { AddAttempt } from '../../../machines/cart/quickOrder/quickOrderState.ts'
import type { Api } from '../../parts/api.ts'
import { ServerFailure } from '../../parts/failures.ts'
import { refusedUnlessOver, unlessUnanswered } from '../../parts/unlessUnanswered.ts'
import { wordsOf } from '../../parts/wordsOf.ts'
import { deltaOf } from '../cart.calls.ts'
import { linesRefused } from '../linesRefused.ts'

/**
 * Adds all lines of an attempt to the cart, or none. The same attempt counts once.
 * @throws ServerFailure, ContractBreach; a call without an answer is an outcome
 */
export const addLines = (api: Api, { key, lines }: AddAttempt): Promise<AddLinesOutcome> =>
  unlessUnanswered(async () => {
    const reply = await api.cart.lines({
      headers: { 'idempotency-key': key },
      body: { lines: lines.map(({ id, quantity }) => ({ id, quantity, mode: 'add' })) },
    })
    if (reply.status === 200)
      return { kind: 'added', ...wordsOf(reply.body), delta: deltaOf(reply.body) }
    if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
    const outcome = refusedUnlessOver(reply)
    return outcome.kind === 'refused'
      ? { ...outcome, lines: linesRefused(outcome.problem) }
      : outcome
  })
