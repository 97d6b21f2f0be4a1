import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeStatus } from '../../../server/orders/changeStatus.ts'
import { createCoupons } from '../../../server/orders/coupons/coupons.repo.ts'
import type { Order, PlaceOrder } from '../../../src/contracts/orders/order.ts'
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

const coupon = (
  code: string,
  given: Partial<Parameters<ReturnType<typeof createCoupons>['add']>[0]>,
) =>
  createCoupons(shop.db).add({
    code,
    hundredths: null,
    amount: null,
    min_total: 0,
    starts_at: null,
    until: null,
    max_uses: null,
    max_per_customer: null,
    created_at: shop.time.now,
    ...given,
  })

const add = async (sku: string, quantity: number, who = buyer) =>
  who.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })

const orderForm: PlaceOrder = { address, shipping: 'together', currency: 'EUR' }
const place = (key: string, body: Partial<PlaceOrder> = {}, who = buyer) =>
  who.client.orders.place({
    headers: { 'idempotency-key': `coupon-${key}` },
    body: { ...orderForm, ...body },
  })

const placed = async (response: ReturnType<typeof place>): Promise<Order> => {
  const { status, body } = await response
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { cart: _, ...order } = body
  return order
}

const usesOf = async (code: string) =>
  (await createCoupons(shop.db).list()).find((each) => each.code === code)?.used

test('Scenario: a percentage is previewed, ordered and frozen; the totals are the amounts to pay', async () => {
  await coupon('TEN', { hundredths: 1_000 })
  await add('PD-1', 5)
  // 5 x 333.33 x 0.0103 = 17.166…; a tenth of 17.17 is 1.717
  const preview = await buyer.client.orders.previewCoupon({
    body: { coupon: ' ten ', currency: 'EUR' },
  })
  expect([preview.status, preview.body]).toEqual([
    200,
    {
      ...{ coupon: 'TEN', displayDiscount: 1.72, displayTotal: 15.45 },
      terms: { hundredths: 1_000, amount: null, minimum: 0 },
    },
  ])
  expect(await usesOf('TEN')).toBe(0)
  const order = await placed(place('percent', { coupon: 'ten', seenTotal: 15.45 }))
  expect(order).toMatchObject({
    coupon: 'TEN',
    discount: 166.67,
    displayDiscount: 1.72,
    totalPrice: 1499.98,
    displayTotal: 15.45,
    lines: [{ displayTotal: 17.17 }],
  })
  expect(await usesOf('TEN')).toBe(1)
  expect((await shop.mails()).at(-1)?.text).toContain('Coupon TEN: -€1.72\nTotal: €15.45')
  await createCoupons(shop.db).remove('TEN')
  expect((await buyer.client.orders.get({ params: { id: order._id } })).body).toEqual({
    ...order,
    papers: order.papers.map((paper) => ({ ...paper, isReady: true })),
  })
})

test('Scenario: an amount in rupees is converted, and is never more than the total', async () => {
  await coupon('FIVE-HUNDRED', { amount: 50_000 })
  await add('PD-1', 5)
  expect(await placed(place('amount', { coupon: 'FIVE-HUNDRED' }))).toMatchObject({
    discount: 500,
    displayDiscount: 5.15,
    totalPrice: 1166.65,
    displayTotal: 12.02,
  })
  await add('PD-1', 1)
  expect(await placed(place('all', { coupon: 'five-hundred' }))).toMatchObject({
    discount: 333.33,
    displayDiscount: 3.43,
    totalPrice: 0,
    displayTotal: 0,
  })
})

test('Scenario: an order without a coupon has no discount', async () => {
  await add('PD-1', 1)
  expect(await placed(place('without'))).toMatchObject({
    coupon: null,
    discount: 0,
    displayDiscount: 0,
    displayTotal: 3.43,
  })
})

test('Scenario: an invalid coupon is refused with its field, in preview and order, and nothing changes', async () => {
  await coupon('SOON', { amount: 100, starts_at: shop.time.now + 86_400_000 })
  await coupon('OVER', { amount: 100, until: shop.time.now })
  await coupon('LARGE', { hundredths: 500, min_total: 500_000 })
  await coupon('GONE', { hundredths: 500, max_uses: 1 })
  await shop.db.updateTable('coupon').set({ used: 1 }).where('code', '=', 'GONE').execute()
  await add('PD-1', 1)
  const refusals = {
    NONE: { message: 'coupon: there is no coupon NONE.', key: 'refusal.noCoupon', values: {} },
    SOON: {
      message: 'coupon: SOON can be used from 2026-11-22 on.',
      ...{ key: 'refusal.couponNotYet', values: { first: '2026-11-22' } },
    },
    OVER: {
      message: 'coupon: OVER ended on 2026-11-20.',
      ...{ key: 'refusal.couponEnded', values: { last: '2026-11-20' } },
    },
    LARGE: {
      message: 'coupon: LARGE is for orders of ₹5,000.00 and more.',
      ...{ key: 'refusal.couponMinimum', values: { minimum: 5000, symbol: '₹' } },
    },
    GONE: { message: 'coupon: GONE has been used up.', key: 'refusal.couponUsedUp', values: {} },
  }
  for (const [code, { values, ...words }] of Object.entries(refusals)) {
    const refusal = { ...words, values: { coupon: code, ...values } }
    const expected = [422, { code: 'invalid_field', ...refusal, field: 'coupon' }]
    const ordered = await place(code, { coupon: code })
    expect([ordered.status, ordered.body]).toEqual(expected)
    const seen = await buyer.client.orders.previewCoupon({
      body: { coupon: code, currency: 'INR' },
    })
    expect([seen.status, seen.body]).toEqual(expected)
  }
  expect(await shop.stockOf('PD-1')).toBe(8)
  expect(await usesOf('GONE')).toBe(1)
})

test('Scenario: a coupon can be used from its first moment to its last', async () => {
  const first = shop.time.now + 1_000
  await coupon('SALE', { amount: 100, starts_at: first, until: first + 1_000 })
  await add('PD-1', 1)
  const statuses: number[] = []
  for (const moment of [first - 1, first, first + 999, first + 1_000]) {
    shop.time.now = moment
    const body = { coupon: 'SALE', currency: 'INR' }
    statuses.push((await buyer.client.orders.previewCoupon({ body })).status)
  }
  expect(statuses).toEqual([422, 200, 200, 422])
})

test('Scenario: a preview of an empty cart or in an unknown currency is refused', async () => {
  await coupon('TEN', { hundredths: 1_000 })
  const preview = (currency: string) =>
    buyer.client.orders.previewCoupon({ body: { coupon: 'TEN', currency } })
  expect(await preview('INR')).toMatchObject({ status: 422, body: { field: 'cart' } })
  await add('PD-1', 1)
  expect(await preview('XXX')).toMatchObject({ status: 422, body: { field: 'currency' } })
})

test('Scenario: a coupon for one order of each customer counts the orders that are not cancelled', async () => {
  await coupon('FIRST', { hundredths: 1_000, max_per_customer: 1 })
  const preview = () =>
    buyer.client.orders.previewCoupon({ body: { coupon: 'FIRST', currency: 'INR' } })
  await add('PD-1', 1)
  const first = await placed(place('first', { coupon: 'first' }))
  await add('PD-1', 1)
  const refusal = {
    ...{ code: 'invalid_field', field: 'coupon', key: 'refusal.couponUsedByYou' },
    message: 'coupon: you have used FIRST as often as one customer may (1).',
    values: { coupon: 'FIRST', most: 1 },
  }
  expect(await preview()).toMatchObject({ status: 422, body: refusal })
  expect(await place('second', { coupon: 'FIRST' })).toMatchObject({ status: 422, body: refusal })
  const other = await shop.customer()
  await add('PD-1', 1, other)
  expect((await place('other', { coupon: 'FIRST' }, other)).status).toBe(201)
  await changeStatus(shop.deps, Number(first.number.slice(2)), 'cancelled')
  expect(await preview()).toMatchObject({ status: 200 })
  expect((await place('third', { coupon: 'FIRST' })).status).toBe(201)
})

test('Scenario: a coupon for three uses applies to three of ten concurrent orders', async () => {
  await coupon('THREE', { hundredths: 1_000, max_uses: 3 })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.customer()))
  for (const each of buyers) await add('PD-1', 1, each)
  const answers = await Promise.all(
    buyers.map((each, i) => place(`parallel-${i}`, { coupon: 'THREE' }, each)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(3).fill(201),
    ...Array(7).fill(422),
  ])
  expect(await usesOf('THREE')).toBe(3)
  expect(await shop.stockOf('PD-1')).toBe(5)
})

test('Scenario: a coupon for one use applies once to concurrent orders of different products', async () => {
  const skus = ['PD-1', 'RG-7-G6', 'CH-100-G45']
  for (let round = 0; round < 5; round += 1) {
    const code = `ONCE-${round}`
    await coupon(code, { hundredths: 1_000, max_uses: 1 })
    const buyers = await Promise.all(skus.map(() => shop.customer()))
    for (const [i, each] of buyers.entries()) await add(skus[i] ?? '', 60, each)
    const answers = await Promise.all(
      buyers.map((each, i) => place(`apart-${round}-${i}`, { coupon: code }, each)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(await usesOf(code)).toBe(1)
  }
})

test('Scenario: an order that is refused after the coupon was taken counts no use', async () => {
  await coupon('TEN', { hundredths: 1_000 })
  await add('PD-1', 1)
  const refused = await place('seen-other', { coupon: 'TEN', seenTotal: 3.43 })
  expect([refused.status, await usesOf('TEN')]).toEqual([409, 0])
})
