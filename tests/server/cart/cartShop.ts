import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestShop, type TestShop } from '../../support/shop.ts'

/** The shop of the tests that run, and the buyer of each. */
export let shop: TestShop
export let buyer: Awaited<ReturnType<TestShop['customer']>>

export const add = async (sku: string, quantity: number) =>
  buyer.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })

export const cart = async () => {
  const { body } = await buyer.client.cart.get({ params: { userId: buyer.id } })
  if (!('cartData' in body)) throw new Error(body.message)
  return body.cartData
}

/** The current cart, as SKU → quantity. */
export const quantities = async () =>
  Object.fromEntries((await cart()).map(({ cart: row }) => [row.sku, row.quantity]))

export const rowOf = async (sku: string) => {
  const row = (await cart()).find((candidate) => candidate.cart.sku === sku)
  if (!row) throw new Error(`${sku} is not in the cart`)
  return row._id
}

export const minimumAt = (field: string) => ({
  ...{ code: 'minimum_pieces', field },
  ...{ message: 'Minimum 5 Pieces are requierd to Add to Cart.', key: 'cart.minimumPieces' },
})

/** Opens a shop for the tests of a file, with a new buyer before each. */
export const useCartShop = (): void => {
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(async () => {
    buyer = await shop.customer()
  })
  afterAll(() => shop.close())
}
