import { indexProduct } from '../search/indexProduct.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { advanceShopVersion, type Topic } from '../store/shopVersion.ts'
import { type CategoryTree, readCategoryTree } from './categories/categoryTree.ts'
import { putCategory } from './categories/putCategory.ts'
import { checkProduct } from './checkProduct.ts'
import type { CategoryInput, ProductInput } from './input.ts'
import { putLevels } from './levels.ts'
import { putCategoriesOf, putListing, putProductRow } from './productRows.ts'
import { type ProductState, productState } from './productState.ts'
import { publishRendering, updateListing } from './rendered/publish.ts'
import { renderedColumns, renderProduct } from './rendered/render.ts'
import { putVariants } from './variants.ts'

export type Change = 'created' | 'updated' | 'unchanged'

/** Rolls back a transaction that would change nothing. */
class NothingChanged extends Error {}

/** What changes with a product. */
const topicsOf = (before?: ProductState, after?: ProductState): Topic[] => [
  ...(before?.shelved === after?.shelved ? [] : (['assortment'] as const)),
  ...(before?.isFeatured || after?.isFeatured ? (['featured'] as const) : []),
  ...(before?.offers === after?.offers ? [] : (['offers'] as const)),
]

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
    const before = await productState(trx, input.slug)
    const productId = await putProductRow(trx, input, now())
    await putCategoriesOf(trx, categories, productId, input)
    const levels = await putLevels(trx, productId, input.levels)
    await putVariants(trx, productId, input, levels)
    await putListing(trx, categories, productId, input)
    const rendering = await renderProduct(trx, categories, productId)
    const after = await productState(trx, input.slug, renderedColumns(rendering))
    if (before?.whole === after?.whole) {
      await updateListing(trx, rendering.card)
      return 'unchanged'
    }
    await indexProduct(engine, trx, rendering.detail, input.status)
    await trx
      .updateTable('product')
      .set({ updated_at: now() })
      .where('id', '=', productId)
      .execute()
    await publishRendering(trx, rendering, topicsOf(before, after))
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
      if (hasAdded) await advanceShopVersion(trx, 'categories')
      else if (change === 'unchanged') throw new NothingChanged()
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
        await advanceShopVersion(trx, 'categories')
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
      checkProduct(input)
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
      checkProduct(input)
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
      inputs.forEach(checkProduct)
      await db.transaction().execute(async (trx) => {
        await lock.catalogue(trx)
        for (const input of inputs) await putOne(trx, input)
      })
    },
  }
}

export type CatalogueWriter = ReturnType<typeof createCatalogueWriter>
