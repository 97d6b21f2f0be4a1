import { sql } from 'kysely'
import type { Locks } from '../engine.ts'

/** The advisory lock key of this schema's catalogue. Shops in other schemas have other keys. */
const theCatalogue = sql`'catalogue_version'::regclass::oid::bigint`

/**
 * On PostgreSQL, writers run concurrently at the isolation level "read committed", so lock rows before reading them for
 * a change. Orders take a shared lock on the catalogue and lock their products in the order of ids. Writers of the
 * catalogue lock it exclusively. `no key update` does not block foreign key checks.
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
