import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** A variant may have its own picture. Existing variants have the pictures of their product. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
export const variantImage = async (db: Kysely<any>, { text }: ColumnTypes) => {
  await db.schema.alterTable('variant').addColumn('image', text).execute()
}
