import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** When a session was last used, and which browser opened it. */
export const devices = async (db: AnyDb, { integer, text }: ColumnTypes) => {
  await db.schema
    .alterTable('session')
    .addColumn('last_seen', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('user_agent', text, (c) => c.notNull().defaultTo(''))
    .execute()
  await db
    .updateTable('session')
    .set(({ ref }) => ({ last_seen: ref('created_at') }))
    .execute()
}
