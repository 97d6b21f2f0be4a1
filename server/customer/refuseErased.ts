import { messages } from '../../src/contracts/messages.ts'
import { refuse } from '../http/problem.ts'
import type { Trx } from '../store/schema.ts'

/**
 * Stops a request that was on its way while its customer was erased: nothing about the person is written again.
 * The caller has locked the customer.
 * @throws Refusal 401
 */
export const refuseErased = async (trx: Trx, customerId: string): Promise<void> => {
  const there = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!there) refuse(401, 'unauthorized', messages['session.loginRequired'])
}
