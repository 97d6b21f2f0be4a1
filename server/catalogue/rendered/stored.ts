import { keptQuery } from '../../store/keptQuery.ts'
import type { Db } from '../../store/schema.ts'
import { type Documents, featuredMost } from './documents.ts'

const detailBy = (column: 'slug' | 'id') =>
  keptQuery((db, { key }: { key: string }) =>
    db
      .selectFrom('product')
      .select('detail_json')
      .where('status', '=', 'active')
      .where(column, '=', key),
  )
const detailBySlug = detailBy('slug')
const detailById = detailBy('id')

/**
 * Reads the documents that were rendered in the transaction of each change. `plain.ts` defines the correct documents.
 */
export const createStoredDocuments = (db: Db): Documents => {
  const sold = () => db.selectFrom('product').where('status', '=', 'active')
  return {
    product: async (key) => {
      const [row] = await detailBySlug(db, { key })
      return (row ?? (await detailById(db, { key }))[0])?.detail_json
    },
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
