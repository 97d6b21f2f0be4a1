import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/**
 * Which change of the catalogue was a product's last, so that what is kept in memory follows it. Lists are read from
 * there since: the orders of the table are of no use any more.
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
