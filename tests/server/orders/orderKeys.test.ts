import { expect, test } from 'vitest'
import { said } from '../../../src/domain/shell/said.ts'
import { add, buyer, orderForm, place, placed, shop, useOrderShop } from './orderShop.ts'

useOrderShop()

test('Scenario: the same key 20 times at once makes one order and moves the stock once', async () => {
  await add('PD-1', 3)
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => placed(place('one-and-the-same'))),
  )
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1)
  expect(await shop.stockOf('PD-1')).toBe(5)
  expect((await buyer.client.orders.mine({ query: {} })).body).toMatchObject({ total: 1 })
  expect((await shop.mails()).filter((mail) => mail.subject.startsWith('Your order'))).toHaveLength(
    1,
  )
})

test('Scenario: the same key with another body is a conflict', async () => {
  await add('PD-1', 3)
  await placed(place('used-key'))
  const again = await place('used-key', { ...orderForm, note: 'gift wrap' })
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'idempotency_mismatch', field: 'idempotency-key' },
  ])
})

test('Scenario: an order is found by id and key, only by its buyer', async () => {
  await add('PD-1', 1)
  const order = await placed(place('found-by-key', { ...orderForm, note: 'gift wrap' }))
  expect(order.note).toBe('gift wrap')
  const [id, key] = [{ id: order._id }, { key: 'found-by-key' }]
  const found = await buyer.client.orders.byKey({ params: key })
  expect([found.status, found.body]).toEqual([200, order])
  const { client } = await shop.customer()
  const byId = await client.orders.get({ params: id })
  expect([byId.status, byId.body]).toEqual([404, { code: 'not_found', ...said('refusal.noOrder') }])
  const byKey = await client.orders.byKey({ params: key })
  expect([byKey.status, byKey.body]).toEqual([
    404,
    {
      ...{ code: 'not_found', message: 'No order was placed under this key.' },
      ...{ key: 'refusal.noOrder', field: 'key' },
    },
  ])
})

test('Scenario: an order without a key is refused with its header', async () => {
  const response = await fetch(`${shop.origin}/api/order/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
    body: JSON.stringify(orderForm),
  })
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { field: 'idempotency-key' },
  ])
})
