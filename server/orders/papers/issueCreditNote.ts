import type { Order } from '../../../src/contracts/orders.ts'
import { writeCreditNote } from '../../../src/domain/orders/papers/write/invoice.ts'
import type { Parcel } from '../../../src/domain/orders/shipments.ts'
import type { Trx } from '../../store/schema.ts'
import { addPaper } from './addPaper.ts'
import type { Invoiced } from './invoiced.ts'
import { readPaperFacts } from './paperFacts.ts'
import { takeNumber } from './takeNumber.ts'

interface Credited {
  readonly order: Order
  readonly parcels: readonly Parcel[]
  readonly invoiced: Invoiced
  readonly reason: string
}

/**
 * Issues a credit note for pieces that are not credited yet, and records them.
 * @returns its number
 */
export const issueCreditNote = async (
  trx: Trx,
  { order, parcels, invoiced, reason }: Credited,
  cause: { readonly customerId: string; readonly now: number },
): Promise<string> => {
  const { now } = cause
  const facts = await readPaperFacts(trx, order, cause)
  const { timeZone } = facts.terms.seller
  const number = await takeNumber(trx, 'CN', { now, timeZone })
  const portions = order.lines.map(({ _id }) => {
    const from = invoiced.startOf(_id)
    const pieces = parcels.find(({ lineId }) => lineId === _id)?.quantity ?? 0
    return { lineId: _id, from, to: from + pieces }
  })
  const invoices = invoiced.numbersOf(parcels.map(({ lineId }) => lineId))
  const source = writeCreditNote({ ...facts, number }, portions, { invoices, reason })
  const id = await addPaper(trx, source, { orderId: order._id, shipmentId: null, number, now })
  await trx
    .insertInto('credited_piece')
    .values(parcels.map(({ lineId, quantity }) => ({ paper_id: id, line_id: lineId, quantity })))
    .execute()
  return number
}
