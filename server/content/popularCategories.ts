import type { ShownCategory } from '../../src/contracts/content.ts'
import type { Db } from '../store/schema.ts'
import { readShownCategories } from './shownCategories.ts'

const maxShown = 8

/** How long the popular categories may be cached, ms. Views are counted without any change of the shop. */
const keptFor = 600_000

/** The cache key of the popular categories. It changes when the cached answer expires. */
export const popularKey = (now: number): string => `popular ${Math.floor(now / keptFor)}`

/** The views of each category: of its own list, and of the products directly in it. */
const readViews = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const [own, ofProducts] = await Promise.all([
    db
      .selectFrom('view_count')
      .innerJoin('category', 'category.id', 'view_count.subject_id')
      .select(['category.id', 'view_count.views'])
      .execute(),
    db
      .selectFrom('view_count')
      .innerJoin('product_category', 'product_category.product_id', 'view_count.subject_id')
      .select('product_category.category_id as id')
      .select(({ fn }) => fn.sum<number>('view_count.views').as('views'))
      .groupBy('product_category.category_id')
      .execute(),
  ])
  const views = new Map<string, number>()
  for (const { id, views: more } of [...own, ...ofProducts])
    views.set(id, (views.get(id) ?? 0) + Number(more))
  return views
}

/** The categories with products and the most views; with equal views, the larger one is first (rule H7). */
export const readPopularCategories = async (db: Db): Promise<ShownCategory[]> => {
  const [shown, views] = await Promise.all([readShownCategories(db), readViews(db)])
  const viewsOf = ({ _id }: ShownCategory) => views.get(_id) ?? 0
  return shown
    .filter(({ total }) => total > 0)
    .sort((a, b) => viewsOf(b) - viewsOf(a) || b.total - a.total)
    .slice(0, maxShown)
}
