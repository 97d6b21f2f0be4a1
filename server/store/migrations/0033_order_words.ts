import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

const batch = 1_000

/** As `wordsOf` of `src/domain/shell/words.ts` was when this was written. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/** As `lineWords` of `src/domain/orders/orderSearch.ts` was when this was written. */
const lineWords = (sku: string, title: Readonly<Record<string, string>>): string => {
  const own = wordsOf(sku)
  const words = new Set([own.join(''), ...own, ...Object.values(title).flatMap(wordsOf)])
  return [...words].map((word) => ` ${word}`).join('')
}

/** The lines of orders are found by the words of their SKUs and titles. */
export const orderWords = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { text }: ColumnTypes,
) => {
  await db.schema
    .alterTable('order_line')
    .addColumn('words', text, (c) => c.notNull().defaultTo(''))
    .execute()
  let last = ''
  for (;;) {
    const lines = await db
      .selectFrom('order_line')
      .select(['id', 'sku', 'title_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (lines.length === 0) return
    for (const { id, sku, title_json } of lines)
      await db
        .updateTable('order_line')
        .set({ words: lineWords(sku, JSON.parse(title_json)) })
        .where('id', '=', id)
        .execute()
    last = lines.at(-1)?.id
  }
}
