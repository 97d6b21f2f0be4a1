import { sign } from '../../../../server/orders/ledger/providers/signature.ts'
import {
  type TestEvent,
  testSignature,
} from '../../../../server/orders/ledger/providers/testProvider.ts'
import type { Order } from '../../../../src/contracts/orders/order.ts'
import type { PaymentMethod } from '../../../../src/contracts/orders/payments.ts'
import type { TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'

export type Buyer = Awaited<ReturnType<TestShop['customer']>>

let keys = 0

/** Tries to order ten chains in euros. */
export const tryOrder = async (shop: TestShop, { client }: Buyer, payment: PaymentMethod) => {
  await client.cart.add({ body: { productId: await shop.variantId('CH-100-G45'), quantity: 10 } })
  return client.orders.place({
    headers: { 'idempotency-key': `payment-${++keys}` },
    body: { address, shipping: 'together', currency: 'EUR', payment },
  })
}

export const placeNow = async (
  shop: TestShop,
  buyer: Buyer,
  payment: PaymentMethod,
): Promise<Order> => {
  const { status, body } = await tryOrder(shop, buyer, payment)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { cart: _, ...order } = body
  return order
}

export const readOrder = async ({ client }: Buyer, id: string): Promise<Order> => {
  const { status, body } = await client.orders.get({ params: { id } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** An event of the test provider: the price of {@link tryOrder} was captured. */
export const eventOf = (order: string, more: Partial<TestEvent> = {}): TestEvent => ({
  ...{ id: 'e-1', payment: 'p-1', order, kind: 'captured', amount: 2_063, currency: 'EUR' },
  ...{ occurredAt: 1_000, ...more },
})

/** Sends an event as the test provider does; answers the status. */
export const sendEvent = async (
  { origin, time, deps }: TestShop,
  event: unknown,
  { secret = deps.config.testPayments ?? '', at = time.now, provider = 'test' } = {},
): Promise<number> => {
  const body = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event))
  const { status } = await fetch(`${origin}/payments/${provider}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [testSignature]: sign(secret, body, at) },
    body,
  })
  return status
}
