import type { ShownCategory } from '../../src/contracts/content/content.ts'
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

/**
 * The categories with products and the most views; with equal views, the larger one is first (rule H7). Of a category
 * and those below it, only the first is listed.
 */
export const readPopularCategories = async (db: Db): Promise<ShownCategory[]> => {
  const [shown, views] = await Promise.all([readShownCategories(db), readViews(db)])
  const viewsOf = ({ _id }: ShownCategory) => views.get(_id) ?? 0
  const parents = new Map(shown.map(({ _id, parentId }) => [_id, parentId]))
  const isBelow = (id: string, above: string): boolean => {
    const parent = parents.get(id) ?? null
    return parent !== null && (parent === above || isBelow(parent, above))
  }
  const areKin = (a: ShownCategory, b: ShownCategory) =>
    isBelow(a._id, b._id) || isBelow(b._id, a._id)
  const byViews = shown
    .filter(({ total }) => total > 0)
    .sort((a, b) => viewsOf(b) - viewsOf(a) || b.total - a.total)
  const listed: ShownCategory[] = []
  for (const next of byViews) if (!listed.some((one) => areKin(one, next))) listed.push(next)
  return listed.slice(0, maxShown)
}
