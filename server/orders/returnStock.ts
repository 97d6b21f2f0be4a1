import { type Parcel, returnedOf } from '../../src/domain/orders/shipments.ts'
import { moveStock } from '../catalogue/rendered/moveStock.ts'
import type { Trx } from '../store/schema.ts'

/**
 * Returns to the stock what pieces of an order had taken from it, after they are cancelled. Backorders never took any.
 * Call it last in a transaction that has locked the catalogue.
 */
export const returnStock = async (
  trx: Trx,
  orderId: string,
  cancelled: readonly Parcel[],
): Promise<void> => {
  const pieces = new Map(cancelled.map(({ lineId, quantity }) => [lineId, quantity]))
  const lines = await trx
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .select([
      'order_line.id',
      'variant_id',
      'product_id',
      'variant.stock',
      'cancelled',
      'backorder',
    ])
    .where('order_id', '=', orderId)
    .execute()
  await moveStock(
    trx,
    lines.flatMap(({ id, variant_id, product_id, stock, cancelled: all, backorder }) => {
      const before = all - (pieces.get(id) ?? 0)
      const returned = returnedOf(backorder, all) - returnedOf(backorder, before)
      if (returned === 0) return []
      return [{ variantId: variant_id, productId: product_id, stock: stock + returned }]
    }),
  )
}
