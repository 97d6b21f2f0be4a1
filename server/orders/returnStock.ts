import { moveStock } from '../catalogue/rendered/moveStock.ts'
import type { Trx } from '../store/schema.ts'

/**
 * Returns the pieces of a cancelled order to the stock. Backorders were never taken from it. Call it last in a
 * transaction that has locked the catalogue.
 */
export const returnStock = async (trx: Trx, orderId: string): Promise<void> => {
  const lines = await trx
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .select(['variant_id', 'product_id', 'variant.stock', 'order_line.quantity', 'backorder'])
    .where('order_id', '=', orderId)
    .execute()
  await moveStock(
    trx,
    lines.map(({ variant_id, product_id, stock, quantity, backorder }) => ({
      variantId: variant_id,
      productId: product_id,
      stock: stock + quantity - backorder,
    })),
  )
}
