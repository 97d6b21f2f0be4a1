import { contract } from '../../src/contracts/index.ts'
import { variantsOf } from '../../src/domain/catalogue/variants.ts'
import { productBySlug } from '../catalogue/catalogue.ts'
import { onCall } from '../contract/routes.ts'
import { buyer } from '../shop/account/people.ts'
import type { Scenario } from './scenario.ts'

const id = variantsOf(productBySlug('lapis-lazuli-bead-strand-6-mm'))[0]?.productId ?? ''

export const priceChanged: Scenario = {
  description: 'While the buyer looks at the total, a price rises: the order is shown again first',
  path: '/cart/checkout',
  user: 'buyer',
  arrange: (shop) => shop.cart.add(buyer.id, { id, quantity: 10 }),
  handlers: ({ shop }) => [
    onCall(contract.orders.place, '*', () => shop.shelf.change(id, { sellPrice: 350 })),
  ],
}
