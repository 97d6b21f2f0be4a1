import type { Order } from '../../src/contracts/orders/order.ts'
import { type MailTask, queueMail } from '../mail/tasks/mailTask.ts'
import type { Row, Trx } from '../store/schema.ts'

/** The mails about an order. */
export type OrderMail =
  | 'orderPlaced'
  | 'orderChanged'
  | 'shipmentSent'
  | 'paymentChanged'
  | 'dateMoved'
  | 'piecesDropped'
  | 'creditIssued'

/** Whom a mail about an order goes to, and in which language. */
export interface Recipient {
  readonly email: string
  readonly language: string
}

/** The order's own language, or that of its customer's account if it has none (rule E5). */
export const recipientOf = async (
  trx: Trx,
  order: Pick<Row<'customer_order'>, 'customer_id' | 'language'>,
): Promise<Recipient> => {
  const account = await trx
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  return { ...account, language: order.language ?? account.language }
}

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
