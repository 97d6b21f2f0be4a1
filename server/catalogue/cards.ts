import type { Db } from '../store/schema.ts'

/** The wire's cards of the products that are still sold, in the order of `ids`, as JSON text. */
export const readCards = async (db: Db, ids: readonly string[]): Promise<string> => {
  if (ids.length === 0) return '{"data":[]}'
  const rows = await db
    .selectFrom('product')
    .select(['id', 'card_json'])
    .where('id', 'in', [...new Set(ids)])
    .where('status', '=', 'active')
    .execute()
  const cards = new Map(rows.map(({ id, card_json }) => [id, card_json]))
  return `{"data":[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]}`
}
