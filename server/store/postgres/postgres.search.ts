import { type CompiledQuery, sql } from 'kysely'
import type { SearchField, SearchIndex } from '../searchIndex.ts'
import { fieldsOf } from '../searchWords.ts'

/**
 * Full-text index on `tsvector`. Words are folded and split here, not by the server, so that both engines agree in
 * every language and no extension is needed. The index has no pending list, because every search would scan it.
 */
export const postgresSearch: SearchIndex = {
  async write(trx, id, document) {
    const { rows } = await sql`insert into search_text (id, words)
      values (${id}, ${vectorOf(fieldsOf(document))}::tsvector)
      on conflict (id) do update set words = excluded.words
        where search_text.words <> excluded.words
      returning id`.execute(trx)
    return rows.length > 0
  },

  async erase(trx, id) {
    await sql`delete from search_text where id = ${id}`.execute(trx)
  },

  async read(trx, id) {
    const { rows } = await sql<{ words: string }>`
      select words::text as words from search_text where id = ${id}`.execute(trx)
    return rows.map(({ words }) => words).join()
  },

  holding: (db, where, word, isPrefix) => ({
    compile: () =>
      sql<{ id: number }>`select id from search_text
        where words @@ ${`${quoted(word)}:${isPrefix ? '*' : ''}${matched[where]}`}::tsquery`.compile(
        db,
      ) as CompiledQuery<{ id: number }>,
  }),
}

const weights = { title: 'A', sku: 'B', keywords: 'C' } as const
const matched = { title: 'A', titleOrSku: 'AB', anywhere: '' } as const

/** Words consist of letters, marks and digits: nothing in them needs escaping. */
const quoted = (word: string) => `'${word}'`

/** The text form of a `tsvector`: each word with its position and its field's weight. */
const vectorOf = (fields: Readonly<Record<SearchField, readonly string[]>>): string =>
  Object.entries(weights)
    .flatMap(([field, weight]) => fields[field as SearchField].map((word) => ({ weight, word })))
    .map(({ weight, word }, position) => `${quoted(word)}:${position + 1}${weight}`)
    .join(' ')
