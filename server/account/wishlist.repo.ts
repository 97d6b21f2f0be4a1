import type { Db } from '../store/schema.ts'

/** The wishlist of a customer: ids of products, newest first. */
export const createWishlist = (db: Db, customerId: string, now: () => number) => ({
  /** Returns false if the product is not on sale. */
  add: async (productId: string): Promise<boolean> => {
    const product = await db
      .selectFrom('product')
      .select('id')
      .where('id', '=', productId)
      .where('status', '=', 'active')
      .executeTakeFirst()
    if (!product) return false
    await db
      .insertInto('wishlist_entry')
      .values({ customer_id: customerId, product_id: productId, created_at: now() })
      .onConflict((on) => on.columns(['customer_id', 'product_id']).doNothing())
      .execute()
    return true
  },

  has: async (productId: string): Promise<boolean> => {
    const row = await db
      .selectFrom('wishlist_entry')
      .select('product_id')
      .where('customer_id', '=', customerId)
      .where('product_id', '=', productId)
      .executeTakeFirst()
    return row !== undefined
  },

  remove: async (productId: string): Promise<void> => {
    await db
      .deleteFrom('wishlist_entry')
      .where('customer_id', '=', customerId)
      .where('product_id', '=', productId)
      .execute()
  },

  clear: async (): Promise<void> => {
    await db.deleteFrom('wishlist_entry').where('customer_id', '=', customerId).execute()
  },

  ids: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('wishlist_entry')
      .innerJoin('product', 'product.id', 'wishlist_entry.product_id')
      .select('product.id')
      .where('customer_id', '=', customerId)
      .where('product.status', '=', 'active')
      .orderBy('wishlist_entry.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .execute()
    return rows.map(({ id }) => id)
  },
})
