import { afterAll, beforeEach, expect, test } from 'vitest'
import { listMessages } from '../../../server/account/messages.repo.ts'
import { createAllOrders } from '../../../server/orders/allOrders.repo.ts'
import { changeStatus } from '../../../server/orders/changeStatus.ts'
import { createCoupons } from '../../../server/orders/coupons/coupons.repo.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
const opened: TestShop[] = []
beforeEach(async () => {
  shop = await openTestShop()
  opened.push(shop)
  buyer = await shop.customer()
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

const day = 86_400_000

const order = async (pieces: number, coupon?: string) => {
  await buyer.client.cart.add({
    body: { productId: await shop.variantId('PD-1'), quantity: pieces },
  })
  const { status, body } = await buyer.client.orders.place({
    headers: { 'idempotency-key': `order-${(await shop.mails()).length}-key` },
    body: { address, shipping: 'together', currency: 'INR', ...(coupon ? { coupon } : {}) },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return Number(body.number.slice(2))
}

test('Scenario: an order changes its status step by step, and the buyer is notified of each step', async () => {
  const number = await order(2)
  const placedAt = shop.time.now
  for (const [status, words] of [
    ...([
      ['confirmed', 'confirmed'],
      ['inProduction', 'in production'],
      ['packed', 'packed'],
    ] as const),
    ...([
      ['shipped', 'shipped'],
      ['delivered', 'delivered'],
    ] as const),
  ] as const) {
    shop.time.now += day
    await changeStatus(shop.deps, number, status, status === 'packed' ? 'Two boxes.' : '')
    expect((await shop.mails()).at(-1)).toMatchObject({
      to: buyer.email,
      subject: `Your order A-000001 is ${words}`,
      text: expect.stringMatching(status === 'packed' ? /> Two boxes\./ : /^[^>]*$/),
    })
  }
  const found = await createAllOrders(shop.db).byNumber(number)
  expect(found).toMatchObject({ order: { status: 'delivered' }, email: buyer.email })
  const at = (days: number) => new Date(placedAt + days * day).toISOString()
  expect(found?.order.changes).toEqual([
    { at: at(1), from: 'placed', to: 'confirmed', by: 'team', note: '' },
    { at: at(2), from: 'confirmed', to: 'inProduction', by: 'team', note: '' },
    { at: at(3), from: 'inProduction', to: 'packed', by: 'team', note: 'Two boxes.' },
    { at: at(4), from: 'packed', to: 'shipped', by: 'team', note: '' },
    { at: at(5), from: 'shipped', to: 'delivered', by: 'team', note: '' },
  ])
  const messages = await listMessages(shop.db, buyer.id)
  expect(messages.map(({ title }) => title.en).sort()).toEqual([
    'Your order A-000001 is confirmed',
    'Your order A-000001 is delivered',
    'Your order A-000001 is in production',
    'Your order A-000001 is packed',
    'Your order A-000001 is shipped',
  ])
  const events = await shop.db
    .selectFrom('event')
    .select(['customer_id', 'subject'])
    .where('name', '=', 'order.changed')
    .execute()
  const id = found?.order._id
  // Two of them: the papers of the order and of its shipment are ready.
  expect(events).toEqual(Array(8).fill({ customer_id: buyer.id, subject: id }))
  expect(messages.map(({ link }) => link)).toEqual(
    Array(5).fill('/history?query=A-000001&order=A-000001'),
  )
  expect(await shop.stockOf('PD-1')).toBe(6)
})

test('Scenario: a confirmed order can still be cancelled, a shipped one cannot', async () => {
  const [early, late] = [await order(1), await order(1)]
  await changeStatus(shop.deps, early, 'confirmed')
  await changeStatus(shop.deps, early, 'cancelled')
  await changeStatus(shop.deps, late, 'confirmed')
  await changeStatus(shop.deps, late, 'packed')
  await changeStatus(shop.deps, late, 'shipped')
  await expect(changeStatus(shop.deps, late, 'cancelled')).rejects.toThrow(
    'Order A-000002 is shipped and cannot become cancelled; it can become delivered.',
  )
  expect(await shop.stockOf('PD-1')).toBe(7)
})

test('Scenario: invalid transitions are refused with the valid ones', async () => {
  const number = await order(2)
  const move = (to: Parameters<typeof changeStatus>[2], which = number) =>
    changeStatus(shop.deps, which, to)
  await expect(move('shipped')).rejects.toThrow(
    'Order A-000001 is placed and cannot become shipped; it can become confirmed or cancelled.',
  )
  await move('cancelled')
  await expect(move('cancelled')).rejects.toMatchObject({
    status: 409,
    problem: {
      code: 'conflict',
      message: 'Order A-000001 is cancelled and cannot become cancelled; it stays so.',
      field: 'status',
    },
  })
  await expect(move('confirmed', 99)).rejects.toMatchObject({
    status: 404,
    problem: { code: 'not_found', message: 'There is no order A-000099.' },
  })
  expect(await shop.stockOf('PD-1')).toBe(8)
})

test('Scenario: cancelling returns the stock without backorders, and the use of the coupon', async () => {
  await createCoupons(shop.db).add({
    code: 'ONCE',
    hundredths: 1_000,
    amount: null,
    min_total: 0,
    until: null,
    max_uses: 1,
    created_at: 0,
  })
  const number = await order(10, 'ONCE')
  expect(await shop.stockOf('PD-1')).toBe(0)
  await changeStatus(shop.deps, number, 'confirmed')
  expect(await createCoupons(shop.db).list()).toMatchObject([{ code: 'ONCE', used: 1 }])
  const both = await Promise.allSettled([
    changeStatus(shop.deps, number, 'cancelled'),
    changeStatus(shop.deps, number, 'cancelled'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await shop.stockOf('PD-1')).toBe(8)
  const shown = await buyer.client.catalogue.product({ params: { slug: 'moon-pendant' } })
  expect(shown.body).toMatchObject({ stock: 8 })
  expect(await createCoupons(shop.db).list()).toMatchObject([{ code: 'ONCE', used: 0 }])
  await order(1, 'ONCE')
})

test('Scenario: the team lists orders by status and by customer', async () => {
  await order(1)
  await order(2)
  await changeStatus(shop.deps, 1, 'cancelled')
  const numbers = async (only: object) =>
    (await createAllOrders(shop.db).list({ limit: 50, ...only })).map((each) => each.order.number)
  expect(await numbers({})).toEqual(['A-000002', 'A-000001'])
  expect(await numbers({ limit: 1 })).toEqual(['A-000002'])
  expect(await numbers({ status: 'cancelled' })).toEqual(['A-000001'])
  expect(await numbers({ email: buyer.email })).toHaveLength(2)
  expect(await numbers({ email: 'nobody@buyers.test' })).toEqual([])
})

const cancel = (id: string, client = buyer.client) => client.orders.cancel({ params: { id } })

const orderId = async (number: number) =>
  (await createAllOrders(shop.db).byNumber(number))?.order._id ?? ''

test('Scenario: the buyer cancels an order before its production, and the stock comes back once', async () => {
  const number = await order(2)
  const id = await orderId(number)
  await changeStatus(shop.deps, number, 'confirmed')
  expect((await buyer.client.orders.get({ params: { id } })).body).toMatchObject({
    mayCancel: true,
  })
  const replies = await Promise.all(Array.from({ length: 200 }, () => cancel(id)))
  expect(replies.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(replies[0]?.body).toMatchObject({
    status: 'cancelled',
    mayCancel: false,
    changes: [
      { to: 'confirmed', by: 'team' },
      { from: 'confirmed', to: 'cancelled', by: 'customer' },
    ],
  })
  expect(await shop.stockOf('PD-1')).toBe(8)
  const subjects = (await shop.mails()).map(({ subject }) => subject)
  expect(subjects.filter((each) => each === 'Your order A-000001 is cancelled')).toHaveLength(1)
  const events = shop.db.selectFrom('event').select('name').where('name', '=', 'stock.changed')
  // One for the order, one for its cancellation.
  expect(await events.execute()).toHaveLength(2)
}, 20_000)

test('Scenario: the buyer cannot cancel an order in production, the team can', async () => {
  const number = await order(2)
  const id = await orderId(number)
  await changeStatus(shop.deps, number, 'confirmed')
  await changeStatus(shop.deps, number, 'inProduction')
  expect(await cancel(id)).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      key: 'refusal.orderInProduction',
      message:
        'Order A-000001 is already being made and can no longer be cancelled here. Please write to us.',
    },
  })
  expect(await shop.stockOf('PD-1')).toBe(6)
  await changeStatus(shop.deps, number, 'cancelled')
  expect(await shop.stockOf('PD-1')).toBe(8)
})

test('Scenario: nobody cancels the order of another buyer', async () => {
  const id = await orderId(await order(2))
  const { client } = await shop.customer()
  expect(await cancel(id, client)).toMatchObject({ status: 404 })
  expect(await shop.stockOf('PD-1')).toBe(6)
})

test('Scenario: the team packs an order while its buyer cancels it; one of the two succeeds', async () => {
  const numbers: number[] = []
  for (let i = 0; i < 4; i += 1) numbers.push(await order(1))
  for (const number of numbers) await changeStatus(shop.deps, number, 'confirmed')
  const outcomes = await Promise.all(
    numbers.map(async (number) => {
      const [packed, cancelled] = await Promise.allSettled([
        changeStatus(shop.deps, number, 'packed'),
        cancel(await orderId(number)).then(({ status }) => status),
      ])
      const isCancelled = cancelled.status === 'fulfilled' && cancelled.value === 200
      return [packed.status === 'fulfilled', isCancelled]
    }),
  )
  for (const [packed, cancelled] of outcomes) expect(packed).toBe(!cancelled)
  const kept = outcomes.filter(([packed]) => packed).length
  expect(await shop.stockOf('PD-1')).toBe(8 - kept)
})
