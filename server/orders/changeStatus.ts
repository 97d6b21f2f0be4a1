import type { OrderAuthor, OrderStatus } from '../../src/contracts/orders/order.ts'
import {
  eventTo,
  nextStatus,
  type OrderEvent,
  statusesAfter,
  type TeamStatus,
} from '../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { mayBegin } from '../../src/domain/orders/payments/payment.ts'
import { restOf } from '../../src/domain/orders/shipments.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import { inWords } from '../parts/inWords.ts'
import type { Row, Trx } from '../store/schema.ts'
import { giveCouponBack } from './coupons/takeCoupon.ts'
import { type KnownOrder, orderOfNumber, withLockedOrder } from './lockedOrder.ts'
import { notifyBuyer, recordStatus } from './orderChange.ts'
import { factsOf, paymentOfOrder } from './payments/payments.repo.ts'
import { recordShipment } from './recordShipment.ts'
import { returnStock } from './returnStock.ts'
import { cancelPieces, piecesOfLines, shipmentsOf } from './shipments.repo.ts'

type Shop = Pick<Deps, 'engine' | 'now'>

/** An event of an order, whose it is, and what the team writes to the buyer about it. */
interface Act {
  readonly event: OrderEvent
  readonly author: OrderAuthor
  readonly note: string
  /** Refuses the event for another reason than the status. */
  readonly checks?: ((trx: Trx, order: Row<'customer_order'>) => Promise<void>) | undefined
}

/**
 * Changes the status of an order, as the team wants it.
 * @param number without `A-`
 * @param note what the buyer reads about it; may be empty
 * @param options `needsPayment` refuses to confirm an order that is neither paid for nor on account (rule O28)
 * @throws Refusal 404 when there is no such order, 409 if its status or its payment does not allow it
 */
export const changeStatus = async (
  shop: Shop,
  number: number,
  status: TeamStatus,
  note = '',
  { needsPayment = false }: { readonly needsPayment?: boolean } = {},
): Promise<void> => {
  const known = await orderOfNumber(shop.engine, number)
  const checks = needsPayment && status === 'confirmed' ? refuseUnpaid : undefined
  await act(shop, known, { event: eventTo[status], author: 'team', note, checks }, (order) =>
    refuseStatus(order, status),
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
 * and gives back the use of its coupon; shipping sends all that is open. The buyer gets a mail and a message in `/alert`.
 * @param otherwise what happens if the event is not allowed
 */
const act = (
  { engine, now }: Shop,
  order: KnownOrder,
  { event, author, note, checks }: Act,
  otherwise: (order: Row<'customer_order'>) => void,
): Promise<void> =>
  withLockedOrder(engine, order, async (trx, known) => {
    const { id } = known
    const status = nextStatus(known.status, event)
    if (status === undefined) return otherwise(known)
    await checks?.(trx, known)
    const sent = (await shipmentsOf(trx, [id])).get(id) ?? []
    if (status === 'cancelled' && sent.length > 0) return refuseSent(known, author)
    const parcels = restOf(piecesOfLines(await linesOf(trx, id), sent))
    if (status === 'shipped')
      await recordShipment(trx, known, { parcels, carrier: '', tracking: '', now: now() })
    const row = await recordStatus(trx, known, { status, author, note, now: now() })
    if (status === 'cancelled') await cancelPieces(trx, parcels)
    await notifyBuyer(trx, row, 'orderChanged', { note, now: now() })
    if (status !== 'cancelled') return
    await engine.lock.catalogue(trx)
    if (row.coupon_code !== null) await giveCouponBack(trx, row.coupon_code)
    await returnStock(trx, id, parcels)
  })

const linesOf = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('order_line')
    .select(['id', 'quantity', 'cancelled'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** The sentence for the buyer ends with a request to write to the team. */
const refuseSent = ({ number }: Row<'customer_order'>, author: OrderAuthor): never => {
  const name = orderNumber(number)
  const toTeam = `Pieces of order ${name} are on their way, and it can no longer be cancelled.`
  const sentence = author === 'team' ? toTeam : said('refusal.orderPartlySent', { number: name })
  return refuse(409, 'conflict', sentence)
}

/** @throws Refusal 409 if the order is neither paid for nor on account */
const refuseUnpaid = async (trx: Trx, order: Row<'customer_order'>): Promise<void> => {
  const { id, number, payment_method: method } = order
  if (method === null) return
  const facts = (await factsOf(trx, [id])).get(id) ?? []
  const payment = paymentOfOrder(order, facts)
  if (!mayBegin(method, payment))
    refuse(
      409,
      'conflict',
      `Order ${orderNumber(number)} is not paid for (${inWords(payment.status)}). Confirm it anyway with --unpaid.`,
    )
}

/** @throws Refusal 409 that names what is possible */
export const refuseStatus = (
  { number, status: from }: Row<'customer_order'>,
  to: OrderStatus,
): never => {
  const open = statusesAfter(from)
  const rest = open.length === 0 ? 'it stays so' : `it can become ${open.map(inWords).join(' or ')}`
  return refuse(
    409,
    'conflict',
    `Order ${orderNumber(number)} is ${inWords(from)} and cannot become ${inWords(to)}; ${rest}.`,
    { field: 'status' },
  )
}
