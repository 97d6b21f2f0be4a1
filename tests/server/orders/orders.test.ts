import { expect, test } from 'vitest'
import { unitPieces } from '../../../server/store/migrations/0011_unit_pieces.ts'
import { orderChanges } from '../../../server/store/migrations/0032_order_changes.ts'
import { OrderSummary } from '../../../src/contracts/orders/order.ts'
import { address } from '../../support/values/address.ts'
import { add, buyer, orderForm, place, placed, shop, useOrderShop } from './orderShop.ts'

useOrderShop()

test('Scenario: an order freezes prices and dates, takes the stock and empties the cart', async () => {
  await add('PD-1', 10)
  await add('CH-100-G45', 20)
  const order = await placed(place('first-order'))
  const id = expect.any(String)
  const inFortyFiveDays = new Date(shop.time.now + 45 * 86_400_000).toISOString()
  expect(order).toMatchObject({
    number: 'A-000001',
    status: 'placed',
    note: '',
    currency: { code: 'EUR', symbol: '€', exchange_rate: 0.0103 },
    totalPrice: 7338.3,
    // 10 x 333.33 x 0.0103 = 34.332…; 20 x 200.25 x 0.0103 = 41.251…
    displayTotal: 75.58,
    totalWeight: 296.8,
    shipsBy: inFortyFiveDays,
    lines: [
      {
        _id: id,
        sku: 'PD-1',
        quantity: 10,
        backorder: 2,
        displayUnitPrice: 3.43,
        displayUnitPieces: 1,
        displayTotal: 34.33,
        shipsBy: inFortyFiveDays,
      },
      {
        _id: id,
        sku: 'CH-100-G45',
        quantity: 20,
        backorder: 0,
        unitPrice: 200.25,
        displayTotal: 41.25,
        shipsBy: inFortyFiveDays,
      },
    ],
  })
  expect([await shop.stockOf('PD-1'), await shop.stockOf('CH-100-G45')]).toEqual([0, 30])
  expect((await buyer.client.cart.get({ params: { userId: buyer.id } })).body).toEqual({
    version: 3,
    cartData: [],
  })
  expect((await buyer.client.orders.get({ params: { id: order._id } })).body).toEqual(order)
  const summary = OrderSummary.parse(order)
  expect(summary.pieces).toBe(order.lines.reduce((sum, { quantity }) => sum + quantity, 0))
  expect((await buyer.client.orders.mine({ query: {} })).body).toEqual({
    data: [summary],
    total: 1,
    page: 1,
    limit: 20,
  })
  expect((await buyer.client.customer.get({ params: { id: buyer.id } })).body).toMatchObject({
    userAddress: [address],
  })
  expect((await shop.mails()).at(-1)?.subject).toBe('Your order A-000001')
})

test('Scenario: the order and the address book store an address in the same form', async () => {
  await add('PD-1', 10)
  const typed = { ...address, country: 'in', pincode: '400 002', phone: '022 5550 1234' }
  const order = await placed(place('typed-address', { ...orderForm, address: typed }))
  expect(order.address).toEqual({ ...address, phone: order.address.phone })
  expect(order.address.phone).toMatch(/^\+91 /)
  expect((await buyer.client.customer.get({ params: { id: buyer.id } })).body).toMatchObject({
    userAddress: [order.address],
  })
})

test('Scenario: with split shipping, lines in stock ship within 2 days', async () => {
  await add('PD-1', 9)
  await add('CH-100-G45', 20)
  const order = await placed(place('split-order', { ...orderForm, shipping: 'split' }))
  const days = order.lines.map((line) => (Date.parse(line.shipsBy) - shop.time.now) / 86_400_000)
  expect(days).toEqual([45, 2])
})

test('Scenario: an order that is older than the rounding per line keeps its unit price and total', async () => {
  await add('PD-1', 10)
  const order = await placed(place('before-rounding'))
  await shop.db.schema.alterTable('order_line').dropColumn('display_unit_pieces').execute()
  await shop.db.updateTable('order_line').set({ display_total: 3_430 }).execute()
  await shop.db.updateTable('customer_order').set({ display_total: 3_430 }).execute()
  await unitPieces(shop.db, shop.deps.engine.columns)
  expect((await buyer.client.orders.get({ params: { id: order._id } })).body).toEqual({
    ...order,
    displayTotal: 34.3,
    payment: { ...order.payment, open: 34.3 },
    lines: [
      { ...order.lines[0], displayUnitPrice: 3.43, displayUnitPieces: 1, displayTotal: 34.3 },
    ],
  })
})

test('Scenario: a later price change does not affect the order', async () => {
  await add('PD-1', 1)
  const order = await placed(place('before-change'))
  await shop.db.updateTable('variant').set({ sell_price: 1, weight: 1 }).execute()
  await shop.db
    .updateTable('currency')
    .set({ exchange_rate: 9 })
    .where('code', '=', 'EUR')
    .execute()
  expect((await buyer.client.orders.get({ params: { id: order._id } })).body).toEqual(order)
})

test('Scenario: two buyers want the last pieces at once; no piece is counted twice', async () => {
  const other = await shop.customer()
  await add('PD-1', 6)
  await add('PD-1', 6, other)
  const both = await Promise.all([
    placed(place('buyer-one-key')),
    placed(place('buyer-two-key', orderForm, other)),
  ])
  expect(both.map((order) => order.lines[0]?.backorder).sort()).toEqual([0, 4])
  expect(await shop.stockOf('PD-1')).toBe(0)
})

test('Scenario: after the upgrade a completed order is delivered, also in a mail that waits', async () => {
  const { db, deps } = shop
  await add('PD-1', 2)
  const { _id: id } = await placed(place('an-old-order'))
  await db.schema.dropTable('order_change').execute()
  // A status of that day.
  const completed = { status: 'completed' as 'delivered' }
  await db.updateTable('customer_order').set(completed).execute()
  const mail = { id: 'job-1', kind: 'mail', created_at: 0, run_at: Number.MAX_SAFE_INTEGER }
  const payload_json = JSON.stringify({ kind: 'orderChanged', data: { order: completed } })
  await db
    .insertInto('job')
    .values({ ...mail, payload_json })
    .execute()
  await orderChanges(db, deps.engine.columns)
  expect((await buyer.client.orders.get({ params: { id } })).body).toMatchObject({
    ...{ status: 'delivered', changes: [], mayCancel: false },
  })
  const job = db.selectFrom('job').select('payload_json').where('id', '=', 'job-1')
  expect(JSON.parse((await job.executeTakeFirstOrThrow()).payload_json)).toEqual({
    ...{ kind: 'orderChanged', data: { order: { status: 'delivered' } } },
  })
})
