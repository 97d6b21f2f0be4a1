import { afterAll, beforeEach } from 'vitest'
import type { Order, OrderStatus, PlaceOrder } from '../../../src/contracts/orders/order.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

/** The shop of the test that runs, and its buyer. */
export let shop: TestShop
export let buyer: Awaited<ReturnType<TestShop['customer']>>

export const orderForm: PlaceOrder = { address, shipping: 'together', currency: 'EUR' }

export const add = async (sku: string, quantity: number, who = buyer) =>
  who.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })

export const place = (key: string, body: PlaceOrder = orderForm, who = buyer) =>
  who.client.orders.place({ headers: { 'idempotency-key': key }, body })

export const placed = async (response: ReturnType<typeof place>): Promise<Order> => {
  const { status, body } = await response
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { cart: _, ...order } = body
  return order
}

export const found = async (query: {
  query?: string
  status?: OrderStatus
  page?: string
  limit?: string
}) => {
  const { status, body } = await buyer.client.orders.mine({ query })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return [body.total, ...body.data.map(({ number }) => number)]
}

/** Opens a shop with a buyer before each test of a file, and closes them after all. */
export const useOrderShop = (): void => {
  const opened: TestShop[] = []
  beforeEach(async () => {
    shop = await openTestShop()
    opened.push(shop)
    buyer = await shop.customer()
  })
  afterAll(() => Promise.all(opened.map((each) => each.close())))
}
