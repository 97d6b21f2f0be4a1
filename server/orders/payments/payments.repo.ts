import type { OrderPayment } from '../../../src/contracts/orders/payments.ts'
import { termsAt } from '../../../src/domain/orders/charges/terms.ts'
import {
  type Payment,
  type PaymentFact,
  paymentOf,
} from '../../../src/domain/orders/payments/payment.ts'
import { paymentReference } from '../../../src/domain/orders/payments/reference.ts'
import { fromMinor, type Minor } from '../../../src/domain/settings/money.ts'
import { sellingTerms } from '../../settings/selling.repo.ts'
import type { Db, Row, Trx } from '../../store/schema.ts'

type OrderRow = Row<'customer_order'>
type FactRow = Row<'payment_fact'>

/** The page of the test provider for an order. */
export const testPagePath = (orderId: string): string => `/__pay/${orderId}`

/** A stored fact as the domain reads it. */
export const toFact = (row: FactRow): PaymentFact => ({
  ...{ provider: row.provider, eventId: row.event_id, paymentId: row.payment_id },
  ...{ kind: row.kind, amount: row.amount, currency: row.currency },
})

/** The facts about the payments of orders, by the order's id, in the order in which they were booked. */
export const factsOf = async (
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FactRow[]>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_fact')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

type Charged = Pick<OrderRow, 'display_total' | 'display_dropped' | 'display_credited'>

/** What is due for an order without its dropped and its credited pieces, in minor units of its currency (rule O27). */
export const dueOf = (order: Charged): Minor =>
  order.display_total - order.display_dropped - order.display_credited

/** The payment of an order, in minor units of its currency. */
export const paymentOfOrder = (
  order: Charged & Pick<OrderRow, 'currency_code' | 'status'>,
  facts: readonly FactRow[],
): Payment =>
  paymentOf(
    {
      amount: dueOf(order),
      currency: order.currency_code,
      isCancelled: order.status === 'cancelled',
    },
    facts.map(toFact),
  )

/**
 * Converts the payment of an order to the contract. An order without a method has none.
 * @param bank where to send a transfer, by the terms of the day on which the order was placed
 */
export const toPayment = (
  order: OrderRow,
  facts: readonly FactRow[],
  bank: OrderPayment['bank'],
): OrderPayment | null => {
  const { id, payment_method: method } = order
  if (method === null) return null
  const { status, paid, refunded, open, excess } = paymentOfOrder(order, facts)
  return {
    ...{ method, status, paid: fromMinor(paid), refunded: fromMinor(refunded) },
    ...{ open: fromMinor(open), excess: fromMinor(excess) },
    reference: paymentReference(order.number),
    bank: method === 'test' ? null : bank,
    payUrl: method === 'test' && open > 0 ? testPagePath(id) : null,
    entries: facts.map(({ received_at, kind, amount, currency }) => ({
      ...{ at: new Date(received_at).toISOString(), kind, amount: fromMinor(amount), currency },
    })),
  }
}

/** The payments of orders as the contract has them, by the order's id. */
export const paymentsOf = async (
  db: Db | Trx,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, OrderPayment | null>> => {
  const facts = await factsOf(
    db,
    orders.map(({ id }) => id),
  )
  const terms = await sellingTerms(db)
  return new Map(
    orders.map((order) => {
      const bank = termsAt(terms, order.created_at)?.bank ?? null
      return [order.id, toPayment(order, facts.get(order.id) ?? [], bank)]
    }),
  )
}
