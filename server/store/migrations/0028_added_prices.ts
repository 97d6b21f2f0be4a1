import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** A cart row remembers the price that the buyer saw when it was added. Existing rows have today's price. */
export const addedPrices = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer }: ColumnTypes,
) => {
  await db.schema
    .alterTable('cart_row')
    .addColumn('added_price', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update cart_row set added_price = (
    select case when offer_price > 0 then offer_price else sell_price end
    from variant where variant.id = cart_row.variant_id)`.execute(db)
}
