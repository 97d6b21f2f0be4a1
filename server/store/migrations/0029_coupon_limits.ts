import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** A coupon may be limited to a number of orders of each customer. Existing ones are not. */
export const couponLimits = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer }: ColumnTypes,
) => {
  await db.schema.alterTable('coupon').addColumn('max_per_customer', integer).execute()
}
