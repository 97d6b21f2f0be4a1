import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** Recorded events, for the sockets of every process. */
export const events = async (db: AnyDb, columns: ColumnTypes) => {
  const { integer, text } = columns
  await db.schema
    .createTable('event')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('customer_id', text)
    .addColumn('subject', text)
    .addColumn('created_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(columns.tableEnd))
    .execute()
  await db.schema.createIndex('event_created').on('event').column('created_at').execute()
}
