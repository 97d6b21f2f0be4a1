import type { SavedRow } from '../../../src/contracts/cart/saved.ts'
import { inParts } from '../../store/givenRows.ts'
import type { Db, Trx } from '../../store/schema.ts'
import type { Pieces } from '../cart.ts'
import { toOrderable, toVariant, variantColumns } from '../cartVariant.ts'

/** The rows that one customer has saved for later. No method accesses others. */
export const createSavedRepo = (db: Db | Trx, customerId: string) => ({
  /** All rows, the last saved first. */
  all: async (): Promise<SavedRow[]> => {
    const rows = await db
      .selectFrom('saved_row')
      .innerJoin('variant', 'variant.id', 'saved_row.variant_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['saved_row.quantity', ...variantColumns])
      .where('customer_id', '=', customerId)
      .orderBy('saved_at', 'desc')
      .orderBy('variant.sku')
      .execute()
    return rows.map(({ quantity, ...variant }) => ({
      ...toOrderable(toVariant(variant)),
      quantity,
    }))
  },

  /** The pieces of each row. */
  pieces: (): Promise<Pieces[]> =>
    db
      .selectFrom('saved_row')
      .select(['variant_id as id', 'quantity'])
      .where('customer_id', '=', customerId)
      .execute(),

  /** Sets the pieces of rows, and creates missing ones. */
  put: async (pieces: readonly Pieces[], saved_at: number): Promise<void> => {
    for (const part of inParts(pieces))
      await db
        .insertInto('saved_row')
        .values(
          part.map(({ id, quantity }) => ({
            ...{ customer_id: customerId, variant_id: id, quantity, saved_at },
          })),
        )
        .onConflict((on) =>
          on.columns(['customer_id', 'variant_id']).doUpdateSet(({ ref }) => ({
            quantity: ref('excluded.quantity'),
            saved_at: ref('excluded.saved_at'),
          })),
        )
        .execute()
  },

  /** @returns the number of rows that were there */
  remove: async (ids: readonly string[]): Promise<number> => {
    const { numDeletedRows } = await db
      .deleteFrom('saved_row')
      .where('customer_id', '=', customerId)
      .where('variant_id', 'in', [...ids])
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
})
