import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** The links that download or erase a customer's data, and when a customer was erased. */
export const privacy = async (db: AnyDb, { integer, text, tableEnd }: ColumnTypes) => {
  await db.schema
    .createTable('privacy_token')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('privacy_token_customer')
    .on('privacy_token')
    .columns(['customer_id', 'kind'])
    .execute()
  await db.schema.alterTable('customer').addColumn('erased_at', integer).execute()
}
