import { eventTo, nextStatus } from '../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { isAllShipped, type Parcel, restOf, shipPieces } from '../../src/domain/orders/shipments.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import type { Row, Trx } from '../store/schema.ts'
import { refuseStatus } from './changeStatus.ts'
import { orderOfNumber, withLockedOrder } from './lockedOrder.ts'
import { notifyBuyer, recordStatus } from './orderChange.ts'
import type { Packing } from './papers/issuePapers.ts'
import { type PiecesOfSku, parcelsOf } from './parcelsOf.ts'
import { recordShipment } from './recordShipment.ts'
import { piecesOfLines, shipmentsOf } from './shipments.repo.ts'

/** What the team sends, and what it writes about it. Texts may be empty. */
export interface Sending extends Packing {
  /** Everything that is open, if there are none. */
  readonly pieces: readonly PiecesOfSku[]
  readonly carrier: string
  readonly tracking: string
  readonly note: string
}

/**
 * Sends pieces of an order, in one transaction with its papers and the buyer's mail and message (rules O17, O20). The
 * order is shipped once nothing is left to be sent.
 * @param number without `A-`
 * @returns whether all of the order is shipped now
 * @throws Refusal 404 when there is no such order, 409 if its status or its open pieces do not allow it
 */
export const sendShipment = async (
  { engine, now }: Pick<Deps, 'engine' | 'now'>,
  number: number,
  { pieces, carrier, tracking, note, ...packing }: Sending,
): Promise<boolean> => {
  const known = await orderOfNumber(engine, number)
  return withLockedOrder(engine, known, async (trx, row) => {
    const status = nextStatus(row.status, eventTo.shipped)
    if (status === undefined) return refuseStatus(row, 'shipped')
    const { parcels, isLast } = await plan(trx, row, pieces)
    await recordShipment(trx, row, { parcels, carrier, tracking, packing, now: now() })
    const change = { status, author: 'team', note, now: now() } as const
    const changed = isLast ? await recordStatus(trx, row, change) : row
    await notifyBuyer(trx, changed, 'shipmentSent', change)
    return isLast
  })
}

/** Finds the lines of the pieces, and checks that they are open. */
const plan = async (
  trx: Trx,
  { id, number }: Row<'customer_order'>,
  pieces: readonly PiecesOfSku[],
): Promise<{ readonly parcels: readonly Parcel[]; readonly isLast: boolean }> => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['id', 'sku', 'quantity', 'cancelled'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  const shipments = (await shipmentsOf(trx, [id])).get(id) ?? []
  const before = piecesOfLines(lines, shipments)
  const name = orderNumber(number)
  const parcels = pieces.length === 0 ? restOf(before) : parcelsOf(lines, pieces, number)
  const after = shipPieces(before, parcels)
  if (after.kind === 'shipped') return { parcels, isLast: isAllShipped(after.lines) }
  if (after.kind === 'empty') throw new Error(`order ${name} has nothing left to be sent`)
  const sku = lines.find((line) => line.id === after.lineId)?.sku
  return refuse(409, 'conflict', `Order ${name} has only ${after.open} open pieces of ${sku}.`)
}
