import { afterAll, beforeAll } from 'vitest'
import type { Order } from '../../../src/contracts/orders/order.ts'
import type { NewRequest, Request } from '../../../src/contracts/orders/requests.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

/** The shop of the tests that run. */
export let shop: TestShop

export type Buyer = Awaited<ReturnType<TestShop['customer']>>

let counter = 0
export const key = (name = `request-${++counter}`) => ({ 'idempotency-key': name })

export const contact = { kind: 'contact', subject: 'Fair', text: 'Are you in Vicenza?' } as const

export const send = ({ client }: Buyer, body: NewRequest, headers = key()) =>
  client.requests.send({ headers, body })

export const taken = async (response: ReturnType<typeof send>): Promise<Request> => {
  const { status, body } = await response
  if (status !== 201) throw new Error(`refused: ${JSON.stringify(body)}`)
  return body
}

export const read = async ({ client }: Buyer, id: string): Promise<Request> => {
  const { status, body } = await client.requests.get({ params: { id } })
  if (status !== 200) throw new Error(body.message)
  return body
}

/** Orders pieces of the pendant. */
export const order = async ({ client }: Buyer, quantity: number): Promise<Order> => {
  await client.cart.add({ body: { productId: await shop.variantId('PD-1'), quantity } })
  const { status, body } = await client.orders.place({
    headers: key('order-of-pieces'),
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(body.message)
  return body
}

export const returnOf = ({ _id, lines }: Order, quantity: number): NewRequest => ({
  ...{ kind: 'return', orderId: _id, reason: 'damaged', text: 'The bails are bent.' },
  lines: [{ lineId: lines[0]?._id ?? '', quantity }],
})

/** Opens a shop before the tests of a file, and closes it after them. */
export const useRequestShop = (): void => {
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
}
