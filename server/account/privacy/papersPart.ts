import { orderNumber } from '../../../src/domain/orders/orderNumber.ts'
import { createPart, inPages, moment, pageSize, type Subject } from './part.ts'

/** The path of a paper in the archive. */
export const paperPath = (id: string): string => `papers/${id}.pdf`

/** The papers of the customer's orders. */
export const ownPapers = ({ db, customerId }: Subject) =>
  inPages((last: { id: string } | undefined) =>
    db
      .selectFrom('paper')
      .innerJoin('customer_order', 'customer_order.id', 'paper.order_id')
      .leftJoin('shipment', 'shipment.id', 'paper.shipment_id')
      .select(['paper.id', 'paper.kind', 'paper.number', 'issued_at'])
      .select(['shipment.number as shipment', 'customer_order.number as order_number'])
      .where('customer_id', '=', customerId)
      .where('paper.id', '>', last?.id ?? '')
      .orderBy('paper.id')
      .limit(pageSize)
      .execute(),
  )

/** The papers of the customer's orders. The amounts of a credit note are in its paper. */
export const papersPart = createPart(['paper', 'paper_file', 'credited_piece'], ownPapers, {
  order: ({ order_number }) => orderNumber(order_number),
  kind: ({ kind }) => kind,
  number: ({ number }) => number,
  shipment: ({ shipment }) => shipment,
  issuedAt: ({ issued_at }) => moment(issued_at),
  file: ({ id }) => paperPath(id),
})
