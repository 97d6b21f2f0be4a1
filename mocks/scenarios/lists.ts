import { variantsOf } from '../../src/domain/catalogue/variants.ts'
import { productBySlug } from '../catalogue/catalogue.ts'
import { buyer } from '../shop/account/people.ts'
import type { MockShop } from '../shop/shop.ts'
import type { Scenario } from './scenario.ts'

const caller = { customerId: buyer.id, token: '' }

/** Saves ten pieces of every variant of some products as a list. */
const save = (shop: MockShop, name: string, slugs: readonly string[]) =>
  shop.lists.save({
    ...caller,
    headers: { 'idempotency-key': name },
    body: {
      name,
      lines: slugs.flatMap((slug) =>
        variantsOf(productBySlug(slug)).map(({ productId }) => ({ id: productId, quantity: 10 })),
      ),
    },
  })

export const lists: Scenario = {
  description: 'Three named lists of the demo buyer, one of them shared by a link',
  path: '/lists',
  user: 'buyer',
  arrange: async (shop) => {
    await save(shop, 'Chains, every month', ['rope-chain', 'venetian-box-chain'])
    await save(shop, 'Winter window', ['heart-locket', 'rose-quartz-threaders'])
    const { _id: id } = await save(shop, 'Fair in Jaipur', ['grooved-band'])
    await shop.lists.share({ ...caller, params: { id } })
  },
}
