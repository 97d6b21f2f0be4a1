import { sql } from 'kysely'
import type { Db, Trx } from '../store/schema.ts'
import type { SearchDocument, SearchIndex, Window } from './index.ts'
import { compact, isOneTypoAway, shortestTolerant, wordsOf } from './words.ts'

/**
 * Full-text search on `tsvector`. Words are folded and split here, not by the server, so that both engines
 * agree in every language and no extension is needed. `search_word` holds every word that ever stood in
 * a document, with the hashes of what it becomes by leaving one letter out: two words that are one
 * typing error apart have one of them in common. The indexes keep no pending list, for each search would
 * read it whole.
 */
export const postgresSearch: SearchIndex = {
  async createTables(db) {
    await sql`create table search_document (
      product_id text collate "C" primary key, words tsvector not null)`.execute(db)
    await sql`create index search_document_words on search_document using gin (words)
      with (fastupdate = off)`.execute(db)
    await sql`create table search_word (
      word text collate "C" primary key, traces integer[] not null)`.execute(db)
    await sql`create index search_word_traces on search_word using gin (traces)
      with (fastupdate = off)`.execute(db)
  },

  async put(trx, document) {
    const fields = fieldsOf(document)
    await sql`insert into search_document (product_id, words)
      values (${document.productId}, ${vectorOf(fields)}::tsvector)
      on conflict (product_id) do update set words = excluded.words`.execute(trx)
    await putWords(trx, new Set(fields.flatMap(({ words }) => words)))
  },

  async remove(trx, productId) {
    await sql`delete from search_document where product_id = ${productId}`.execute(trx)
  },

  async find(db, query, window) {
    const words = wordsOf(query).map(shortened)
    if (words.length === 0) return { ids: [], total: 0 }
    const exact = await hits(db, exactMatch(words), window)
    if (exact.total > 0) return exact
    const tolerant = await tolerantMatch(db, words)
    return tolerant ? hits(db, tolerant, window) : exact
  },
}

interface Field {
  readonly weight: 'A' | 'B' | 'C'
  readonly words: readonly string[]
}

/** A lexeme has fewer than 2048 bytes; a longer word counts by its beginning. */
const shortened = (word: string) => word.slice(0, 500)

const fieldsOf = ({ title, skus, keywords }: SearchDocument): Field[] => [
  { weight: 'A', words: wordsOf([...new Set(Object.values(title))].join(' ')).map(shortened) },
  { weight: 'B', words: skus.flatMap((sku) => [...wordsOf(sku), compact(sku)]).map(shortened) },
  { weight: 'C', words: wordsOf(keywords.join(' ')).map(shortened) },
]

/** Words consist of letters, marks and digits: nothing in them needs escaping. */
const quoted = (word: string) => `'${word}'`

/** The text form of a `tsvector`: each word with its position and its field's weight. */
const vectorOf = (fields: readonly Field[]): string =>
  fields
    .flatMap(({ weight, words }) => words.map((word) => ({ weight, word })))
    .map(({ weight, word }, position) => `${quoted(word)}:${position + 1}${weight}`)
    .join(' ')

/** Longer words are not worth their traces. */
const longestTolerant = 40

const putWords = async (trx: Trx, words: ReadonlySet<string>) => {
  const rows = [...words]
    .filter(({ length }) => length >= shortestTolerant - 1 && length <= longestTolerant + 1)
    .map((word) => sql`(${word}, ${tracesOf(word)}::integer[])`)
  if (rows.length > 0)
    await sql`insert into search_word (word, traces) values ${sql.join(rows)}
      on conflict (word) do nothing`.execute(trx)
}

/** Hashes of a word and of all that it becomes by leaving one letter out, as the text of an array. */
const tracesOf = (word: string): string => {
  const letters = [...word]
  const shorter = letters.map((_, i) => letters.toSpliced(i, 1).join(''))
  return `{${[...new Set([word, ...shorter].map(hashOf))].join(',')}}`
}

/** FNV-1a, 32 bits, signed. Words that collide are told apart afterwards. */
const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) | 0

/** A `tsquery` over the fields of these weights, `''` for all. */
type Match = (weights: '' | 'A' | 'AB') => string

/** All words, the last as a prefix; or the words run together, for a SKU typed with other separators. */
const exactMatch =
  (words: readonly string[]): Match =>
  (weights) => {
    const all = words.map((word, i) => term(word, i === words.length - 1, weights))
    const together = words.length > 1 ? ` | ${term(shortened(words.join('')), true, weights)}` : ''
    return `(${all.join(' & ')})${together}`
  }

const term = (word: string, isPrefix: boolean, weights: string) =>
  `${quoted(word)}:${isPrefix ? '*' : ''}${weights}`

/** The same with every word or one that is a typing error away; undefined when no word has one. */
const tolerantMatch = async (db: Db, words: readonly string[]): Promise<Match | undefined> => {
  const near = await Promise.all(words.map((word) => nearWords(db, word)))
  if (near.every(({ length }) => length === 0)) return undefined
  return (weights) =>
    words
      .map((word, i) => {
        const others = (near[i] ?? []).map((other) => term(other, false, weights))
        return `(${[term(word, i === words.length - 1, weights), ...others].join(' | ')})`
      })
      .join(' & ')
}

const nearWords = async (db: Db, word: string): Promise<string[]> => {
  if (word.length < shortestTolerant || word.length > longestTolerant) return []
  const { rows } = await sql<{ word: string }>`select word from search_word
    where traces && ${tracesOf(word)}::integer[]`.execute(db)
  return rows.map((row) => row.word).filter((known) => isOneTypoAway(word, known))
}

/** Found in the title alone, then with SKUs, then with keywords; within each the densest first. */
const hits = async (db: Db, match: Match, { limit, offset }: Window) => {
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total
    from search_document where words @@ ${match('')}::tsquery`.execute(db)
  const total = counted[0]?.total ?? 0
  if (total === 0) return { ids: [], total }
  const { rows } = await sql<{ product_id: string }>`select product_id
    from search_document where words @@ ${match('')}::tsquery
    order by words @@ ${match('A')}::tsquery desc, words @@ ${match('AB')}::tsquery desc,
      ts_rank(words, ${match('')}::tsquery, 1) desc, product_id
    limit ${limit} offset ${offset}`.execute(db)
  return { ids: rows.map((row) => row.product_id), total }
}
