import { changeStatus } from '../../../../server/orders/changeStatus.ts'
import type { MoveAnswer } from '../../../../src/contracts/orders/dateMoves.ts'
import type { Order } from '../../../../src/contracts/orders/order.ts'
import type { TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'

export type Buyer = Awaited<ReturnType<TestShop['customer']>>

let keys = 0

/** Places an order of pieces by SKU, and confirms it. */
export const confirmed = async (
  shop: TestShop,
  { client }: Buyer,
  pieces: Readonly<Record<string, number>>,
  more: { readonly shipping?: Order['shipping']; readonly coupon?: string } = {},
): Promise<Order> => {
  for (const [sku, quantity] of Object.entries(pieces))
    await client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })
  const { status, body } = await client.orders.place({
    headers: { 'idempotency-key': `moved-order-${++keys}` },
    body: { address, shipping: 'together', currency: 'EUR', ...more },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  await changeStatus(shop.deps, numberOf(body), 'confirmed')
  return body
}

/** `A-000001` → 1. */
export const numberOf = ({ number }: Order): number => Number(number.slice(2))

export const read = async ({ client }: Buyer, { _id }: Order): Promise<Order> => {
  const { status, body } = await client.orders.get({ params: { id: _id } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** Answers the newest question of an order. */
export const answer = async (buyer: Buyer, order: Order, given: MoveAnswer) => {
  const moveId = (await read(buyer, order)).moves.at(-1)?._id ?? ''
  return buyer.client.orders.answerMove({
    params: { id: order._id },
    body: { moveId, answer: given },
  })
}
