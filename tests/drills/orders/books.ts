import { readConfig } from '../../../server/config/config.ts'
import { openShop } from '../../../server/opening/open.ts'
import type { DrillShop } from '../drill.ts'

/** What the database says about the orders of a drill. */
export interface Books {
  /** The ids of all orders. */
  readonly orders: readonly string[]
  /** Orders without lines, without a key, or whose total is not their lines plus shipping and taxes. */
  readonly half: number
  /** Pieces in stock, and pieces that orders have taken from it. */
  readonly pieces: number
  /** Pieces that orders have taken from the stock, and those that wait for it. */
  readonly taken: number
  readonly waiting: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Reads the books of a shop, whether it runs or not. */
export const readBooks = async ({ dataDir }: Pick<DrillShop, 'dataDir'>): Promise<Books> => {
  const { engine } = await openShop({ ...readConfig(), dataDir })
  const { db } = engine
  const orders = await db.selectFrom('customer_order').selectAll().execute()
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const keys = await db.selectFrom('idempotency_key').select('order_id').execute()
  const variants = await db.selectFrom('variant').select('stock').execute()
  await engine.close()
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const withKey = new Set(keys.map(({ order_id }) => order_id))
  const isHalf = (order: (typeof orders)[number]) => {
    const own = linesOf.get(order.id) ?? []
    const goods = sum(own.map(({ display_total }) => display_total))
    const total = goods - order.display_discount + order.display_shipping + order.display_tax
    return own.length === 0 || !withKey.has(order.id) || total !== order.display_total
  }
  const waiting = sum(lines.map(({ backorder }) => backorder))
  const taken = sum(lines.map(({ quantity }) => quantity)) - waiting
  return {
    orders: orders.map(({ id }) => id),
    half: orders.filter(isHalf).length,
    pieces: sum(variants.map(({ stock }) => stock)) + taken,
    ...{ taken, waiting },
  }
}
