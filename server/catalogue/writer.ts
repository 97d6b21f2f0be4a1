import { uuidv7 } from 'uuidv7'
import { indexProduct } from '../search/indexProduct.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { advanceShopVersion } from '../store/shopVersion.ts'
import { type CategoryTree, readCategoryTree } from './categoryTree.ts'
import { inOneOrder } from './inOneOrder.ts'
import { CatalogueInputError, type CategoryInput, type ProductInput } from './input.ts'
import { putLevels } from './levels.ts'
import { publishRendering, updateListing } from './publish.ts'
import { renderedColumns, renderProduct } from './render.ts'
import { sanitizeDescription } from './sanitize.ts'
import { putVariants } from './variants.ts'

export type Change = 'created' | 'updated' | 'unchanged'

/** Rolls back a transaction that would change nothing. */
class NothingChanged extends Error {}

/** Writes the catalogue, for imports, the demo shop and the shop team. */
export const createCatalogueWriter = (engine: Engine, now: () => number) => {
  const { db, lock } = engine
  let tree: CategoryTree | undefined

  const treeIn = async (trx: Trx) => {
    tree ??= await readCategoryTree(trx)
    return tree
  }

  const putOne = async (trx: Trx, input: ProductInput): Promise<Change> => {
    const categories = await treeIn(trx)
    const before = await snapshot(trx, input.slug)
    const productId = await putProductRow(trx, input, now())
    await putCategoriesOf(trx, categories, productId, input)
    const levels = await putLevels(trx, productId, input.levels)
    await putVariants(trx, productId, input, levels)
    await putListing(trx, categories, productId, input)
    const rendering = await renderProduct(trx, categories, productId)
    const after = await snapshot(trx, input.slug, renderedColumns(rendering))
    if (before === after) {
      await updateListing(trx, rendering.card)
      return 'unchanged'
    }
    await publishRendering(trx, rendering)
    await trx
      .updateTable('product')
      .set({ updated_at: now() })
      .where('id', '=', productId)
      .execute()
    await indexProduct(engine, trx, rendering.detail, input.status)
    return before === undefined ? 'created' : 'updated'
  }

  /**
   * Creates the categories that do not exist, at the end of the order.
   * @returns whether it created any
   */
  const addMissing = async (trx: Trx, inputs: readonly CategoryInput[]): Promise<boolean> => {
    const known = await treeIn(trx)
    const missing = inputs.filter(({ slug }) => !known.bySlug(slug))
    if (missing.length === 0) return false
    const { last } = await trx
      .selectFrom('category')
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .executeTakeFirstOrThrow()
    for (const [i, input] of missing.entries()) await putCategory(trx, input, (last ?? -1) + 1 + i)
    tree = undefined
    return true
  }

  /** @throws NothingChanged if the stored product is equal, so that the transaction is rolled back */
  const putWithin = async (
    trx: Trx,
    input: ProductInput,
    categories: readonly CategoryInput[],
  ): Promise<Change> => {
    try {
      await lock.catalogue(trx)
      const hasAdded = await addMissing(trx, categories)
      const change = await putOne(trx, input)
      if (change === 'unchanged' && !hasAdded) throw new NothingChanged()
      return change
    } catch (error) {
      // The tree may contain categories that were rolled back.
      if (!(error instanceof NothingChanged)) tree = undefined
      throw error
    }
  }

  return {
    /** Creates or renames categories, in one transaction. Parents must precede their children. */
    putCategories: async (inputs: readonly CategoryInput[]): Promise<void> => {
      await db.transaction().execute(async (trx) => {
        await lock.catalogue(trx)
        for (const [position, input] of inputs.entries()) await putCategory(trx, input, position)
        await advanceShopVersion(trx)
      })
      tree = undefined
    },

    /**
     * Creates or updates a product, identified by its slug, in one transaction. SKUs that are missing from the input
     * are no longer sold.
     * @param categories categories to create first if they do not exist, in the same transaction
     * @throws CatalogueInputError when a category is unknown, a SKU belongs to another product, or the variants do not
     *   fit the levels
     */
    putProduct: async (
      input: ProductInput,
      categories: readonly CategoryInput[] = [],
    ): Promise<Change> => {
      check(input)
      return db
        .transaction()
        .execute((trx) => putWithin(trx, input, categories))
        .catch((error: unknown) => {
          if (error instanceof NothingChanged) return 'unchanged' as const
          throw error
        })
    },

    /** Returns or throws what {@link putProduct} would, and rolls everything back. */
    previewProduct: async (
      input: ProductInput,
      categories: readonly CategoryInput[] = [],
    ): Promise<Change> => {
      check(input)
      const trx = await db.startTransaction().execute()
      try {
        await lock.catalogue(trx)
        await addMissing(trx, categories)
        return await putOne(trx, input)
      } finally {
        await trx.rollback().execute()
        tree = undefined
      }
    },

    /** {@link putProduct} for many products in one transaction, all or nothing. */
    putProducts: async (inputs: readonly ProductInput[]): Promise<void> => {
      inputs.forEach(check)
      await db.transaction().execute(async (trx) => {
        await lock.catalogue(trx)
        for (const input of inputs) await putOne(trx, input)
      })
    },
  }
}

export type CatalogueWriter = ReturnType<typeof createCatalogueWriter>

const check = ({ mode, levels, variants }: ProductInput) => {
  if (mode === 'directly' && (levels.length > 0 || variants.length !== 1))
    throw new CatalogueInputError(
      'variants',
      'a directly sold product has one variant and no levels',
    )
  if (mode !== 'directly' && levels.length === 0)
    throw new CatalogueInputError(
      'levels',
      'a product with variants to pick needs attribute levels',
    )
  const seen = new Set<string>()
  for (const { sku, values } of variants) {
    const known =
      values.length === levels.length &&
      levels.every((level, i) => level.values.some(({ key }) => key === values[i]))
    if (!known)
      throw new CatalogueInputError(
        'variants',
        `variant ${sku} does not name a value of each level`,
      )
    const combination = values.join('\u0000')
    if (seen.has(combination))
      throw new CatalogueInputError('variants', `variant ${sku} repeats a combination`)
    seen.add(combination)
  }
}

/**
 * The stored state of a product as text, to detect changes.
 * @param rendered the documents, if they are not stored yet
 */
const snapshot = async (
  trx: Trx,
  slug: string,
  rendered?: ReturnType<typeof renderedColumns>,
): Promise<string | undefined> => {
  const product = await trx
    .selectFrom('product')
    .select(['id', 'status', 'featured', 'created_at'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  const documents = await trx
    .selectFrom('product')
    .select(['card_json', 'detail_json', 'cart_facts_json'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!product || !documents) return undefined
  const { card_json, detail_json, cart_facts_json } = { ...documents, ...rendered }
  const costs = await trx
    .selectFrom('variant')
    .select(['sku', 'cost_price', 'active'])
    .where('product_id', '=', product.id)
    .orderBy('id')
    .execute()
  const texts = [card_json, detail_json, cart_facts_json].map(inOneOrder)
  return JSON.stringify([product, texts, costs])
}

const putCategory = async (
  trx: Trx,
  { slug, parentSlug, name }: CategoryInput,
  position: number,
) => {
  const parent = parentSlug === null ? null : await categoryId(trx, parentSlug)
  await trx
    .insertInto('category')
    .values({ id: uuidv7(), slug, parent_id: parent, name_json: JSON.stringify(name), position })
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet({ parent_id: parent, name_json: JSON.stringify(name), position }),
    )
    .execute()
}

const categoryId = async (trx: Trx, slug: string): Promise<string> => {
  const row = await trx
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw new CatalogueInputError('parentSlug', `there is no category ${slug}`)
  return row.id
}

const putProductRow = async (trx: Trx, input: ProductInput, now: number): Promise<string> => {
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

const putCategoriesOf = async (
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
