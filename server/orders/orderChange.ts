import { uuidv7 } from 'uuidv7'
import type { OrderAuthor, OrderStatus } from '../../src/contracts/orders/order.ts'
import { orderPath } from '../../src/domain/orders/orderSearch.ts'
import { addMessage } from '../account/messages.repo.ts'
import { messageOf } from '../mail/mailMessage.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Row, Trx } from '../store/schema.ts'
import { type OrderMail, queueOrderMail, recipientOf } from './orderMail.ts'
import { withLines } from './orders.repo.ts'

/**
 * Gives an order another status, and adds the change to its record (rule O14).
 * @returns the changed order
 */
export const recordStatus = async (
  trx: Trx,
  known: Row<'customer_order'>,
  {
    status,
    author,
    note,
    now,
  }: {
    readonly status: OrderStatus
    readonly author: OrderAuthor
    readonly note: string
    readonly now: number
  },
): Promise<Row<'customer_order'>> => {
  const { id } = known
  await trx.updateTable('customer_order').set({ status }).where('id', '=', id).execute()
  await trx
    .insertInto('order_change')
    .values({
      ...{ id: uuidv7(), order_id: id, from_status: known.status, to_status: status },
      ...{ author, note, created_at: now },
    })
    .execute()
  return { ...known, status }
}

/** Notifies the buyer of a change of an order: by mail, by a message in `/alert`, and in open pages. */
export const notifyBuyer = async (
  trx: Trx,
  row: Row<'customer_order'>,
  kind: Exclude<OrderMail, 'orderPlaced'>,
  { note, now }: { readonly note: string; readonly now: number },
): Promise<void> => {
  const { id, customer_id: customerId } = row
  const [order] = await withLines(trx, [row])
  if (!order) throw new Error(`order ${row.number} cannot be read back`)
  const recipient = await recipientOf(trx, row)
  const task = await queueOrderMail(trx, kind, recipient, order, now, note)
  await addMessage(trx, customerId, { ...messageOf(task), link: orderPath(order.number) }, now)
  await recordEvent(trx, 'order.changed', { customerId, subject: id })
}
