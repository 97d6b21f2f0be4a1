import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** Orders keep the language of the page on which they were placed. */
export const orderLanguage = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { text }: ColumnTypes,
) => {
  await db.schema.alterTable('customer_order').addColumn('language', text).execute()
}
