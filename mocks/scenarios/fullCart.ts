import { variantsOf } from '../../src/domain/catalogue/variants.ts'
import { productBySlug } from '../catalogue/catalogue.ts'
import { buyer } from '../shop/account/people.ts'
import type { Scenario } from './scenario.ts'

const pieces = (slug: string, ...quantities: readonly number[]) =>
  variantsOf(productBySlug(slug))
    .slice(0, quantities.length)
    .map(({ productId }, i) => ({ id: productId, quantity: quantities[i] ?? 0 }))

export const fullCart: Scenario = {
  description:
    'The demo buyer with a chain, a table of sizes, an offer and a backorder in the cart',
  path: '/cart',
  user: 'buyer',
  arrange: (shop) =>
    shop.cart.setVariants(buyer.id, [
      ...pieces('rope-chain', 20, 10),
      ...pieces('grooved-band', 3, 4, 2),
      ...pieces('heart-locket', 12),
      ...pieces('rose-quartz-threaders', 2),
    ]),
}
