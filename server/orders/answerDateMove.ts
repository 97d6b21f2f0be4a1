import type { MoveAnswer } from '../../src/contracts/orders/dateMoves.ts'
import type { Order } from '../../src/contracts/orders/order.ts'
import {
  type Answering,
  answerMove,
  moveRefusals,
} from '../../src/domain/orders/moves/answerMove.ts'
import { nextStatus } from '../../src/domain/orders/order.life.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Row, Trx } from '../store/schema.ts'
import { giveCouponBack } from './coupons/takeCoupon.ts'
import { writeAnswer, writePromise } from './moves/moves.repo.ts'
import { notifyBuyer, recordStatus } from './orderChange.ts'
import { withLines } from './orders.repo.ts'
import { returnStock } from './returnStock.ts'
import { cancelPieces } from './shipments.repo.ts'

type Answered = Extract<Answering, { readonly kind: 'answered' }>

/**
 * Takes the buyer's answer about a moved date (rule O19). The same answer again changes nothing.
 * @throws Refusal 404 when the buyer has no such order or question, 409 if it cannot be answered like this any more
 */
export const answerDateMove = (
  { engine: { db, lock }, now }: Pick<Deps, 'engine' | 'now'>,
  customerId: string,
  orderId: string,
  { moveId, answer }: { readonly moveId: string; readonly answer: MoveAnswer },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lock.customer(trx, customerId)
    const row = await trx
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', orderId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    const [order] = row ? await withLines(trx, [row]) : []
    if (!order) return refuse(404, 'not_found', said('refusal.noOrder'))
    const given = answerMove(order, moveId, answer, now())
    if (given.kind === 'repeated') return
    if (given.kind !== 'answered') return refuseAnswer(order, given.kind)
    await writeAnswer(trx, moveId, answer, now())
    await cancelPieces(trx, given.drops)
    const changed = await end(trx, await writePromise(trx, given.order), given, now())
    await notify(trx, order, changed, now())
    if (given.drops.length === 0) return
    await lock.catalogue(trx)
    if (changed.status === 'cancelled' && changed.coupon_code !== null)
      await giveCouponBack(trx, changed.coupon_code)
    await returnStock(trx, orderId, given.drops)
  })

/** Ends an order of which nothing is open any more. */
const end = async (
  trx: Trx,
  row: Row<'customer_order'>,
  { event }: Answered,
  now: number,
): Promise<Row<'customer_order'>> => {
  if (!event) return row
  const status = nextStatus(row.status, event)
  if (status === undefined) throw new Error(`order ${row.number} cannot end: it is ${row.status}`)
  return recordStatus(trx, row, { status, author: 'customer', note: '', now })
}

/** The buyer gets a mail if the order has ended, or if money goes back for dropped pieces. */
const notify = async (
  trx: Trx,
  before: Order,
  row: Row<'customer_order'>,
  now: number,
): Promise<void> => {
  if (row.status === 'cancelled') return notifyBuyer(trx, row, 'orderChanged', { note: '', now })
  const [after] = await withLines(trx, [row])
  const isPaidBack = (after?.payment?.excess ?? 0) > (before.payment?.excess ?? 0)
  if (isPaidBack || row.status !== before.status)
    return notifyBuyer(trx, row, 'piecesDropped', { note: '', now })
  await recordEvent(trx, 'order.changed', { customerId: row.customer_id, subject: row.id })
}

const refuseAnswer = ({ number }: Order, kind: keyof typeof moveRefusals): never => {
  const [status, code, key] = moveRefusals[kind]
  return refuse(status, code, said(key, { number }))
}
