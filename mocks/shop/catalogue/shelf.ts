import type { Product, Variant } from '../../../src/contracts/catalogue.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { products } from '../../catalogue/catalogue.ts'
import { withVariants } from '../../catalogue/piece.ts'
import type { World } from '../parts/world.ts'

/** A variant and its product. */
export interface OnSale {
  readonly product: Product
  readonly variant: Variant
}

/** The initial prices and stock of the sample catalogue. */
export const shelfRows = products
  .flatMap(variantsOf)
  .map(({ productId, sellPrice, offerPrice, stock }) => ({
    ...{ id: productId, sellPrice, offerPrice, stock },
  }))

/** The sample catalogue with current prices and stock. */
export const createShelf = ({ tables, feed }: World) => {
  const current = (variant: Variant): Variant => {
    const row = tables.variant.findFirst((q) => q.where({ id: variant.productId }))
    if (!row) return variant
    const { sellPrice, offerPrice, stock } = row
    return { ...variant, sellPrice, offerPrice, stock }
  }
  const read = (product: Product) => withVariants(product, variantsOf(product).map(current))

  return {
    products: (): Product[] => products.map(read),

    product: (slug: string): Product | undefined => {
      const found = products.find((product) => product.slug === slug)
      return found && read(found)
    },

    variant: (id: string): OnSale | undefined => {
      const product = products.find((each) => variantsOf(each).some((v) => v.productId === id))
      const variant = product && variantsOf(product).find(({ productId }) => productId === id)
      return product && variant && { product, variant: current(variant) }
    },

    /** Changes the price or stock of a variant, and notifies open pages. */
    change: async (
      id: string,
      changes: Partial<Pick<Variant, 'sellPrice' | 'offerPrice' | 'stock'>>,
    ): Promise<void> => {
      await tables.variant.update((q) => q.where({ id }), {
        strict: true,
        data: (row) => void Object.assign(row, changes),
      })
      const product = products.find((each) => variantsOf(each).some((v) => v.productId === id))
      if (!product) return
      const variants = variantsOf(read(product)).map(({ productId, stock }) => ({
        ...{ productId, stock },
      }))
      feed.send(undefined, { event: 'stock.changed', body: { slug: product.slug, variants } })
    },
  }
}
export type Shelf = ReturnType<typeof createShelf>
