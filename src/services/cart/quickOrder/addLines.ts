import type { AddLinesOutcome } from '../../../machines/cart/quickOrder/quickOrderSetup.ts'
import type { AddAttempt } from '../../../machines/cart/quickOrder/quickOrderState.ts'
import type { Api } from '../../parts/api.ts'
import { unlessUnanswered } from '../../parts/unlessUnanswered.ts'
import { addOnce } from '../addOnce.ts'
import { linesRefused } from '../linesRefused.ts'

/**
 * Adds all lines of an attempt to the cart, or none. The same attempt counts once.
 * @throws ServerFailure, ContractBreach; a call without an answer is an outcome
 */
export const addLines = (api: Api, { key, lines }: AddAttempt): Promise<AddLinesOutcome> =>
  unlessUnanswered(async () => {
    const outcome = await addOnce(api, key, lines)
    return outcome.kind === 'refused'
      ? { ...outcome, lines: linesRefused(outcome.problem) }
      : outcome
  })
