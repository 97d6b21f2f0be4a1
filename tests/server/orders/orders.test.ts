import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeStatus } from '../../../server/orders/changeStatus.ts'
import { placeOrder } from '../../../server/orders/placeOrder.ts'
import { unitPieces } from '../../../server/store/migrations/0011_unit_pieces.ts'
import { orderChanges } from '../../../server/store/migrations/0032_order_changes.ts'
import { orderWords } from '../../../server/store/migrations/0033_order_words.ts'
import {
  type Order,
  type OrderStatus,
  OrderSummary,
  type PlaceOrder,
} from '../../../src/contracts/orders/order.ts'
import { said } from '../../../src/domain/shell/said.ts'
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

const orderForm: PlaceOrder = { address, shipping: 'together', currency: 'EUR' }

const add = async (sku: string, quantity: number, who = buyer) =>
  who.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })

const place = (key: string, body: PlaceOrder = orderForm, who = buyer) =>
  who.client.orders.place({ headers: { 'idempotency-key': key }, body })

const placed = async (response: ReturnType<typeof place>): Promise<Order> => {
  const { status, body } = await response
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { cart: _, ...order } = body
  return order
}

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

test('Scenario: an address that is invalid in its country is refused by field, and nothing is ordered', async () => {
  await add('PD-1', 10)
  const wrong = { ...address, pincode: 'abc!', vatNumber: '27X' }
  const { status, body } = await place('wrong-address', { ...orderForm, address: wrong })
  expect([status, body]).toEqual([
    422,
    {
      code: 'invalid_field',
      message: 'address.pincode: must be a postal code of the country',
      key: 'problem.invalid_field',
      field: 'address.pincode',
      issues: [
        {
          ...{ field: 'address.pincode', message: 'must be a postal code of the country' },
          ...{ key: 'field.postalDigits', values: { digits: 6 } },
        },
        {
          ...{ field: 'address.vatNumber', message: 'must be a VAT number of the country' },
          ...{ key: 'field.vatLike', values: { example: '27ABCDE1234F1Z5' } },
        },
      ],
    },
  ])
  const country = { ...orderForm, address: { ...address, country: 'Narnia' } }
  expect((await place('wrong-country', country)).body).toMatchObject({ field: 'address.country' })
  expect((await buyer.client.orders.mine({ query: {} })).body).toMatchObject({ total: 0 })
  expect((await buyer.client.customer.get({ params: { id: buyer.id } })).body).toMatchObject({
    userAddress: [],
  })
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

test('Scenario: a total that differs from the one the buyer saw is refused', async () => {
  await add('PD-1', 1)
  const refused = await place('seen-another', { ...orderForm, seenTotal: 3.42 })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'conflict',
      message: 'The total is now €3.43; please look again before you order.',
      key: 'refusal.totalChanged',
      values: { total: 3.43, symbol: '€' },
      field: 'seenTotal',
    },
  ])
  expect(await shop.stockOf('PD-1')).toBe(8)
  await placed(place('seen-another', { ...orderForm, seenTotal: 3.43 }))
})

test('Scenario: pieces that have gone out of stock are reported before they are ordered', async () => {
  await add('PD-1', 10)
  const [id, key] = [await shop.variantId('PD-1'), 'seen-in-stock']
  const refused = await place(key, { ...orderForm, seenBackorders: [{ id, pieces: 1 }] })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'promise_changed', field: 'seenBackorders' },
  ])
  expect(await shop.stockOf('PD-1')).toBe(8)
  await placed(place(key, { ...orderForm, seenBackorders: [{ id, pieces: 2 }] }))
})

test('Scenario: a currency in which the total rounds to zero is refused with its field', async () => {
  await shop.db
    .updateTable('currency')
    .set({ exchange_rate: 0.00001 })
    .where('code', '=', 'EUR')
    .execute()
  await add('PD-1', 1)
  const refused = await place('too-small')
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'amount_too_small',
      message:
        'currency: the order comes to €0.00, less than can be paid in EUR; order more pieces or choose another currency.',
      key: 'problem.amount_too_small',
      field: 'currency',
    },
  ])
  await placed(place('large-enough', { ...orderForm, currency: 'INR' }))
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

test('Scenario: an order that is running when its customer is un-verified is not placed', async () => {
  await add('PD-1', 2)
  await shop.unverify(buyer.id)
  const attempt = { customerId: buyer.id, key: 'under-way', now: shop.time.now }
  await expect(placeOrder(shop.deps.engine, attempt, orderForm)).rejects.toMatchObject({
    status: 401,
    problem: { code: 'unauthorized', ...said('session.loginRequired') },
  })
  expect(await shop.stockOf('PD-1')).toBe(8)
})

test('Scenario: lines that violate the rules are reported, and not ordered', async () => {
  await add('CH-100-G45', 10)
  const id = await shop.variantId('CH-100-G45')
  await shop.db.updateTable('cart_row').set({ quantity: 11 }).execute()
  const refused = await place('off-step')
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'order_blocked',
      message: 'Rope chain (CH-100-G45): 11 pieces cannot be ordered any more; change it.',
      key: 'refusal.lineOffStep',
      values: { title: 'Rope chain', sku: 'CH-100-G45', quantity: 11 },
      field: `cart.${id}`,
    },
  ])
})

test('Scenario: a customer reads only their own orders, a page at a time', async () => {
  for (const key of ['page-one', 'page-two']) {
    await add('PD-1', 1)
    await placed(place(key))
  }
  const query = { page: '2', limit: '1' }
  const { body } = await buyer.client.orders.ofCustomer({ params: { id: buyer.id }, query })
  expect(body).toMatchObject({ data: [{ number: 'A-000001' }], total: 2, page: 2, limit: 1 })
})

test('Scenario: invalid orders are refused and nothing changes', async () => {
  const empty = await place('empty-cart')
  expect([empty.status, empty.body]).toEqual([
    422,
    { code: 'order_blocked', ...said('refusal.cartEmpty'), field: 'cart' },
  ])

  const [g6 = '', g7 = ''] = await Promise.all(
    ['RG-7-G6', 'RG-7-G7'].map((sku) => shop.variantId(sku)),
  )
  // Pieces of other products do not count.
  await add('CH-100-G45', 10)
  await buyer.client.cart.updateMoreVariants({
    body: [
      { id: g6, quantity: 1 },
      { id: g7, quantity: 4 },
    ],
  })
  const cart = await buyer.client.cart.get({ params: { userId: buyer.id } })
  const rows = 'cartData' in cart.body ? cart.body.cartData : []
  const one = rows.find(({ cart: row }) => row.sku === 'RG-7-G6')
  await buyer.client.cart.removeRow({ params: { rowId: one?._id ?? '' } })
  expect((await place('below-minimum')).body).toMatchObject({
    code: 'order_blocked',
    message: 'Band ring is below the minimum of 5 pieces.',
    key: 'refusal.belowMinimum',
    field: 'cart.band-ring',
  })

  await buyer.client.cart.updateMoreVariants({ body: [{ id: g6, quantity: 5 }] })
  await shop.db.updateTable('variant').set({ active: 0 }).where('id', '=', g7).execute()
  expect((await place('not-sold')).body).toMatchObject({
    code: 'order_blocked',
    message: 'Band ring (RG-7-G7) is no longer sold; remove it.',
    key: 'refusal.lineNotSold',
    field: `cart.${g7}`,
  })
  expect((await place('no-currency', { ...orderForm, currency: 'XXX' })).body).toEqual({
    code: 'invalid_field',
    message: 'currency: the shop has no currency XXX.',
    key: 'refusal.noCurrency',
    values: { code: 'XXX' },
    field: 'currency',
  })
  expect(await shop.stockOf('RG-7-G6')).toBe(50)
  expect((await buyer.client.orders.mine({ query: {} })).body).toMatchObject({ total: 0 })
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

const found = async (query: {
  query?: string
  status?: OrderStatus
  page?: string
  limit?: string
}) => {
  const { status, body } = await buyer.client.orders.mine({ query })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return [body.total, ...body.data.map(({ number }) => number)]
}

test('Scenario: the buyer finds orders by number, product, SKU and status', async () => {
  const [first, second, third] = ['A-000001', 'A-000002', 'A-000003']
  await add('PD-1', 2)
  await placed(place('the-pendant'))
  await add('CH-100-G45', 20)
  await placed(place('the-chain'))
  await add('PD-1', 1)
  await add('CH-100-G45', 20)
  await placed(place('the-third-one'))
  const another = await shop.customer()
  await add('PD-1', 1, another)
  await placed(place('of-another-buyer', orderForm, another))

  expect(await found({})).toEqual([3, third, second, first])
  expect(await found({ query: 'A-000002' })).toEqual([1, second])
  expect(await found({ query: 'A-000004' })).toEqual([0])
  expect(await found({ query: 'moon PEND' })).toEqual([2, third, first])
  // Only the beginning of a word counts, and the words are those of one line.
  expect(await found({ query: 'oon' })).toEqual([0])
  expect(await found({ query: 'moon rope' })).toEqual([0])
  expect(await found({ query: 'ch100' })).toEqual([2, third, second])
  expect(await found({ query: 'ch-100', limit: '1', page: '2' })).toEqual([2, second])
  expect(await found({ query: '%' })).toEqual([3, third, second, first])
  await changeStatus(shop.deps, 1, 'confirmed')
  expect(await found({ status: 'confirmed' })).toEqual([1, first])
  expect(await found({ status: 'confirmed', query: 'rope' })).toEqual([0])
  expect(await found({ status: 'placed', query: 'moon' })).toEqual([1, third])
})

test('Scenario: after the upgrade the lines of old orders are found like those of new ones', async () => {
  await add('CH-100-G45', 20)
  await placed(place('an-older-order'))
  const words = () => shop.db.selectFrom('order_line').select('words').execute()
  const written = await words()
  expect(written).toEqual([{ words: expect.stringMatching(/^ ch100g45 ch 100 g45 rope chain/) }])
  await shop.db.schema.alterTable('order_line').dropColumn('words').execute()
  await orderWords(shop.db, shop.deps.engine.columns)
  expect(await words()).toEqual(written)
})
