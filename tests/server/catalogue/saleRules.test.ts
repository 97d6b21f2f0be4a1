import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { createCoupons } from '../../../server/orders/coupons/coupons.repo.ts'
import type { PlaceOrder } from '../../../src/contracts/orders/order.ts'
import { pendant } from '../../support/fixture.ts'
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

/** The body of a successful answer. */
const answered = async <T extends { status: number; body: unknown }>(call: Promise<T>) => {
  const { status, body } = await call
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(body))
  return body as Extract<T, { status: 200 | 201 }>['body']
}

const add = async (sku: string, quantity: number) =>
  buyer.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })

const orderForm: PlaceOrder = { address, shipping: 'together', currency: 'INR' }
const place = (key: string, body: Partial<PlaceOrder> = {}) =>
  buyer.client.orders.place({
    headers: { 'idempotency-key': `rule-${key}` },
    body: { ...orderForm, ...body },
  })

const archivePendant = () =>
  createCatalogueWriter(shop.deps.engine, shop.deps.now).putProduct({
    ...pendant,
    status: 'archived',
  })

const takeOffSale = (sku: string) =>
  shop.db.updateTable('variant').set({ active: 0 }).where('sku', '=', sku).execute()

describe('Prices', () => {
  test('Scenario: an offer of 0 does not count, in the rows, the totals and the order', async () => {
    const { cartData, totals } = await answered(add('RG-7-O7', 5))
    expect([cartData[0]?.cart.totalPrice, totals.totalPrice]).toEqual([450, 450])
    const order = await answered(place('no-offer'))
    expect([order.totalPrice, order.displayTotal, order.lines[0]?.unitPrice]).toEqual([
      450, 450, 90,
    ])
  })

  test('Scenario: an offer is the price in the rows, the totals and the order', async () => {
    const { cartData, totals } = await answered(add('CH-100-G45', 10))
    expect([cartData[0]?.cart.totalPrice, totals.totalPrice]).toEqual([2002.5, 2002.5])
    expect((await answered(place('offer'))).totalPrice).toBe(2002.5)
  })
})

describe('Stock', () => {
  test.each([
    [8, false, 2],
    [9, true, 45],
  ])('Scenario: %s of 8 pieces are late: %s, and ship in %s days', async (quantity, late, days) => {
    const { message } = await answered(add('PD-1', quantity))
    const { lines, shipsBy } = await answered(place('stock'))
    expect([message.includes('45'), lines[0]?.backorder, Date.parse(shipsBy)]).toEqual([
      late,
      quantity - 8,
      shop.time.now + days * 86_400_000,
    ])
    expect(await shop.stockOf('PD-1')).toBe(0)
  })
})

describe('Products that are not sold', () => {
  test('Scenario: an archived product is neither featured nor returned as a card', async () => {
    const slugsOf = (body: { data: readonly { slug: string }[] }) =>
      body.data.map(({ slug }) => slug)
    const ids = (await shop.db.selectFrom('product').select('id').orderBy('slug').execute()).map(
      ({ id }) => id,
    )
    const seen = async () => [
      slugsOf(await answered(buyer.client.catalogue.featured())),
      slugsOf(await answered(shop.visitor.catalogue.featured())),
      slugsOf(await answered(buyer.client.catalogue.cards({ query: { ids: ids.join(',') } }))),
    ]
    const all = ['band-ring', 'moon-pendant', 'rope-chain']
    expect(await seen()).toEqual([['moon-pendant'], ['moon-pendant'], all])
    await archivePendant()
    expect(await seen()).toEqual([[], [], ['band-ring', 'rope-chain']])
  })

  test('Scenario: a variant or product that is not sold cannot be added to a cart', async () => {
    await takeOffSale('RG-7-G6')
    await archivePendant()
    for (const sku of ['RG-7-G6', 'PD-1']) {
      const { status, body } = await add(sku, 5)
      expect([status, body]).toMatchObject([404, { code: 'not_found', field: 'productId' }])
    }
    const { cartData } = await answered(buyer.client.cart.get({ params: { userId: buyer.id } }))
    expect(cartData).toEqual([])
  })
})

describe('Lists of lines', () => {
  test('Scenario: one variant twice in a list applies one line after the other', async () => {
    const id = await shop.variantId('PD-1')
    const lines = (key: string, body: { quantity: number; mode: 'add' | 'set' }[]) =>
      answered(
        buyer.client.cart.lines({
          headers: { 'idempotency-key': key },
          body: { lines: body.map((line) => ({ id, ...line })) },
        }),
      )
    const added = await lines('twice-added', [
      { quantity: 2, mode: 'add' },
      { quantity: 3, mode: 'add' },
    ])
    const set = await lines('twice-set', [
      { quantity: 9, mode: 'set' },
      { quantity: 4, mode: 'set' },
    ])
    const table = await answered(
      buyer.client.cart.updateMoreVariants({
        body: [
          { id, quantity: 7 },
          { id, quantity: 6 },
        ],
      }),
    )
    const pieces = [added, set, table].map(({ cartData }) =>
      cartData.map(({ cart }) => cart.quantity),
    )
    expect(pieces).toEqual([[5], [4], [6]])
  })
})

describe('Orders', () => {
  test('Scenario: the list of orders begins with the newest, page by page', async () => {
    for (const key of ['one', 'two', 'three']) {
      await add('PD-1', 1)
      await answered(place(key))
    }
    const page = async (number: number) => {
      const { data, total } = await answered(
        buyer.client.orders.mine({ query: { page: `${number}`, limit: '2' } }),
      )
      return [data.map((order) => order.number), total]
    }
    expect([await page(1), await page(2)]).toEqual([
      [['A-000003', 'A-000002'], 3],
      [['A-000001'], 3],
    ])
  })

  test.each([
    ['exactly its minimum', 33_333, 201],
    ['a paisa less', 33_334, 422],
  ])('Scenario: a coupon for an order of %s', async (_what, min_total, status) => {
    await createCoupons(shop.db).add({
      ...{ code: 'LEAST', hundredths: 1_000, amount: null, until: null, max_uses: null },
      ...{ created_at: shop.time.now, min_total },
    })
    await add('PD-1', 1)
    expect((await place('least', { coupon: 'LEAST' })).status).toBe(status)
  })
})
