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
  | 'piecesDropped'

/** Whom a mail about an order goes to, and in which language. */
export interface Recipient {
  readonly email: string
  readonly language: string
}

/** Reads the recipient of mails about a customer's orders. */
export const recipientOf = (trx: Trx, customerId: string): Promise<Recipient> =>
  trx
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()

/**
 * Queues the mail about an order, in the transaction that places or changes it.
 * @param note what the team writes to the buyer
 * @returns the queued mail
 */
export const queueOrderMail = async (
  trx: Trx,
  kind: OrderMail,
  { email, language }: Recipient,
  order: Order,
  now: number,
  note = '',
): Promise<MailTask> => {
  const data = { order, ...(note === '' ? {} : { note }) }
  const task: MailTask = { kind, to: email, language, data }
  await queueMail(trx, task, now)
  return task
}
