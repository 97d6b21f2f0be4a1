import type { Order } from '../../src/contracts/orders.ts'
import { type MailTask, queueMail } from '../mail/tasks/mailTask.ts'
import type { Trx } from '../store/schema.ts'

/**
 * Queues the mail about an order, in the transaction that places or changes it.
 * @returns the queued mail
 */
export const queueOrderMail = async (
  trx: Trx,
  kind: 'orderPlaced' | 'orderChanged',
  customerId: string,
  order: Order,
  now: number,
): Promise<MailTask> => {
  const { email, language } = await trx
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const task: MailTask = { kind, to: email, language, data: { order } }
  await queueMail(trx, task, now)
  return task
}
