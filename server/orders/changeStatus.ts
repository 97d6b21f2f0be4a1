import { uuidv7 } from 'uuidv7'
import type { OrderAuthor, OrderStatus } from '../../src/contracts/orders.ts'
import {
  eventTo,
  nextStatus,
  type OrderEvent,
  statusesAfter,
  type TeamStatus,
} from '../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { said } from '../../src/domain/shell/said.ts'
import { addMessage } from '../account/messages.repo.ts'
import { refuse } from '../http/problem.ts'
import { messageOf } from '../mail/mailMessage.ts'
import type { Deps } from '../opening/deps.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Row, Trx } from '../store/schema.ts'
import { giveCouponBack } from './coupons/takeCoupon.ts'
import { queueOrderMail } from './orderMail.ts'
import { withLines } from './orders.repo.ts'
import { returnStock } from './returnStock.ts'

type Shop = Pick<Deps, 'engine' | 'now'>

/** An event of an order, whose it is, and what the team writes to the buyer about it. */
interface Act {
  readonly event: OrderEvent
  readonly author: OrderAuthor
  readonly note: string
}

/**
 * Changes the status of an order, as the team wants it.
 * @param number without `A-`
 * @param note what the buyer reads about it; may be empty
 * @throws Refusal 404 when there is no such order, 409 if the current status does not allow it
 */
export const changeStatus = async (
  shop: Shop,
  number: number,
  status: TeamStatus,
  note = '',
): Promise<void> => {
  const known = await shop.engine.db
    .selectFrom('customer_order')
    .select(['id', 'customer_id'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!known) return refuse(404, 'not_found', `There is no order ${orderNumber(number)}.`)
  await act(shop, known, { event: eventTo[status], author: 'team', note }, (order) =>
    refuseChange(order, status),
  )
}

/**
 * Cancels an order for its buyer (rule O15). Nothing changes if it is cancelled already.
 * @throws Refusal 404 when the buyer has no such order, 409 once its production has started
 */
export const withdrawOrder = async (shop: Shop, customerId: string, id: string): Promise<void> => {
  const known = await shop.engine.db
    .selectFrom('customer_order')
    .select(['id', 'customer_id'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!known) return refuse(404, 'not_found', said('refusal.noOrder'))
  await act(shop, known, { event: 'order.withdrawn', author: 'customer', note: '' }, (order) =>
    order.status === 'cancelled'
      ? undefined
      : refuse(
          409,
          'conflict',
          said('refusal.orderInProduction', { number: orderNumber(order.number) }),
        ),
  )
}

/**
 * Changes an order in one transaction, if its life cycle allows the event. Cancelling returns its pieces to the stock
 * and gives back the use of its coupon. The buyer gets a mail and a message in `/alert`.
 * @param otherwise what happens if the event is not allowed
 */
const act = (
  { engine: { db, lock }, now }: Shop,
  { id, customer_id }: Pick<Row<'customer_order'>, 'id' | 'customer_id'>,
  { event, author, note }: Act,
  otherwise: (order: Row<'customer_order'>) => void,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lock.customer(trx, customer_id)
    const known = await trx
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const status = nextStatus(known.status, event)
    if (status === undefined) return otherwise(known)
    const row = { ...known, status }
    await trx.updateTable('customer_order').set({ status }).where('id', '=', id).execute()
    await trx
      .insertInto('order_change')
      .values({
        ...{ id: uuidv7(), order_id: id, from_status: known.status, to_status: status },
        ...{ author, note, created_at: now() },
      })
      .execute()
    await notifyBuyer(trx, row, note, now())
    if (status !== 'cancelled') return
    await lock.catalogue(trx)
    if (row.coupon_code !== null) await giveCouponBack(trx, row.coupon_code)
    await returnStock(trx, id)
  })

const notifyBuyer = async (
  trx: Trx,
  row: Row<'customer_order'>,
  note: string,
  now: number,
): Promise<void> => {
  const { id, customer_id: customerId } = row
  const [order] = await withLines(trx, [row])
  if (!order) throw new Error(`order ${row.number} cannot be read back`)
  const task = await queueOrderMail(trx, 'orderChanged', customerId, order, now, note)
  const link = `/history?order=${order.number}`
  await addMessage(trx, customerId, { ...messageOf(task), link }, now)
  await recordEvent(trx, 'order.changed', { customerId, subject: id })
}

const refuseChange = ({ number, status: from }: Row<'customer_order'>, to: OrderStatus): never => {
  const open = statusesAfter(from)
  const rest = open.length === 0 ? 'it stays so' : `it can become ${open.join(' or ')}`
  return refuse(
    409,
    'conflict',
    `Order ${orderNumber(number)} is ${from} and cannot become ${to}; ${rest}.`,
    { field: 'status' },
  )
}
