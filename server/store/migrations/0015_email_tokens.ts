import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** The links that confirm a new e-mail address, or restore the old one. */
export const emailTokens = async (db: AnyDb, { integer, text, tableEnd }: ColumnTypes) => {
  await db.schema
    .createTable('email_token')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('email_token_customer')
    .on('email_token')
    .columns(['customer_id', 'kind'])
    .execute()
}
