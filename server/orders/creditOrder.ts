import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import type { Parcel } from '../../src/domain/orders/shipments.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import type { Trx } from '../store/schema.ts'
import { orderOfNumber, withLockedOrder } from './lockedOrder.ts'
import { notifyBuyer } from './orderChange.ts'
import { withLines } from './orders.repo.ts'
import { readInvoiced } from './papers/invoiced.ts'
import { issueCreditNote } from './papers/issueCreditNote.ts'
import { type PiecesOfSku, parcelsOf } from './parcelsOf.ts'

/** What the team credits, and why. The reason may be empty. */
export interface Credit {
  readonly pieces: readonly PiecesOfSku[]
  readonly reason: string
}

/**
 * Issues a credit note for pieces that were invoiced, and notifies the buyer (rules O20, O22).
 * @param number without `A-`
 * @returns its number
 * @throws Refusal 404 when there is no such order or line, 409 for more pieces than were invoiced and not yet credited
 */
export const creditOrder = async (
  { engine, now }: Pick<Deps, 'engine' | 'now'>,
  number: number,
  { pieces, reason }: Credit,
): Promise<string> => {
  const known = await orderOfNumber(engine, number)
  return withLockedOrder(engine, known, async (trx, before) => {
    await refuseErased(trx, known.customer_id, number)
    const [order] = await withLines(trx, [before])
    if (!order) throw new Error(`order ${orderNumber(number)} cannot be read back`)
    const lines = order.lines.map(({ _id, sku }) => ({ id: _id, sku }))
    const parcels = parcelsOf(lines, pieces, number)
    const invoiced = await readInvoiced(trx, order)
    const tooMany = parcels.find(({ lineId, quantity }) => quantity > invoiced.openOf(lineId))
    if (tooMany) return refuseCredit(number, lines, tooMany, invoiced.openOf(tooMany.lineId))
    const note = await issueCreditNote(trx, { order, parcels, invoiced, reason }, before, now())
    const row = await trx
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', known.id)
      .executeTakeFirstOrThrow()
    await notifyBuyer(trx, row, 'creditIssued', { note: reason, now: now() })
    return note
  })
}

/** A new paper could no longer name the buyer. */
const refuseErased = async (trx: Trx, customerId: string, number: number): Promise<void> => {
  const { erased_at } = await trx
    .selectFrom('customer')
    .select('erased_at')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (erased_at !== null)
    refuse(409, 'conflict', `The customer of order ${orderNumber(number)} was erased.`)
}

const refuseCredit = (
  number: number,
  lines: readonly { readonly id: string; readonly sku: string }[],
  { lineId }: Parcel,
  open: number,
) => {
  const sku = lines.find(({ id }) => id === lineId)?.sku
  return refuse(
    409,
    'conflict',
    `Order ${orderNumber(number)} has only ${open} invoiced pieces of ${sku} that are not credited yet.`,
  )
}
