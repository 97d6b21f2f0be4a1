import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/**
 * The search index, with documents numbered for bit sets and a vocabulary that both engines share. The content of an
 * older index is dropped; products without a document are indexed once all migrations have run.
 */
export const search = async (db: AnyDb, engine: 'sqlite' | 'postgres', columns: ColumnTypes) => {
  const { integer, text } = columns
  for (const table of ['search_word', 'search_text', 'search_document'])
    await sql`drop table if exists ${sql.table(table)}`.execute(db)
  await db.schema
    .createTable('search_document')
    .addColumn('id', integer, (c) => columns.counter(c))
    .addColumn('product_id', text, (c) => c.notNull().unique())
    .modifyEnd(sql.raw(columns.tableEnd))
    .execute()
  await db.schema
    .createTable('search_word')
    .addColumn('trace', integer, (c) => c.notNull())
    .addColumn('word', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_word_key', ['trace', 'word'])
    .modifyEnd(sql.raw(columns.tableEnd))
    .execute()
  await db.schema
    .createTable('search_version')
    .addColumn('version', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(columns.tableEnd))
    .execute()
  await db.insertInto('search_version').values({ version: 0 }).execute()
  await textTables[engine](db)
}

/** The full-text index of each engine. */
const textTables = {
  sqlite: async (db: AnyDb) => {
    await sql`create virtual table search_text using fts5(title, sku, keywords,
      tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix = '1 2 3')`.execute(
      db,
    )
  },
  postgres: async (db: AnyDb) => {
    await sql`create table search_text (id bigint primary key, words tsvector not null)`.execute(db)
    // Without a list of pending entries, which each search would scan.
    await sql`create index search_text_words on search_text using gin (words)
      with (fastupdate = off)`.execute(db)
  },
}
