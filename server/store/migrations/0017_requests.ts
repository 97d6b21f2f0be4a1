import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** The Idempotency-Keys of requests and of their messages; applications and the team have none. */
export const requests = async (db: AnyDb, { text }: ColumnTypes) => {
  await db.schema.alterTable('request').addColumn('key', text).execute()
  await db.schema.alterTable('request').addColumn('request_hash', text).execute()
  await db.schema.alterTable('request_message').addColumn('key', text).execute()
  await db.schema
    .createIndex('request_key')
    .unique()
    .on('request')
    .columns(['customer_id', 'key'])
    .execute()
  await db.schema
    .createIndex('request_message_key')
    .unique()
    .on('request_message')
    .columns(['request_id', 'key'])
    .execute()
}
