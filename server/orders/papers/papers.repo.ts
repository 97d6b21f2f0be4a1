import type { Paper } from '../../../src/contracts/orders/papers.ts'
import { orderNumber } from '../../../src/domain/orders/orderNumber.ts'
import { paperFileName } from '../../../src/domain/orders/papers/paperName.ts'
import type { Db, Trx } from '../../store/schema.ts'

/** The papers of orders. */
export const createPapersRepo = (db: Db | Trx) => {
  const all = db
    .selectFrom('paper')
    .innerJoin('customer_order', 'customer_order.id', 'paper.order_id')
    .leftJoin('shipment', 'shipment.id', 'paper.shipment_id')
    .leftJoin('paper_file', 'paper_file.paper_id', 'paper.id')
    .select(['paper.id', 'paper.order_id', 'paper.kind', 'paper.number', 'paper.issued_at'])
    .select('paper_file.sha256')
    .select(['shipment.number as shipment', 'customer_order.number as order_number'])

  return {
    /** The papers of orders by the order's id, oldest first. */
    ofOrders: async (
      orderIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly Paper[]>> => {
      const rows = await all
        .where('paper.order_id', 'in', [...orderIds])
        .orderBy('paper.id')
        .execute()
      return new Map(
        [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([id, of]) => [id, of.map(toPaper)]),
      )
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

const toPaper = ({
  id,
  issued_at,
  sha256,
  ...row
}: Pick<Paper, 'kind' | 'number' | 'shipment'> & {
  readonly id: string
  readonly issued_at: number
  readonly sha256: string | null
}): Paper => ({
  ...{ _id: id, kind: row.kind, number: row.number, shipment: row.shipment },
  ...{ issuedAt: new Date(issued_at).toISOString(), isReady: sha256 !== null },
})

const nameOf = ({
  order_number,
  ...row
}: Pick<Paper, 'kind' | 'number' | 'shipment'> & { readonly order_number: number }): string =>
  paperFileName({ ...row, order: orderNumber(order_number) })
