import type { Product, Variant } from '../../../src/contracts/catalogue/product.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { products, withVariants } from '../../catalogue/catalogue.ts'
import type { World } from '../parts/world.ts'

/** A variant and its product. */
export interface OnSale {
  readonly product: Product
  readonly variant: Variant
}

type Numbers = Pick<Variant, 'sellPrice' | 'offerPrice' | 'stock'>

const numbersOf = ({ sellPrice, offerPrice, stock }: Numbers): Numbers => ({
  ...{ sellPrice, offerPrice, stock },
})

const onSale: ReadonlyMap<string, OnSale> = new Map(
  products.flatMap((product) =>
    variantsOf(product).map((variant) => [variant.productId, { product, variant }] as const),
  ),
)

const bySku: readonly OnSale[] = [...onSale.values()].toSorted((one, other) =>
  one.variant.sku < other.variant.sku ? -1 : 1,
)

/** The demo catalogue with current prices and stock. */
export const createShelf = ({ tables, feed }: World) => {
  const read = (all: readonly Product[]): Product[] => {
    const changed = new Map(tables.variant.all().map((row) => [row.id, numbersOf(row)]))
    return all.map((product) => {
      const variants = variantsOf(product)
      return variants.some(({ productId }) => changed.has(productId))
        ? withVariants(
            product,
            variants.map((variant) => ({ ...variant, ...changed.get(variant.productId) })),
          )
        : product
    })
  }
  const rowOf = (id: string) => tables.variant.findFirst((q) => q.where({ id }))

  return {
    products: (): Product[] => read(products),

    product: (slug: string): Product | undefined =>
      read(products.filter((product) => product.slug === slug))[0],

    variant: (id: string): OnSale | undefined => {
      const found = onSale.get(id)
      const row = rowOf(id)
      return found && row ? { ...found, variant: { ...found.variant, ...numbersOf(row) } } : found
    },

    /** All variants, by SKU. */
    variants: (): readonly OnSale[] => bySku,

    /** Changes the price or stock of a variant, and notifies open pages. @throws if there is none */
    change: async (id: string, changes: Partial<Numbers>): Promise<void> => {
      const found = onSale.get(id)
      if (!found) throw new Error(`the mock shop has no variant ${id}`)
      const { product, variant } = found
      const row = rowOf(id)
      if (row) await tables.variant.update(row, { data: (its) => void Object.assign(its, changes) })
      else await tables.variant.create({ id, ...numbersOf(variant), ...changes })
      const variants = read([product])
        .flatMap(variantsOf)
        .map(({ productId, stock }) => ({ productId, stock }))
      feed.send(undefined, { event: 'stock.changed', body: { slug: product.slug, variants } })
    },
  }
}
export type Shelf = ReturnType<typeof createShelf>
