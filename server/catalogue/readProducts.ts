import type { ChosenAttribute } from '../../src/contracts/cart/cartRows.ts'
import type { Category } from '../../src/contracts/catalogue/product.ts'
import { inParts } from '../store/givenRows.ts'
import type { Db, Row, Trx } from '../store/schema.ts'
import { type CategoryTree, readCategoryTree } from './categories/categoryTree.ts'
import type { CategoryInput, LevelInput, ProductInput, VariantInput } from './input.ts'

/** A product as input for the writer. It has no variants if none of them is sold. */
export type StoredProduct = Omit<ProductInput, 'variants' | 'categorySlugs' | 'createdAt'> & {
  readonly id: string
  readonly createdAt: number
  readonly categorySlugs: readonly string[]
  readonly variants: readonly VariantInput[]
}

/** The categories as input for the writer, parents first, siblings in order. */
export const readCategories = async (db: Db | Trx): Promise<CategoryInput[]> => {
  const flat = (categories: readonly Category[], parentSlug: string | null): CategoryInput[] =>
    categories.flatMap(({ slug, name, children }) => [
      { slug, parentSlug, name },
      ...flat(children, slug),
    ])
  return flat((await readCategoryTree(db)).nested(), null)
}

/** Products per batch. */
const batch = 200

/** All products of any status in the order of creation, read in batches. */
export async function* readProducts(db: Db | Trx): AsyncGenerator<StoredProduct> {
  const tree = await readCategoryTree(db)
  let last: Pick<Row<'product'>, 'created_at' | 'id'> | undefined
  for (;;) {
    let query = db
      .selectFrom('product')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .limit(batch)
    if (last) {
      const { created_at, id } = last
      query = query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '>', created_at),
          and([eb('created_at', '=', created_at), eb('id', '>', id)]),
        ]),
      )
    }
    const rows = await query.execute()
    if (rows.length === 0) return
    yield* await readBatch(db, tree, rows)
    last = rows.at(-1)
  }
}

/** Products with these ids, of any status. */
export const readProductsById = async (
  db: Db | Trx,
  ids: readonly string[],
): Promise<StoredProduct[]> => {
  const tree = await readCategoryTree(db)
  const found: StoredProduct[] = []
  for (const part of inParts(ids)) {
    const rows = await db.selectFrom('product').selectAll().where('id', 'in', part).execute()
    found.push(...(await readBatch(db, tree, rows)))
  }
  return found
}

const parse = <T>(json: string) => JSON.parse(json) as T

const readBatch = async (
  db: Db | Trx,
  tree: CategoryTree,
  products: readonly Row<'product'>[],
): Promise<StoredProduct[]> => {
  const ids = products.map(({ id }) => id)
  const categories = await db
    .selectFrom('product_category')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute()
  const levels = await db
    .selectFrom('product_attribute')
    .innerJoin('attribute', 'attribute.id', 'product_attribute.attribute_id')
    .select(['product_id', 'attribute_id', 'attribute.key', 'attribute.name_json'])
    .where('product_id', 'in', ids)
    .orderBy('level')
    .execute()
  const variants = await db
    .selectFrom('variant')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('active', '=', 1)
    .orderBy('position')
    .execute()
  const attributeIds = [...new Set(levels.map(({ attribute_id }) => attribute_id))]
  const values =
    attributeIds.length === 0
      ? []
      : await db
          .selectFrom('attribute_value')
          .select(['id', 'attribute_id', 'key'])
          .where('attribute_id', 'in', attributeIds)
          .orderBy('position')
          .orderBy('id')
          .execute()
  const keys = new Map(values.map(({ id, key }) => [id, key]))
  const valuesOf = Map.groupBy(values, ({ attribute_id }) => attribute_id)
  const categoriesOf = Map.groupBy(categories, ({ product_id }) => product_id)
  const levelsOf = Map.groupBy(levels, ({ product_id }) => product_id)
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id)

  return products.map((product) => {
    const own = (variantsOf.get(product.id) ?? []).map((variant) => ({
      variant,
      chosen: parse<ChosenAttribute[]>(variant.chosen_json),
    }))
    const ownLevels = levelsOf.get(product.id) ?? []
    return {
      id: product.id,
      slug: product.slug,
      status: product.status,
      mode: product.mode,
      featured: product.featured === 1,
      createdAt: product.created_at,
      title: parse(product.title_json),
      description: parse(product.description_json),
      keywords: parse(product.keywords_json),
      images: parse(product.images_json),
      ...(product.hs_code === '' ? {} : { hsCode: product.hs_code }),
      ...(product.origin === '' ? {} : { origin: product.origin }),
      categorySlugs: (categoriesOf.get(product.id) ?? []).flatMap(
        ({ category_id }) => tree.byId(category_id)?.slug ?? [],
      ),
      // Use the product's own names: products may spell an attribute differently.
      levels: ownLevels.map(({ attribute_id, key, name_json }): LevelInput => {
        const chosen = own.flatMap((each) =>
          each.chosen.filter(({ attributeId }) => attributeId === attribute_id),
        )
        return {
          key,
          name: chosen[0]?.name ?? parse(name_json),
          values: (valuesOf.get(attribute_id) ?? []).flatMap((value) => {
            const name = chosen.find(({ valueId }) => valueId === value.id)?.value
            return name ? [{ key: value.key, name }] : []
          }),
        }
      }),
      variants: own.map(({ variant, chosen }) => ({
        sku: variant.sku,
        values: ownLevels.map(
          ({ attribute_id }) =>
            keys.get(chosen.find((each) => each.attributeId === attribute_id)?.valueId ?? '') ?? '',
        ),
        sellPrice: variant.sell_price,
        offerPrice: variant.offer_price,
        costPrice: variant.cost_price,
        weight: variant.weight,
        stock: variant.stock,
        ...(variant.image === null ? {} : { image: variant.image }),
        ...(variant.metal_weight === null ? {} : { metalWeight: variant.metal_weight }),
      })),
    }
  })
}
