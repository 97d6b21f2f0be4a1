import { uuidv7 } from 'uuidv7'
import type { Trx } from '../store/schema.ts'
import type { CategoryTree } from './categories/categoryTree.ts'
import { CatalogueInputError, type ProductInput } from './input.ts'
import { sanitizeDescription } from './sanitize.ts'

/** Creates or updates a product's row. @returns its id */
export const putProductRow = async (
  trx: Trx,
  input: ProductInput,
  now: number,
): Promise<string> => {
  const description = Object.fromEntries(
    Object.entries(input.description).map(([language, html]) => [
      language,
      sanitizeDescription(html),
    ]),
  )
  const values = {
    mode: input.mode,
    status: input.status,
    featured: input.featured ? 1 : 0,
    title_json: JSON.stringify(input.title),
    description_json: JSON.stringify(description),
    keywords_json: JSON.stringify(input.keywords),
    images_json: JSON.stringify(input.images),
    hs_code: input.hsCode ?? '',
    origin: input.origin ?? '',
    ...(input.createdAt === undefined ? {} : { created_at: input.createdAt }),
  }
  const row = await trx
    .insertInto('product')
    .values({
      created_at: now,
      ...values,
      id: uuidv7(),
      slug: input.slug,
      updated_at: now,
      card_json: '',
      detail_json: '',
      cart_facts_json: '',
    })
    .onConflict((on) => on.column('slug').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** @throws CatalogueInputError when a category is unknown */
export const putCategoriesOf = async (
  trx: Trx,
  tree: CategoryTree,
  productId: string,
  input: ProductInput,
) => {
  await trx.deleteFrom('product_category').where('product_id', '=', productId).execute()
  const rows = [...new Set(input.categorySlugs)].map((slug, position) => {
    const node = tree.bySlug(slug)
    if (!node) throw new CatalogueInputError('categorySlugs', `there is no category ${slug}`)
    return { product_id: productId, category_id: node.id, position }
  })
  await trx.insertInto('product_category').values(rows).execute()
}

/**
 * Lists a product that is sold under its categories and their ancestors. Price and stock are set when it is published.
 */
export const putListing = async (
  trx: Trx,
  tree: CategoryTree,
  productId: string,
  input: Pick<ProductInput, 'status' | 'categorySlugs'>,
): Promise<void> => {
  await trx.deleteFrom('listing').where('product_id', '=', productId).execute()
  if (input.status !== 'active') return
  const { created_at } = await trx
    .selectFrom('product')
    .select('created_at')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const ids = new Set(
    input.categorySlugs.flatMap((slug) => {
      const node = tree.bySlug(slug)
      return node ? tree.path(node.id).map(({ id }) => id) : []
    }),
  )
  if (ids.size === 0) return
  await trx
    .insertInto('listing')
    .values(
      [...ids].map((category_id) => ({
        category_id,
        product_id: productId,
        price: 0,
        stock: 0,
        newest: created_at,
      })),
    )
    .execute()
}
