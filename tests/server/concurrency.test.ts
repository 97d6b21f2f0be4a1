import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResets } from '../../server/account/resets.repo.ts'
import { createSessions } from '../../server/account/sessions.ts'
import type { ProductInput } from '../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { changeStatus } from '../../server/orders/changeStatus.ts'
import type { Order } from '../../src/contracts/orders/order.ts'
import { chain, pendant, ring } from '../support/fixture.ts'
import { openTestShop, password, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'

type Buyer = Awaited<ReturnType<TestShop['customer']>>

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

const add = async (buyer: Buyer, sku: string, quantity: number) =>
  buyer.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })

const place = async (buyer: Buyer, key = 'the-only-order'): Promise<Order> => {
  const { status, body } = await buyer.client.orders.place({
    headers: { 'idempotency-key': key },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const setStock = (sku: string, stock: number) =>
  shop.db.updateTable('variant').set({ stock }).where('sku', '=', sku).execute()

const quantitiesOf = async (buyer: Buyer) => {
  const { body } = await buyer.client.cart.get({ params: { userId: buyer.id } })
  if (!('cartData' in body)) throw new Error(body.message)
  return body.cartData.map(({ cart }) => cart.quantity)
}

// First, since reading the mails does the work that waits, such as the papers of hundreds of orders.
test('Scenario: 5 customers confirm one new e-mail address at once; one gets it, the others are refused', async () => {
  const buyers = await times(5, () => shop.customer())
  const body = { email: 'wanted@buyers.test', password }
  await times(5, (i) => {
    const { id, client } = buyers[i] as Buyer
    return client.customer.update({ params: { id }, body })
  })
  const links = (await shop.mails()).flatMap(({ to, text }) =>
    to === body.email ? (/confirm-email\/([\w-]+)/.exec(text)?.[1] ?? []) : [],
  )
  expect(links).toHaveLength(5)
  const replies = await times(5, (i) =>
    shop.visitor.customer.confirmEmail({ params: { token: links[i] ?? '' } }),
  )
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(4)
  // Invalid links, or on PostgreSQL a lost race.
  for (const { status } of refused) expect([409, 410]).toContain(status)
  const owners = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', body.email)
    .execute()
  expect(owners).toHaveLength(1)
})

test('Scenario: 200 buyers order one piece of 50 at once; exactly 50 are promised from stock', async () => {
  await setStock('PD-1', 50)
  const buyers = await times(200, () => shop.customer())
  await times(200, (i) => add(buyers[i] as Buyer, 'PD-1', 1))
  const orders = await times(200, (i) => place(buyers[i] as Buyer))
  const backorders = orders.map(({ lines }) => lines[0]?.backorder)
  expect(backorders.filter((pieces) => pieces === 0)).toHaveLength(50)
  expect(backorders.filter((pieces) => pieces === 1)).toHaveLength(150)
  expect(await shop.stockOf('PD-1')).toBe(0)
  expect(new Set(orders.map(({ number }) => number)).size).toBe(200)
}, 60_000)

test('Scenario: 40 increments of one row at once lose none', async () => {
  const buyer = await shop.customer()
  await add(buyer, 'PD-1', 1)
  const { body } = await buyer.client.cart.get({ params: { userId: buyer.id } })
  const id = ('cartData' in body && body.cartData[0]?._id) || ''
  const replies = await times(40, () => buyer.client.cart.increment({ params: { id } }))
  expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200))
  expect(await quantitiesOf(buyer)).toEqual([41])
})

test('Scenario: one variant added 20 times at once makes one row and 19 conflicts', async () => {
  const buyer = await shop.customer()
  const replies = await times(20, () => add(buyer, 'PD-1', 2))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  expect(await quantitiesOf(buyer)).toEqual([2])
})

test('Scenario: one key, 50 times at once: one order, and 50 answers with it', async () => {
  const buyer = await shop.customer()
  await add(buyer, 'PD-1', 2)
  const orders = await times(50, () => place(buyer))
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1)
})

test('Scenario: orders are cancelled while others are placed; no piece is lost', async () => {
  await setStock('PD-1', 100)
  const early = await times(10, () => shop.customer())
  const late = await times(10, () => shop.customer())
  await Promise.all([
    ...early.map((buyer) => add(buyer, 'PD-1', 3)),
    ...late.map((buyer) => add(buyer, 'PD-1', 2)),
  ])
  const placed = await times(10, (i) => place(early[i] as Buyer))
  expect(await shop.stockOf('PD-1')).toBe(70)
  await Promise.all([
    ...placed.map(({ number }) => changeStatus(shop.deps, Number(number.slice(2)), 'cancelled')),
    ...late.map((buyer) => place(buyer)),
  ])
  expect(await shop.stockOf('PD-1')).toBe(80)
})

test('Scenario: one cart ordered under 10 keys at once becomes one order', async () => {
  const buyer = await shop.customer()
  await add(buyer, 'PD-1', 2)
  const placed = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => place(buyer, `order-key-${i}`)),
  )
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('Scenario: one address saved 10 times at once is stored once', async () => {
  const { id, client } = await shop.customer()
  const replies = await times(10, () => client.customer.update({ params: { id }, body: address }))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const { body } = await client.customer.get({ params: { id } })
  expect(body).toMatchObject({ userAddress: [address] })
})

const resetsOf = (customerId: string) =>
  shop.db
    .selectFrom('password_reset')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .execute()

test('Scenario: of 10 reset links requested at once, one is valid', async () => {
  const { id } = await shop.customer()
  await times(10, () => createResets(shop.deps.engine, shop.deps.now).open(id))
  expect(await resetsOf(id)).toHaveLength(1)
})

test('Scenario: links are used while new ones are requested; neither blocks the other', async () => {
  const resets = createResets(shop.deps.engine, shop.deps.now)
  const left = await times(40, async () => {
    const { id } = await shop.customer()
    const token = await resets.open(id)
    await Promise.all([resets.use(token, 'a hash'), resets.open(id), resets.use(token, 'another')])
    return resetsOf(id)
  })
  expect(left.filter((rows) => rows.length > 1)).toEqual([])
})

test('Scenario: a login that is checked while the password is reset opens no lasting session', async () => {
  const resets = createResets(shop.deps.engine, shop.deps.now)
  const sessions = createSessions(shop.deps.engine, shop.deps.now)
  const left = await times(40, async (i) => {
    const { id } = await shop.customer()
    const checked = await shop.db
      .selectFrom('customer')
      .select(['id', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const token = await resets.open(id)
    const both = [() => sessions.openChecked(checked), () => resets.use(token, 'a hash')]
    await Promise.all((i % 2 ? both : both.reverse()).map((act) => act()))
    return shop.db
      .selectFrom('session')
      .select('token_hash')
      .where('customer_id', '=', id)
      .execute()
  })
  expect(left.flat()).toEqual([])
})

test('Scenario: a customer who is un-verified between the check and the session only gets into the waiting room', async () => {
  const sessions = createSessions(shop.deps.engine, shop.deps.now)
  const { id } = await shop.customer('unverified')
  const checked = await shop.db
    .selectFrom('customer')
    .select(['id', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await sessions.openChecked(checked)).toEqual({ application: expect.any(String) })
})

test('Scenario: carts filled in opposite orders, while the catalogue is imported, never block each other', async () => {
  await setStock('PD-1', 1_000)
  await setStock('CH-100-R45', 1_000)
  const buyers = await times(40, () => shop.customer())
  await times(40, async (i) => {
    const pieces: [string, number][] = [
      ['PD-1', 1],
      ['CH-100-R45', 10],
    ]
    for (const [sku, quantity] of i % 2 ? pieces : pieces.toReversed())
      await add(buyers[i] as Buyer, sku, quantity)
  })
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const [, ...orders] = await Promise.all([
    writer.putProducts([ring, pendant, chain]),
    ...buyers.map((buyer) => place(buyer)),
  ])
  expect(orders).toHaveLength(40)
  // The import sets the stock to 8 at some time between the orders. Orders never take stock below 0.
  expect(await shop.stockOf('PD-1')).toBeLessThanOrEqual(8)
}, 60_000)

test('Scenario: concurrent imports share the attributes that each would create', async () => {
  const level = {
    key: 'Plating',
    name: { en: 'Plating' },
    values: [{ key: 'Rose', name: { en: 'Rose' } }],
  }
  const product = (i: number): ProductInput => ({
    ...pendant,
    slug: `plated-${i}`,
    mode: 'isCombination',
    levels: [level],
    variants: [{ ...pendant.variants[0], sku: `PL-${i}`, values: ['Rose'] }],
  })
  const put = (i: number) =>
    createCatalogueWriter(shop.deps.engine, shop.deps.now).putProduct(product(i))
  expect(await times(10, put)).toEqual(Array(10).fill('created'))
  expect(await times(10, put)).toEqual(Array(10).fill('unchanged'))
  const shared = await shop.db
    .selectFrom('attribute')
    .select('id')
    .where('key', '=', 'Plating')
    .execute()
  expect(shared).toHaveLength(1)
})
