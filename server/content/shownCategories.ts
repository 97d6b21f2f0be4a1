import { sql } from 'kysely'
import type { Category, ProductCard } from '../../src/contracts/catalogue/product.ts'
import type { ShownCategory } from '../../src/contracts/content/content.ts'
import { readCategoryTree } from '../catalogue/categories/categoryTree.ts'
import type { Db } from '../store/schema.ts'

/** Number of a category's newest pieces in which to look for a picture that is not shown yet. */
const lookedThrough = 12

/** The pictures of the newest pieces of every category, newest first. */
const readPictures = async (db: Db): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .with('newest', (cte) =>
      cte
        .selectFrom('listing')
        .select(['category_id', 'product_id'])
        .select(
          sql<number>`row_number() over (partition by category_id order by newest desc, product_id desc)`.as(
            'place',
          ),
        ),
    )
    .selectFrom('newest')
    .innerJoin('product', 'product.id', 'newest.product_id')
    .select(['newest.category_id', 'product.card_json'])
    .where('newest.place', '<=', lookedThrough)
    .orderBy('newest.category_id')
    .orderBy('newest.place')
    .execute()
  const byCategory = Map.groupBy(rows, (row) => row.category_id)
  return new Map(
    [...byCategory].map(([id, cards]) => [
      id,
      cards.flatMap(({ card_json }) => {
        const { imageUrl_thum } = JSON.parse(card_json) as ProductCard
        return imageUrl_thum.slice(0, 1)
      }),
    ]),
  )
}

/**
 * Every category, parents before children, with its number of pieces and a picture. A picture is repeated only if there
 * is no other.
 */
export const readShownCategories = async (db: Db): Promise<ShownCategory[]> => {
  const [tree, pictures, counts] = await Promise.all([
    readCategoryTree(db),
    readPictures(db),
    db
      .selectFrom('listing')
      .select('category_id')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .groupBy('category_id')
      .execute(),
  ])
  const totals = new Map(counts.map(({ category_id, total }) => [category_id, Number(total)]))
  const shown = new Set<string>()
  const show = ({ children, ...category }: Category): ShownCategory[] => {
    const all = pictures.get(category._id) ?? []
    const image = all.find((each) => !shown.has(each)) ?? all[0] ?? null
    if (image !== null) shown.add(image)
    return [{ ...category, total: totals.get(category._id) ?? 0, image }, ...children.flatMap(show)]
  }
  return tree.nested().flatMap(show)
}
