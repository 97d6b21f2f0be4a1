import { sql } from 'kysely'
import type { Locks } from './engine.ts'

/** One number for the catalogue of this schema; advisory locks of other shops have others. */
const theCatalogue = sql`'catalogue_version'::regclass::oid::bigint`

/**
 * Writers run side by side on PostgreSQL, each statement reading what is committed by then: whoever reads
 * in order to write locks first. Orders share the catalogue among each other and lock their products in
 * the order of ids; whoever writes the catalogue has it alone. `no key update` lets the foreign keys of
 * others pass.
 */
export const postgresLocks: Locks = {
  migration: async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(current_schema(), 0))`.execute(trx)
  },

  customer: async (trx, customerId) => {
    await trx
      .selectFrom('customer')
      .select('id')
      .where('id', '=', customerId)
      .forNoKeyUpdate()
      .execute()
  },

  cartStock: async (trx, customerId) => {
    await sql`select pg_advisory_xact_lock_shared(${theCatalogue})`.execute(trx)
    await trx
      .selectFrom('cart_row')
      .innerJoin('variant', 'variant.id', 'cart_row.variant_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select('variant.id')
      .where('cart_row.customer_id', '=', customerId)
      .orderBy('product.id')
      .orderBy('variant.id')
      .forNoKeyUpdate(['product', 'variant'])
      .execute()
  },

  catalogue: async (trx) => {
    await sql`select pg_advisory_xact_lock(${theCatalogue})`.execute(trx)
  },
}
