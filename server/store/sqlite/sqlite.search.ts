import { type CompiledQuery, sql } from 'kysely'
import type { SearchIndex, Where } from '../searchIndex.ts'
import { fieldsOf } from '../searchWords.ts'

/** Full-text index on FTS5. */
export const sqliteSearch: SearchIndex = {
  async write(trx, id, document) {
    // Split and fold like queries: the tokenizer itself folds Latin letters only.
    const { title, sku, keywords } = fieldsOf(document)
    const row = [title.join(' '), sku.join(' '), keywords.join(' ')]
    if ((await this.read(trx, id)) === row.join('\n')) return false
    await this.erase(trx, id)
    await sql`insert into search_text (rowid, title, sku, keywords)
      values (${id}, ${row[0]}, ${row[1]}, ${row[2]})`.execute(trx)
    return true
  },

  async erase(trx, id) {
    await sql`delete from search_text where rowid = ${id}`.execute(trx)
  },

  async read(trx, id) {
    const { rows } = await sql<{ title: string; sku: string; keywords: string }>`
      select title, sku, keywords from search_text where rowid = ${id}`.execute(trx)
    return rows.map(({ title, sku, keywords }) => [title, sku, keywords].join('\n')).join()
  },

  holding: (db, where, word, isPrefix) => ({
    compile: () =>
      sql<{ id: number }>`select rowid as id from search_text
        where search_text match ${matching(where, word, isPrefix)}`.compile(db) as CompiledQuery<{
        id: number
      }>,
  }),
}

const matching = (where: Where, word: string, isPrefix: boolean) =>
  `${columns[where]} : "${word.replaceAll('"', '""')}"${isPrefix ? ' *' : ''}`

const columns = {
  title: 'title',
  titleOrSku: '{title sku}',
  anywhere: '{title sku keywords}',
} as const
