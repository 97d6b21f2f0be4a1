import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** The version of each cart, the keys of calls with many lines, and an index of carts by variant. */
export const cart = async (db: AnyDb, { integer, text, tableEnd }: ColumnTypes) => {
  await db.schema
    .alterTable('customer')
    .addColumn('cart_version', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('cart_request')
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('request_hash', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('cart_request_pk', ['customer_id', 'key'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema.createIndex('cart_row_by_variant').on('cart_row').column('variant_id').execute()
}
