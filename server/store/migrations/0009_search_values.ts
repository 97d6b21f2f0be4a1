import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/**
 * A search finds products by the values of their variants. Empties the search index, which does not contain these words
 * yet; products without a document are indexed once all migrations have run.
 */
export const searchValues = async (db: AnyDb) => {
  for (const table of ['search_text', 'search_document'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  for (const table of ['search_version', 'catalogue_version'])
    await sql`update ${sql.table(table)} set version = version + 1`.execute(db)
  // Lists in memory contain the numbers of documents, which change, so they read every product again.
  await sql`update product set version = (select version from catalogue_version)`.execute(db)
}
