import type { Order } from '../../../src/contracts/orders/order.ts'
import { partOf } from '../../../src/domain/orders/charges/partOf.ts'
import { amountsOf } from '../../../src/domain/orders/papers/amounts.ts'
import { writeCreditNote } from '../../../src/domain/orders/papers/write/invoice.ts'
import type { Parcel } from '../../../src/domain/orders/shipments.ts'
import type { Minor } from '../../../src/domain/settings/money.ts'
import type { Row, Trx } from '../../store/schema.ts'
import { addPaper } from './addPaper.ts'
import type { Invoiced } from './invoiced.ts'
import { readPaperFacts } from './paperFacts.ts'
import { takeNumber } from './takeNumber.ts'

/** The rupees follow the order's own currency, so that crediting everything in parts leaves nothing. */
const takeOff = async (trx: Trx, order: Order, amount: Minor): Promise<void> => {
  const { display_total, total_price, display_credited } = await trx
    .selectFrom('customer_order')
    .select(['display_total', 'total_price', 'display_credited'])
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow()
  const now = display_credited + amount
  await trx
    .updateTable('customer_order')
    .set({ display_credited: now, credited: partOf(total_price, 0, now, display_total) })
    .where('id', '=', order._id)
    .execute()
}

interface Credited {
  readonly order: Order
  readonly parcels: readonly Parcel[]
  readonly invoiced: Invoiced
  readonly reason: string
}

/**
 * Issues a credit note for pieces that are not credited yet, and takes them off what is due for the order (rule O27).
 * @returns its number
 */
export const issueCreditNote = async (
  trx: Trx,
  { order, parcels, invoiced, reason }: Credited,
  row: Row<'customer_order'>,
  now: number,
): Promise<string> => {
  const facts = await readPaperFacts(trx, order, row, now)
  const { timeZone } = facts.terms.seller
  const number = await takeNumber(trx, 'CN', { now, timeZone })
  const portions = order.lines.map(({ _id }) => {
    const from = invoiced.startOf(_id)
    const pieces = parcels.find(({ lineId }) => lineId === _id)?.quantity ?? 0
    return { lineId: _id, from, to: from + pieces }
  })
  await takeOff(trx, order, amountsOf(order, portions, false).total)
  const invoices = invoiced.numbersOf(parcels.map(({ lineId }) => lineId))
  const source = writeCreditNote({ ...facts, number }, portions, { invoices, reason })
  const id = await addPaper(trx, source, { orderId: order._id, shipmentId: null, number, now })
  await trx
    .insertInto('credited_piece')
    .values(parcels.map(({ lineId, quantity }) => ({ paper_id: id, line_id: lineId, quantity })))
    .execute()
  return number
}
