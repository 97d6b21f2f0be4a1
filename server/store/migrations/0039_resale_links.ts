import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** Links that permit one download of a resale pack. */
export const resaleLinks = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('resale_link')
    .addColumn('token_hash', text, (c) => c.primaryKey().notNull())
    .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
    .addColumn('request_json', text, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
}
