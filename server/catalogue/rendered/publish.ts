import type { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { toPaise, unitPrice } from '../../../src/domain/settings/money.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { Trx } from '../../store/schema.ts'
import { advanceShopVersion, type Topic } from '../../store/shopVersion.ts'
import type { CategoryTree } from '../categories/categoryTree.ts'
import { type Rendering, renderedColumns, renderProduct } from './render.ts'

/** Updates the price and stock by which listings sort. */
export const updateListing = async (trx: Trx, card: ProductCard): Promise<void> => {
  await trx
    .updateTable('listing')
    .set({ price: toPaise(unitPrice(card.prices)), stock: card.stock })
    .where('product_id', '=', card._id)
    .execute()
}

/**
 * Stores a rendering and updates the listing under a new shop version, and records `product.changed`.
 * Call it last in the transaction that changes the product or one of its variants: other changes of the shop wait for
 * the version.
 * @param topics what else changes with the product; by default all that a change of a product can change
 */
export const publishRendering = async (
  trx: Trx,
  rendering: Rendering,
  topics: readonly Topic[] = ['assortment', 'featured', 'offers'],
): Promise<void> => {
  const { card } = rendering
  await updateListing(trx, card)
  await recordEvent(trx, 'product.changed', { subject: card.slug })
  await trx
    .updateTable('product')
    .set({ version: await advanceShopVersion(trx, ...topics), ...renderedColumns(rendering) })
    .where('id', '=', card._id)
    .execute()
}

/** Renders and publishes a product. @returns the published product */
export const publishProduct = async (
  trx: Trx,
  tree: CategoryTree,
  productId: string,
): Promise<Product> => {
  const rendering = await renderProduct(trx, tree, productId)
  await publishRendering(trx, rendering)
  return rendering.detail
}
