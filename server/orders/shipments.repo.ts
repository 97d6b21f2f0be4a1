import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Shipment } from '../../src/contracts/orders/order.ts'
import type { LinePieces, Parcel, Pieces } from '../../src/domain/orders/shipments.ts'
import { givenRows, inParts } from '../store/givenRows.ts'
import type { Db, Row, Trx } from '../store/schema.ts'

/** The shipments of orders, by the order's id. */
export const shipmentsOf = async (
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Shipment[]>> => {
  const rows = await db
    .selectFrom('shipment')
    .innerJoin('shipment_line', 'shipment_line.shipment_id', 'shipment.id')
    .innerJoin('order_line', 'order_line.id', 'shipment_line.line_id')
    .selectAll('shipment')
    .select(['line_id', 'shipment_line.quantity'])
    .where('shipment.order_id', 'in', [...orderIds])
    .orderBy('number')
    .orderBy('position')
    .execute()
  const byShipment = [...Map.groupBy(rows, ({ id }) => id).values()]
  const shipments = byShipment.flatMap((lines) =>
    lines.slice(0, 1).map(({ id, order_id, number, carrier, tracking, sent_at }) => ({
      orderId: order_id,
      shipment: {
        ...{ _id: id, number, carrier, tracking },
        sentAt: sent_at === null ? null : new Date(sent_at).toISOString(),
        lines: lines.map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
      },
    })),
  )
  const byOrder = Map.groupBy(shipments, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, of]) => [id, of.map(({ shipment }) => shipment)]))
}

/** How many pieces of a line are in shipments. */
export const shippedOf = (shipments: readonly Shipment[], lineId: string): number =>
  shipments
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.lineId === lineId ? sum + line.quantity : sum), 0)

/** The lines of an order with their shipped, open and cancelled pieces. */
export const piecesOfLines = (
  lines: readonly Pick<Row<'order_line'>, 'id' | 'quantity' | 'cancelled'>[],
  shipments: readonly Shipment[],
): readonly LinePieces[] =>
  lines.map(({ id, quantity, cancelled }) => ({
    ...{ id, ordered: quantity, shipped: shippedOf(shipments, id), cancelled },
  }))

/** The pieces of each order, all of its lines together. */
export const piecesOfOrders = async (
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<readonly (Pieces & { readonly orderId: string })[]> => {
  if (orderIds.length === 0) return []
  const ordered = await db
    .selectFrom('order_line')
    .select(({ fn }) => [
      'order_id',
      fn.sum<number>('quantity').as('ordered'),
      fn.sum<number>('cancelled').as('cancelled'),
    ])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute()
  const sent = await db
    .selectFrom('shipment')
    .innerJoin('shipment_line', 'shipment_line.shipment_id', 'shipment.id')
    .select(({ fn }) => ['order_id', fn.sum<number>('quantity').as('shipped')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute()
  const shipped = new Map(sent.map((sum) => [sum.order_id, Number(sum.shipped)]))
  return ordered.map(({ order_id: orderId, ordered, cancelled }) => ({
    ...{ orderId, ordered: Number(ordered), cancelled: Number(cancelled) },
    shipped: shipped.get(orderId) ?? 0,
  }))
}

/** Adds a shipment to an order. The caller holds the customer's lock and has checked the pieces. */
export const addShipment = async (
  trx: Trx,
  orderId: string,
  {
    parcels,
    carrier,
    tracking,
    now,
  }: {
    readonly parcels: readonly Parcel[]
    readonly carrier: string
    readonly tracking: string
    readonly now: number
  },
): Promise<void> => {
  const { last } = await trx
    .selectFrom('shipment')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const id = uuidv7()
  await trx
    .insertInto('shipment')
    .values({ id, order_id: orderId, number: (last ?? 0) + 1, carrier, tracking, sent_at: now })
    .execute()
  await trx
    .insertInto('shipment_line')
    .values(parcels.map(({ lineId, quantity }) => ({ shipment_id: id, line_id: lineId, quantity })))
    .execute()
}

/** Cancels open pieces of an order. The caller holds the customer's lock and has checked the pieces. */
export const cancelPieces = async (trx: Trx, parcels: readonly Parcel[]): Promise<void> => {
  for (const part of inParts(parcels))
    await sql`update order_line set cancelled = cancelled + cast(given.column2 as bigint)
      from ${givenRows(part.map(({ lineId, quantity }) => [lineId, quantity]))} as given
      where order_line.id = given.column1`.execute(trx)
}
