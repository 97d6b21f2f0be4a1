import type { Order } from '../../../src/contracts/orders/order.ts'
import type { Paper } from '../../../src/contracts/orders/papers.ts'
import type { Portion } from '../../../src/domain/orders/papers/amounts.ts'
import type { ShipmentFacts } from '../../../src/domain/orders/papers/paperFacts.ts'
import { netWeightOf } from '../../../src/domain/orders/papers/write/goods.ts'
import { writeInvoice } from '../../../src/domain/orders/papers/write/invoice.ts'
import { writeOffer } from '../../../src/domain/orders/papers/write/offer.ts'
import { writePackingList } from '../../../src/domain/orders/papers/write/packing.ts'
import { isExport } from '../../../src/domain/orders/papers/write/parties.ts'
import type { Row, Trx } from '../../store/schema.ts'
import { addPaper, addPapers } from './addPaper.ts'
import { type PaperCause, paperFacts, readPaperFacts } from './paperFacts.ts'
import { takeNumber } from './takeNumber.ts'

/** How the team packed a shipment. */
export interface Packing {
  /** One, if it is not given. */
  readonly parcels?: number
  /** Grams; if it is not given, the goods and the usual packing of each parcel. */
  readonly grossWeight?: number
}

/**
 * Issues the order confirmation and the proforma invoice of an order that is placed.
 * @returns the papers, which the order does not contain yet
 */
export const issueOfferPapers = async (
  trx: Trx,
  order: Order,
  cause: PaperCause,
): Promise<Paper[]> => {
  const facts = paperFacts(order, cause)
  const offers = offerKinds.map((kind) => writeOffer(kind, facts))
  const of = { orderId: order._id, shipmentId: null, number: null, now: cause.now }
  const ids = await addPapers(trx, offers, of)
  const issuedAt = new Date(cause.now).toISOString()
  return offerKinds.map((kind, i) => ({
    ...{ _id: ids[i] ?? '', kind, number: null, shipment: null, issuedAt, isReady: false },
  }))
}

const offerKinds = ['orderConfirmation', 'proforma'] as const

/** The pieces of each line that are in the last shipment of an order; earlier ones come before them. */
const lastPortions = ({ lines, shipments }: Order): readonly Portion[] =>
  lines.map(({ _id }) => {
    const sent = shipments.map((shipment) =>
      shipment.lines
        .filter(({ lineId }) => lineId === _id)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    )
    const to = sent.reduce((sum, pieces) => sum + pieces, 0)
    return { lineId: _id, from: to - (sent.at(-1) ?? 0), to }
  })

/** Issues the papers of the last shipment of an order: packing list, invoice, and for customs a commercial invoice. */
export const issueShipmentPapers = async (
  trx: Trx,
  order: Order,
  { parcels = 1, grossWeight }: Packing,
  row: Row<'customer_order'>,
  now: number,
): Promise<void> => {
  const sent = order.shipments.at(-1)
  if (!sent) throw new Error(`order ${order.number} has no shipment`)
  const facts = await readPaperFacts(trx, order, row, now)
  const { terms } = facts
  const portions = lastPortions(order)
  const shipment: ShipmentFacts = {
    ...{ number: sent.number, carrier: sent.carrier, tracking: sent.tracking, parcels },
    grossWeight: grossWeight ?? netWeightOf(facts.order, portions) + parcels * terms.packingWeight,
  }
  const of = { orderId: order._id, shipmentId: sent._id, number: null, now }
  await addPaper(trx, writePackingList(facts, portions, shipment), of)
  const number = await takeNumber(trx, 'INV', { now, timeZone: terms.seller.timeZone })
  const billed = { portions, hasShipping: order.shipments.length === 1 }
  const numbered = { ...facts, number }
  await addPaper(trx, writeInvoice('invoice', numbered, billed, shipment), { ...of, number })
  if (isExport(facts))
    await addPaper(trx, writeInvoice('commercialInvoice', numbered, billed, shipment), {
      ...{ ...of, number },
    })
}
