import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../store/schema.ts'
import type { SearchIndex, Window } from './index.ts'
import { compact, fold, isOneTypoAway, shortestTolerant, wordsOf } from './words.ts'

/** Full-text search on FTS5. `search_document` keeps the row ids that the index needs to delete by. */
export const sqliteSearch: SearchIndex = {
  async createTables(db) {
    await sql`create table search_document (
      id integer primary key, product_id text not null unique) strict`.execute(db)
    await sql`create virtual table search_text using fts5(title, sku, keywords,
      tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix = '1 2 3')`.execute(
      db,
    )
    await sql`create virtual table search_word using fts5vocab(search_text, row)`.execute(db)
  },

  async put(trx, { productId, title, skus, keywords }) {
    await this.remove(trx, productId)
    // Folded as queries are: the tokenizer's own folding stops at Latin.
    const titles = fold([...new Set(Object.values(title))].join(' '))
    const codes = fold(skus.flatMap((sku) => [sku, compact(sku)]).join(' '))
    await sql`insert into search_document (product_id) values (${productId})`.execute(trx)
    await sql`insert into search_text (rowid, title, sku, keywords)
      select id, ${titles}, ${codes}, ${fold(keywords.join(' '))}
      from search_document where product_id = ${productId}`.execute(trx)
  },

  async remove(trx, productId) {
    await sql`delete from search_text where rowid in
      (select id from search_document where product_id = ${productId})`.execute(trx)
    await sql`delete from search_document where product_id = ${productId}`.execute(trx)
  },

  async find(db, query, window) {
    const words = wordsOf(query)
    if (words.length === 0) return { ids: [], total: 0 }
    const exact = await hits(db, exactMatch(words), window)
    if (exact.total > 0) return exact
    const tolerant = await tolerantMatch(db, words)
    return tolerant ? hits(db, tolerant, window) : exact
  },
}

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

/** All words, the last as a prefix; or the words run together, for a SKU typed with other separators. */
const exactMatch = (words: readonly string[]) => {
  const all = words.map((word, i) => (i === words.length - 1 ? `${quoted(word)}*` : quoted(word)))
  const together = words.length > 1 ? ` OR ${quoted(words.join(''))}*` : ''
  return `(${all.join(' AND ')})${together}`
}

/** The same with every word or one that is a typing error away; undefined when some word has none. */
const tolerantMatch = async (db: Db, words: readonly string[]) => {
  const alternatives = await Promise.all(
    words.map(async (word, i) => {
      const itself = i === words.length - 1 ? `${quoted(word)}*` : quoted(word)
      const near = word.length < shortestTolerant ? [] : await nearWords(db, word)
      return `(${[itself, ...near.map(quoted)].join(' OR ')})`
    }),
  )
  const match = alternatives.join(' AND ')
  return match === exactMatch(words) ? undefined : match
}

const nearWords = async (db: Db, word: string): Promise<string[]> => {
  const { rows } = await sql<{ term: string }>`select term from search_word
    where length(term) between ${word.length - 1} and ${word.length + 1}`.execute(db)
  return rows.map(({ term }) => term).filter((term) => isOneTypoAway(word, term))
}

/** Any hit in a title before any in a SKU before any in keywords: the weights outdo length and number. */
const rank: RawBuilder<number> = sql`bm25(search_text, 10000.0, 100.0, 1.0)`

const hits = async (db: Db, match: string, { limit, offset }: Window) => {
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total
    from search_text where search_text match ${match}`.execute(db)
  const total = counted[0]?.total ?? 0
  if (total === 0) return { ids: [], total }
  const { rows } = await sql<{ product_id: string }>`select d.product_id
    from search_text join search_document d on d.id = search_text.rowid
    where search_text match ${match} order by ${rank}, search_text.rowid
    limit ${limit} offset ${offset}`.execute(db)
  return { ids: rows.map((row) => row.product_id), total }
}
