import type { Order } from '../../src/contracts/orders.ts'
import { type MailTask, queueMail } from '../mail/tasks/mailTask.ts'
import type { Trx } from '../store/schema.ts'

/** The mails about an order. */
export type OrderMail =
  | 'orderPlaced'
  | 'orderChanged'
  | 'shipmentSent'
  | 'paymentChanged'
  | 'dateMoved'

/**
 * Queues the mail about an order, in the transaction that places or changes it.
 * @param note what the team writes to the buyer
 * @returns the queued mail
 */
export const queueOrderMail = async (
  trx: Trx,
  kind: OrderMail,
  customerId: string,
  order: Order,
  now: number,
  note = '',
): Promise<MailTask> => {
  const { email, language } = await trx
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const data = { order, ...(note === '' ? {} : { note }) }
  const task: MailTask = { kind, to: email, language, data }
  await queueMail(trx, task, now)
  return task
}
