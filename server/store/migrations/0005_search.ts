import { type Kysely, sql } from 'kysely'
import { putDocument } from '../../search/documents.ts'
import type { Engine } from '../engine.ts'
import type { Trx } from '../schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/**
 * The search index, with documents numbered for bit sets and a vocabulary that both engines share. What an
 * older index held is indexed anew.
 */
export const search = async (db: AnyDb, { columns, search }: Engine) => {
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
  await search.createTables(db)
  await indexAll(db, { search })
}

const batch = 500

const indexAll = async (db: AnyDb, engine: Pick<Engine, 'search'>) => {
  let last = ''
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'title_json', 'keywords_json'])
      .where('status', '=', 'active')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (products.length === 0) return
    for (const { id, title_json, keywords_json } of products) {
      const variants = await db
        .selectFrom('variant')
        .select('sku')
        .where('product_id', '=', id)
        .where('active', '=', 1)
        .execute()
      await putDocument(engine, db as unknown as Trx, {
        productId: id,
        title: JSON.parse(title_json),
        skus: variants.map(({ sku }) => sku),
        keywords: JSON.parse(keywords_json),
      })
    }
    last = products.at(-1)?.id
  }
}
