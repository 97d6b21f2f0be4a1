import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** A coupon may have a first day. Existing ones can be used at once. */
export const couponStart = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer }: ColumnTypes,
) => {
  await db.schema.alterTable('coupon').addColumn('starts_at', integer).execute()
}
