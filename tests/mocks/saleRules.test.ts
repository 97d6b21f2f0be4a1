import { afterEach, describe, expect, test } from 'vitest'
import { buyer } from '../../mocks/shop/account/people.ts'
import { createMockShop } from '../../mocks/shop/shop.ts'
import { clientOf } from '../support/client.ts'
import { serveMocks } from '../support/serveMocks.ts'
import { address } from '../support/values/address.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const open = async () => {
  const time = { now: Date.UTC(2026, 10, 21) }
  const shop = await createMockShop({ publicUrl: 'http://shop.test', now: () => time.now })
  const { origin, close } = await serveMocks(shop.handlers)
  ends.push(close)
  const client = clientOf(origin, await shop.sessions.open(buyer.id))
  const buy = async (quantity: number, coupon?: string) => {
    await client.cart.add({ body: { productId: 'st07', quantity } })
    const { status, body } = await client.orders.place({
      headers: { 'idempotency-key': `order-of-${quantity}` },
      body: { address, shipping: 'together', currency: 'INR', ...(coupon ? { coupon } : {}) },
    })
    return { status, body }
  }
  return { shop, time, client, buy }
}

describe('A mock shop sells by the rules', () => {
  test('Scenario: the list of orders begins with the newest, page by page', async () => {
    const { client, buy } = await open()
    for (const quantity of [1, 2, 3]) await buy(quantity)
    const page = async (number: number) => {
      const { body } = await client.orders.mine({ query: { page: `${number}`, limit: '2' } })
      return 'data' in body ? body.data.map((order) => order.number) : body
    }
    expect([await page(1), await page(2)]).toEqual([['A-000003', 'A-000002'], ['A-000001']])
  })

  test('Scenario: a session ends after 30 days, to the millisecond', async () => {
    const { time, client } = await open()
    const status = async () => (await client.orders.mine({ query: {} })).status
    time.now += 30 * 86_400_000 - 1
    expect(await status()).toBe(200)
    time.now += 1
    expect(await status()).toBe(401)
  })

  test.each([
    // A piece costs 320 rupees, and the coupon is for orders of 25,000 or more.
    ['below its minimum', 78, 422],
    ['above its minimum', 79, 201],
  ])('Scenario: a coupon for an order %s', async (_what, quantity, status) => {
    const { buy } = await open()
    expect((await buy(quantity, 'TRADE15')).status).toBe(status)
  })

  test('Scenario: a coupon can be used from its first moment to its last', async () => {
    const { shop, time, client } = await open()
    await client.cart.add({ body: { productId: 'st07', quantity: 1 } })
    const startsAt = time.now + 1_000
    await shop.createCoupon({
      ...{ code: 'SALE', percent: 10, minimum: 0, startsAt, until: startsAt + 1_000 },
      ...{ used: 0, maximumUses: null, maximumPerCustomer: null },
    })
    const statuses: number[] = []
    for (const moment of [startsAt - 1, startsAt, startsAt + 999, startsAt + 1_000]) {
      time.now = moment
      const body = { coupon: 'SALE', currency: 'INR' }
      statuses.push((await client.orders.previewCoupon({ body })).status)
    }
    expect(statuses).toEqual([422, 200, 200, 422])
  })

  test.each([
    [140, false, 0],
    [141, true, 1],
  ])('Scenario: %s of 140 pieces are late: %s', async (quantity, late, backorder) => {
    const { client, buy } = await open()
    const { body } = await client.cart.add({ body: { productId: 'st07', quantity } })
    await client.cart.removeMany({
      body: { ids: 'cartData' in body ? body.cartData.map(({ _id }) => _id) : [] },
    })
    expect('message' in body && body.message.includes('45')).toBe(late)
    const { body: order } = await buy(quantity)
    expect('lines' in order && order.lines[0]?.backorder).toBe(backorder)
  })

  test('Scenario: an unknown variant is not added to a cart', async () => {
    const { client } = await open()
    const { status, body } = await client.cart.add({ body: { productId: 'none', quantity: 1 } })
    expect([status, body]).toMatchObject([404, { code: 'not_found', field: 'productId' }])
  })
})
