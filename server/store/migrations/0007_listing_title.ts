import type { Kysely } from 'kysely'

/** Titles sort in the reader's language, from the products themselves. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
export const listingTitle = async (db: Kysely<any>) => {
  await db.schema.alterTable('listing').dropColumn('title_key').execute()
}
