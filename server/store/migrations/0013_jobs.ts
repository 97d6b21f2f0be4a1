import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** Jobs that must run after a change, and the language of mails to a customer. */
export const jobs = async (db: AnyDb, { integer, text, tableEnd }: ColumnTypes) => {
  await db.schema
    .createTable('job')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('payload_json', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('run_at', integer, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('failed_at', integer)
    .addColumn('last_error', text)
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema.createIndex('job_due').on('job').columns(['failed_at', 'run_at']).execute()
  await db.schema
    .alterTable('customer')
    .addColumn('language', text, (c) => c.notNull().defaultTo('en'))
    .execute()
}
