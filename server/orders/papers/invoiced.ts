import type { Order } from '../../../src/contracts/orders/order.ts'
import type { Parcel } from '../../../src/domain/orders/shipments.ts'
import type { Trx } from '../../store/schema.ts'

/** What of an order was invoiced and credited. */
export interface Invoiced {
  /** The pieces of a line that were invoiced and are not credited. */
  readonly openOf: (lineId: string) => number
  /** The first piece of a line that is not credited, counted in the order in which its pieces were sent. */
  readonly startOf: (lineId: string) => number
  /** The numbers of the invoices of lines. */
  readonly numbersOf: (lineIds: readonly string[]) => readonly string[]
}

const piecesOf = (parcels: readonly Parcel[], id: string) =>
  parcels.reduce((sum, { lineId, quantity }) => (lineId === id ? sum + quantity : sum), 0)

/** Reads the invoices and credit notes of an order. Shipments from before there were papers have no invoice. */
export const readInvoiced = async (
  trx: Trx,
  { _id: orderId, shipments }: Order,
): Promise<Invoiced> => {
  const invoices = await trx
    .selectFrom('paper')
    .select(['shipment_id', 'number'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .orderBy('number')
    .execute()
  const credited = await trx
    .selectFrom('credited_piece')
    .innerJoin('paper', 'paper.id', 'credited_piece.paper_id')
    .select(['line_id as lineId', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  const numbers = new Map(invoices.map(({ shipment_id, number }) => [shipment_id, number]))
  const sent = shipments.flatMap(({ lines }) => lines)
  const billed = shipments.filter(({ _id }) => numbers.has(_id))
  const billedOf = (id: string) =>
    piecesOf(
      billed.flatMap(({ lines }) => lines),
      id,
    )
  return {
    openOf: (id) => billedOf(id) - piecesOf(credited, id),
    startOf: (id) => piecesOf(sent, id) - billedOf(id) + piecesOf(credited, id),
    numbersOf: (ids) =>
      billed
        .filter(({ lines }) => lines.some(({ lineId }) => ids.includes(lineId)))
        .flatMap(({ _id }) => numbers.get(_id) ?? []),
  }
}
