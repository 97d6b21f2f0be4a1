import type { OrderStatus } from '../../src/contracts/orders.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { addMessage } from '../account/messages.repo.ts'
import { moveStock, type StockLeft } from '../catalogue/rendered/moveStock.ts'
import { refuse } from '../http/problem.ts'
import { messageOf } from '../mail/mailMessage.ts'
import type { Deps } from '../opening/deps.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Trx } from '../store/schema.ts'
import { giveCouponBack } from './coupons/takeCoupon.ts'
import { queueOrderMail } from './orderMail.ts'
import { withLines } from './orders.repo.ts'

/** Allowed transitions from each status. */
const ways: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

/**
 * Changes the status of an order in one transaction. Cancelling returns its pieces to the stock and gives back the use
 * of its coupon. The buyer gets a mail and a message in `/alert`.
 * @param number without `A-`
 * @throws Refusal 404 when there is no such order, 409 if the current status does not allow it
 */
export const changeStatus = async (
  { engine: { db, lock }, now }: Pick<Deps, 'engine' | 'now'>,
  number: number,
  status: OrderStatus,
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    if (status === 'cancelled') await lock.catalogue(trx)
    const moved = await trx
      .updateTable('customer_order')
      .set({ status })
      .where('number', '=', number)
      .where('status', 'in', before(status))
      .returningAll()
      .executeTakeFirst()
    if (!moved) return refuseMove(trx, number, status)
    if (status === 'cancelled' && moved.coupon_code !== null)
      await giveCouponBack(trx, moved.coupon_code)
    const [order] = await withLines(trx, [moved])
    if (!order) throw new Error(`order ${number} cannot be read back`)
    const task = await queueOrderMail(trx, 'orderChanged', moved.customer_id, order, now())
    const link = `/history?order=${order.number}`
    await addMessage(trx, moved.customer_id, { ...messageOf(task), link }, now())
    await recordEvent(trx, 'order.changed', { customerId: moved.customer_id, subject: moved.id })
    if (status === 'cancelled') await moveStock(trx, await stockWithout(trx, moved.id))
  })
}

const before = (status: OrderStatus): OrderStatus[] =>
  (Object.keys(ways) as OrderStatus[]).filter((from) => ways[from].includes(status))

const refuseMove = async (trx: Trx, number: number, status: OrderStatus): Promise<never> => {
  const name = orderNumber(number)
  const order = await trx
    .selectFrom('customer_order')
    .select('status')
    .where('number', '=', number)
    .executeTakeFirst()
  if (!order) return refuse(404, 'not_found', `There is no order ${name}.`)
  const open = ways[order.status]
  return refuse(
    409,
    'conflict',
    `Order ${name} is ${order.status} and cannot become ${status}; ${
      open.length === 0 ? 'it stays so' : `it can become ${open.join(' or ')}`
    }.`,
    { field: 'status' },
  )
}

/** The stock after the pieces of an order are returned. Backorders were never taken from the stock. */
const stockWithout = async (trx: Trx, orderId: string): Promise<StockLeft[]> => {
  const lines = await trx
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .select(['variant_id', 'product_id', 'variant.stock', 'order_line.quantity', 'backorder'])
    .where('order_id', '=', orderId)
    .execute()
  return lines.map(({ variant_id, product_id, stock, quantity, backorder }) => ({
    variantId: variant_id,
    productId: product_id,
    stock: stock + quantity - backorder,
  }))
}
