import type { Paper } from '../../../src/contracts/papers.ts'
import { orderNumber } from '../../../src/domain/orders/orderNumber.ts'
import { paperFileName } from '../../../src/domain/orders/papers/paperName.ts'
import type { Db } from '../../store/schema.ts'

/** The papers of orders. */
export const createPapersRepo = (db: Db) => {
  const all = db
    .selectFrom('paper')
    .innerJoin('customer_order', 'customer_order.id', 'paper.order_id')
    .leftJoin('shipment', 'shipment.id', 'paper.shipment_id')
    .leftJoin('paper_file', 'paper_file.paper_id', 'paper.id')
    .select(['paper.id', 'paper.kind', 'paper.number', 'paper.issued_at', 'paper_file.sha256'])
    .select(['shipment.number as shipment', 'customer_order.number as order_number'])

  return {
    /** The papers of an order, oldest first. */
    ofOrder: async (orderId: string): Promise<Paper[]> => {
      const rows = await all.where('paper.order_id', '=', orderId).orderBy('paper.id').execute()
      return rows.map(({ id, kind, number, issued_at, sha256, shipment }) => ({
        ...{ _id: id, kind, number, shipment, issuedAt: new Date(issued_at).toISOString() },
        isReady: sha256 !== null,
      }))
    },

    /** The name of a paper's file, and whether it is ready; undefined if the order has no such paper. */
    nameOf: async (
      orderId: string,
      id: string,
    ): Promise<{ readonly name: string; readonly isReady: boolean } | undefined> => {
      const row = await all
        .where('paper.order_id', '=', orderId)
        .where('paper.id', '=', id)
        .executeTakeFirst()
      return row && { name: nameOf(row), isReady: row.sha256 !== null }
    },

    /** The bytes of a paper and the name of its file; undefined until it is rendered. */
    fileOf: async (
      id: string,
    ): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> => {
      const row = await all.select('content').where('paper.id', '=', id).executeTakeFirst()
      return row?.content
        ? { name: nameOf(row), bytes: Buffer.from(row.content, 'base64') }
        : undefined
    },
  }
}

const nameOf = ({
  order_number,
  ...row
}: Pick<Paper, 'kind' | 'number' | 'shipment'> & { readonly order_number: number }): string =>
  paperFileName({ ...row, order: orderNumber(order_number) })
