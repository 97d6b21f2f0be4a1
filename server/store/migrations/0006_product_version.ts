import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/**
 * The number of the last catalogue change of each product, by which the index in memory is updated. Lists are read from
 * that index now, so the orders of the table are no longer used.
 */
export const productVersion = async (db: AnyDb, { integer }: ColumnTypes) => {
  await db.schema
    .alterTable('product')
    .addColumn('version', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('product_version').on('product').columns(['version', 'id']).execute()
  for (const order of ['newest', 'price', 'title'])
    await db.schema.dropIndex(`listing_${order}`).execute()
}
