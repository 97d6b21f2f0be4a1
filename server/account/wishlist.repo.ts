import type { ServerEventBody } from '../../src/contracts/realtime.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Db, Trx } from '../store/schema.ts'

/**
 * The wishlist of a customer: ids of products, newest first (rule W1). Each change records `wishlist.changed` (rule
 * R4).
 */
export const createWishlist = (db: Db, customerId: string, now: () => number) => {
  /** @param change returns the number of entries that it has changed */
  const changing = (change: (trx: Trx) => Promise<bigint | undefined>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      if (await change(trx)) await recordEvent(trx, 'wishlist.changed', { customerId })
    })

  const isSold = async (productId: string): Promise<boolean> => {
    const product = await db
      .selectFrom('product')
      .select('id')
      .where('id', '=', productId)
      .where('status', '=', 'active')
      .executeTakeFirst()
    return product !== undefined
  }

  return {
    /** Returns false if the product is not on sale. */
    add: async (productId: string): Promise<boolean> => {
      if (!(await isSold(productId))) return false
      await changing(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('wishlist_entry')
          .values({ customer_id: customerId, product_id: productId, created_at: now() })
          .onConflict((on) => on.columns(['customer_id', 'product_id']).doNothing())
          .executeTakeFirstOrThrow()
        return numInsertedOrUpdatedRows
      })
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

    remove: (productId: string): Promise<void> =>
      changing(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('wishlist_entry')
          .where('customer_id', '=', customerId)
          .where('product_id', '=', productId)
          .executeTakeFirstOrThrow()
        return numDeletedRows
      }),

    clear: (): Promise<void> =>
      changing(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('wishlist_entry')
          .where('customer_id', '=', customerId)
          .executeTakeFirstOrThrow()
        return numDeletedRows
      }),

    ids: () => wishedIds(db, customerId),
  }
}

const wishedIds = async (db: Db, customerId: string): Promise<string[]> => {
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
}

/** The longest wishlist that is sent in an event, in products. */
const longestSent = 200

/** The body of `wishlist.changed`. */
export const readWishlistChange = async (
  db: Db,
  customerId: string,
): Promise<ServerEventBody<'wishlist.changed'>> => {
  const wishlist = await wishedIds(db, customerId)
  return { wishlist: wishlist.length > longestSent ? null : wishlist }
}
