import { afterAll, beforeEach } from 'vitest'
import type { Order } from '../../../../src/contracts/orders/order.ts'
import type { Paper } from '../../../../src/contracts/orders/papers.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'

/** The shop of the test that runs, and its buyer. */
export let shop: TestShop
export let buyer: Awaited<ReturnType<TestShop['customer']>>
export let order: Order

export const place = async (country: string, pincode = address.pincode): Promise<void> => {
  for (const [sku, quantity] of [
    ['PD-1', 5],
    ['CH-100-G45', 50],
  ] as const)
    await buyer.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })
  const { status, body } = await buyer.client.orders.place({
    headers: { 'idempotency-key': `an-order-to-${country}` },
    body: { address: { ...address, country, pincode }, shipping: 'split', currency: 'EUR' },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  order = body
}

export const list = async (): Promise<readonly Paper[]> => {
  const { status, body } = await buyer.client.orders.get({ params: { id: order._id } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.papers
}

export const link = (paper: Paper | undefined) =>
  buyer.client.papers.link({ params: { id: order._id, paperId: paper?._id ?? '' } })

/** Runs the waiting jobs, mails included. */
export const work = () => shop.mails()

/** Opens a shop with a buyer before each test of a file, and closes them after all. */
export const usePaperShop = (): void => {
  const opened: TestShop[] = []
  beforeEach(async () => {
    shop = await openTestShop()
    opened.push(shop)
    buyer = await shop.customer()
  })
  afterAll(() => Promise.all(opened.map((each) => each.close())))
}
