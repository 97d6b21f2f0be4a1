import type { Parcel } from '../../src/domain/orders/shipments.ts'
import type { Row, Trx } from '../store/schema.ts'
import { withLines } from './orders.repo.ts'
import { issueShipmentPapers, type Packing } from './papers/issuePapers.ts'
import { addShipment } from './shipments.repo.ts'

/**
 * Adds a shipment to an order, and issues its papers (rules O17, O20). The caller holds the customer's lock and has
 * checked the pieces.
 */
export const recordShipment = async (
  trx: Trx,
  row: Row<'customer_order'>,
  {
    parcels,
    carrier,
    tracking,
    packing = {},
    now,
  }: {
    readonly parcels: readonly Parcel[]
    readonly carrier: string
    readonly tracking: string
    readonly packing?: Packing
    readonly now: number
  },
): Promise<void> => {
  await addShipment(trx, row.id, { parcels, carrier, tracking, now })
  const [order] = await withLines(trx, [row])
  if (!order) throw new Error(`order ${row.number} cannot be read back`)
  await issueShipmentPapers(trx, order, packing, row, now)
}
