import type { Db } from '../../store/schema.ts'
import { type Documents, featuredMost } from './documents.ts'

/**
 * Reads the documents that were rendered in the transaction of each change. `plain.ts` defines the correct documents.
 */
export const createStoredDocuments = (db: Db): Documents => {
  const sold = () => db.selectFrom('product').where('status', '=', 'active')
  const detailBy = (column: 'slug' | 'id', key: string) =>
    sold().select('detail_json').where(column, '=', key).executeTakeFirst()
  return {
    product: async (key) =>
      ((await detailBy('slug', key)) ?? (await detailBy('id', key)))?.detail_json,
    cards: async (ids) => {
      if (ids.length === 0) return []
      const rows = await sold()
        .select(['id', 'card_json'])
        .where('id', 'in', [...new Set(ids)])
        .execute()
      const cards = new Map(rows.map(({ id, card_json }) => [id, card_json]))
      return ids.flatMap((id) => cards.get(id) ?? [])
    },
    featured: async () => {
      const rows = await sold()
        .select('card_json')
        .where('featured', '=', 1)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(featuredMost)
        .execute()
      return rows.map(({ card_json }) => card_json)
    },
  }
}
