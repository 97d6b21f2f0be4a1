import { uuidv7 } from 'uuidv7'
import type { PaymentStatus } from '../../../src/contracts/orders/payments.ts'
import { type PaymentFact, saysTheSame } from '../../../src/domain/orders/payments/payment.ts'
import type { Deps } from '../../opening/deps.ts'
import { bodyHash } from '../../parts/bodyHash.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { Row, Trx } from '../../store/schema.ts'
import { withLockedOrder } from '../lockedOrder.ts'
import { notifyBuyer } from '../orderChange.ts'
import { factsOf, paymentOfOrder, toFact } from '../payments/payments.repo.ts'

/** A fact about an order's payment, as it was reported. */
export interface Report extends PaymentFact {
  readonly orderId: string
  /** Ms since the epoch, by the provider's clock. */
  readonly occurredAt: number
}

/** `known`: this event was booked before. `contradicts`: it was, and said something else. */
export type Booking = 'booked' | 'known' | 'contradicts' | 'noOrder'

/** The statuses of a payment that the buyer gets a mail about. */
const worthAMail: readonly PaymentStatus[] = [
  ...(['partlyPaid', 'paid', 'overpaid', 'failed', 'toRefund', 'refunded'] as const),
]

/**
 * Books a reported fact, once for each event of a provider, and notifies the buyer if it changes the payment of the order
 * (rule O26). This is the only way in which a payment changes an order.
 */
export const book = async (
  { engine, now }: Pick<Deps, 'engine' | 'now'>,
  report: Report,
  author: Row<'payment_fact'>['author'],
): Promise<Booking> => {
  const known = await engine.db
    .selectFrom('customer_order')
    .select(['id', 'customer_id'])
    .where('id', '=', report.orderId)
    .where('payment_method', 'is not', null)
    .executeTakeFirst()
  if (!known) return 'noOrder'
  return withLockedOrder(engine, known, async (trx, order) => {
    const before = await statusOf(trx, order)
    const row = { ...toRow(report), author, received_at: now() }
    const isNew = await trx
      .insertInto('payment_fact')
      .values(row)
      .onConflict((on) => on.columns(['provider', 'event_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return repeated(trx, report)
    const after = await statusOf(trx, order)
    if (after !== before && worthAMail.includes(after) && !(await isErased(trx, order)))
      await notifyBuyer(trx, order, 'paymentChanged', { note: '', now: now() })
    else
      await recordEvent(trx, 'order.changed', { customerId: order.customer_id, subject: order.id })
    return 'booked'
  })
}

const statusOf = async (trx: Trx, order: Row<'customer_order'>): Promise<PaymentStatus> =>
  paymentOfOrder(order, (await factsOf(trx, [order.id])).get(order.id) ?? []).status

/** Money may come in or go back after the customer was erased. */
const isErased = async (trx: Trx, order: Row<'customer_order'>): Promise<boolean> => {
  const { erased_at } = await trx
    .selectFrom('customer')
    .select('erased_at')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  return erased_at !== null
}

/** A repeated event must say what it said before. */
const repeated = async (trx: Trx, report: Report): Promise<Booking> => {
  const known = await trx
    .selectFrom('payment_fact')
    .selectAll()
    .where('provider', '=', report.provider)
    .where('event_id', '=', report.eventId)
    .executeTakeFirstOrThrow()
  const isSame = known.order_id === report.orderId && saysTheSame(toFact(known), report)
  return isSame ? 'known' : 'contradicts'
}

const toRow = (report: Report) => ({
  id: uuidv7(),
  order_id: report.orderId,
  provider: report.provider,
  event_id: report.eventId,
  payment_id: report.paymentId,
  kind: report.kind,
  amount: report.amount,
  currency: report.currency,
  occurred_at: report.occurredAt,
  raw_hash: bodyHash(report),
})
