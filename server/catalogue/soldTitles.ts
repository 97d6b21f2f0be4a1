import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { Db, Trx } from '../store/schema.ts'

/** The titles of the products that are sold, by slug. */
export const readSoldTitles = async (
  db: Db | Trx,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, MultilingualText>> => {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['slug', 'title_json'])
    .where('slug', 'in', [...new Set(slugs)])
    .where('status', '=', 'active')
    .execute()
  return new Map(rows.map(({ slug, title_json }) => [slug, JSON.parse(title_json)]))
}
