import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import type { Trx } from '../store/schema.ts'

/**
 * Refuses a request if its customer has been erased meanwhile, so that no personal data is written again. The caller
 * must hold the customer's lock.
 * @throws Refusal 401
 */
export const refuseErased = async (trx: Trx, customerId: string): Promise<void> => {
  const there = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!there) refuse(401, 'unauthorized', said('session.loginRequired'))
}
