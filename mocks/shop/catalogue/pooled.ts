import type { OnSale } from './shelf.ts'

/** The pieces of each product among rows. */
export const pooled = (pieces: readonly { sold: OnSale; quantity: number }[]) =>
  [...Map.groupBy(pieces, ({ sold }) => sold.product).values()].map((ofProduct) => ({
    product: (ofProduct[0] as { sold: OnSale }).sold.product,
    total: ofProduct.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
