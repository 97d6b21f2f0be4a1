import type { Db } from '../store/schema.ts'

/** The ids of customers who have the product in the cart. */
export const customersWithProduct = async (db: Db, slug: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('product')
    .innerJoin('variant', 'variant.product_id', 'product.id')
    .innerJoin('cart_row', 'cart_row.variant_id', 'variant.id')
    .select('cart_row.customer_id')
    .distinct()
    .where('product.slug', '=', slug)
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}
