import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCart } from '../../../server/cart/cart.ts'
import { createSaved } from '../../../server/cart/saved/saved.ts'
import { savedAtMost } from '../../../src/contracts/cart/saved.ts'
import { realtimeNamespace } from '../../../src/contracts/realtime.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  buyer = await shop.customer()
})
afterAll(() => shop.close())

let keys = 0
const key = () => ({ 'idempotency-key': `saved-key-${++keys}` })

/** Adds pieces. @returns the ids of the rows, in the order of the SKUs */
const carry = async (pieces: Record<string, number>): Promise<string[]> => {
  const lines = await Promise.all(
    Object.entries(pieces).map(async ([sku, quantity]) => ({
      ...{ id: await shop.variantId(sku), quantity, mode: 'add' as const },
    })),
  )
  const { status, body } = await buyer.client.cart.lines({ headers: key(), body: { lines } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return lines.map(({ id }) => body.cartData.find(({ cart }) => cart.productId === id)?._id ?? '')
}
const save = (rowIds: string[], headers = key()) =>
  buyer.client.saved.save({ headers, body: { rowIds } })
const restore = async (skus: string[], headers = key()) => {
  const ids = await Promise.all(skus.map((sku) => shop.variantId(sku)))
  return buyer.client.saved.restore({ headers, body: { ids } })
}

interface Row {
  readonly sku: string
  readonly quantity: number
}
const show = (rows: readonly Row[]) => rows.map(({ sku, quantity }) => `${quantity} ${sku}`)

/** The pieces in the cart and the saved ones. */
const held = async () => {
  const [{ body: cart }, { body: saved }] = await Promise.all([
    buyer.client.cart.get({ params: { userId: buyer.id } }),
    buyer.client.saved.all(),
  ])
  if (!('cartData' in cart && 'saved' in saved)) throw new Error('nothing was read')
  return { cart: show(cart.cartData.map((row) => row.cart)).sort(), saved: show(saved.saved) }
}

test('Scenario: a row leaves the cart for the saved ones, and comes back to what the cart has then', async () => {
  const [chain = ''] = await carry({ 'CH-100-G45': 20, 'PD-1': 2 })
  const moved = await save([chain])
  expect(moved).toMatchObject({
    status: 200,
    body: {
      ...{ message: 'Saved for later.', cartData: [], removed: [chain] },
      totals: { rows: 1, quantity: 2 },
      saved: [{ sku: 'CH-100-G45', quantity: 20, isSold: true, stock: expect.any(Number) }],
    },
  })
  expect(await held()).toEqual({ cart: ['2 PD-1'], saved: ['20 CH-100-G45'] })

  await carry({ 'CH-100-G45': 10 })
  expect(await restore(['CH-100-G45'])).toMatchObject({
    status: 200,
    body: { saved: [], cartData: [{ cart: { sku: 'CH-100-G45', quantity: 30 } }] },
  })
  expect(await held()).toEqual({ cart: ['2 PD-1', '30 CH-100-G45'], saved: [] })
})

test('Scenario: a variant that is saved twice is one row, the last saved first, up to its maximum', async () => {
  await save(await carry({ 'PD-1': 40_000 }))
  shop.time.now += 1_000
  await save(await carry({ 'CH-100-G45': 20 }))
  expect((await held()).saved).toEqual(['20 CH-100-G45', '40000 PD-1'])
  shop.time.now += 1_000
  await save(await carry({ 'PD-1': 40_000 }))
  expect((await held()).saved).toEqual(['50000 PD-1', '20 CH-100-G45'])
})

test('Scenario: a repeated call moves nothing again', async () => {
  const headers = key()
  const rowIds = await carry({ 'PD-1': 2 })
  await save(rowIds, headers)
  const again = await save(rowIds, headers)
  expect(again).toMatchObject({
    ...{ status: 200 },
    body: { message: 'Saved for later.', key: 'reply.savedForLater', saved: [{ quantity: 2 }] },
  })
  const other = await save(['another-row'], headers)
  expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_mismatch' }])
  expect(await held()).toEqual({ cart: [], saved: ['2 PD-1'] })

  const back = key()
  await restore(['PD-1'], back)
  expect(await restore(['PD-1'], back)).toMatchObject({ status: 200, body: { saved: [] } })
  expect(await held()).toEqual({ cart: ['2 PD-1'], saved: [] })
})

test('Scenario: one unknown row, and none is moved', async () => {
  const [row = ''] = await carry({ 'PD-1': 2 })
  const refused = await save([row, 'no-such-row'])
  expect([refused.status, refused.body]).toMatchObject([404, { key: 'refusal.noRow' }])
  expect(await held()).toEqual({ cart: ['2 PD-1'], saved: [] })
  await save([row])
  const missing = await restore(['PD-1', 'CH-100-G45'])
  expect([missing.status, missing.body]).toMatchObject([
    404,
    { key: 'refusal.noSavedRow', field: 'ids.1' },
  ])
  expect(await held()).toEqual({ cart: [], saved: ['2 PD-1'] })
})

test('Scenario: the cart may fall below the minimum of a product, but saved pieces come back only above it', async () => {
  const [garnet = '', onyx = ''] = await carry({ 'RG-7-G6': 3, 'RG-7-O7': 2 })
  await save([garnet])
  expect(await held()).toEqual({ cart: ['2 RG-7-O7'], saved: ['3 RG-7-G6'] })
  await save([onyx])
  const refused = await restore(['RG-7-O7'])
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'minimum_pieces', field: 'ids.0.quantity' },
  ])
  expect((await held()).cart).toEqual([])
  expect((await restore(['RG-7-O7', 'RG-7-G6'])).status).toBe(200)
  expect(await held()).toEqual({ cart: ['2 RG-7-O7', '3 RG-7-G6'], saved: [] })
})

test('Scenario: a variant that is no longer sold says so, stays saved, and can be removed', async () => {
  await save(await carry({ 'CH-100-R50': 10 }))
  const id = await shop.variantId('CH-100-R50')
  const sell = (active: number) =>
    shop.db.updateTable('variant').set({ active }).where('id', '=', id).execute()
  await sell(0)
  expect((await buyer.client.saved.all()).body).toMatchObject({ saved: [{ isSold: false }] })
  const refused = await restore(['CH-100-R50'])
  expect([refused.status, refused.body]).toMatchObject([404, { key: 'refusal.noVariant' }])
  const removed = await buyer.client.saved.remove({ params: { id } })
  expect(removed.body).toMatchObject({ key: 'reply.savedRemoved', saved: [] })
  expect((await buyer.client.saved.remove({ params: { id } })).status).toBe(200)
  await sell(1)
})

test("Scenario: another customer's rows are unknown", async () => {
  const [row = ''] = await carry({ 'PD-1': 2 })
  const other = await shop.customer()
  const body = { rowIds: [row] }
  expect((await other.client.saved.save({ headers: key(), body })).status).toBe(404)
  await save([row])
  const id = await shop.variantId('PD-1')
  expect((await other.client.saved.all()).body).toEqual({ saved: [] })
  const restored = await other.client.saved.restore({ headers: key(), body: { ids: [id] } })
  expect(restored.status).toBe(404)
  await other.client.saved.remove({ params: { id } })
  expect(await held()).toEqual({ cart: [], saved: ['2 PD-1'] })
})

test('Scenario: no more rows are saved than the shop keeps, and the cart keeps the one too many', async () => {
  const product = await shop.db
    .selectFrom('variant')
    .selectAll()
    .where('sku', '=', 'PD-1')
    .executeTakeFirstOrThrow()
  for (let i = 0; i < savedAtMost; i += 1) {
    const id = `filling-${i}`
    const variant = { ...product, id, sku: id, sku_code: id, active: 0 }
    await shop.db.insertInto('variant').values(variant).execute()
    const row = { customer_id: buyer.id, variant_id: id, quantity: 1, saved_at: 0 }
    await shop.db.insertInto('saved_row').values(row).execute()
  }
  const rowIds = await carry({ 'PD-1': 2 })
  const refused = await save(rowIds)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'conflict', key: 'refusal.savedFull', values: { most: savedAtMost } },
  ])
  expect((await held()).cart).toEqual(['2 PD-1'])
  await shop.db.deleteFrom('saved_row').where('customer_id', '=', buyer.id).execute()
  await shop.db.deleteFrom('variant').where('id', 'like', 'filling-%').execute()
})

test('Scenario: two calls at the same moment move a row once', async () => {
  const rowIds = await carry({ 'PD-1': 2 })
  const saved = createSaved(shop.deps.engine, createCart(shop.deps.engine, Date.now), Date.now)
  const both = await Promise.allSettled(
    ['one', 'other'].map((name) => saved.save(buyer.id, `at-once-${name}`, rowIds)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await held()).toEqual({ cart: [], saved: ['2 PD-1'] })
})

test("Scenario: the customer's other pages learn of every change", async () => {
  const socket = io(`${shop.origin}${realtimeNamespace}`, {
    ...{ transports: ['websocket'], reconnection: false, forceNew: true },
    auth: { token: buyer.token },
  })
  const changes: string[] = []
  socket.on('lists.changed', () => changes.push('lists.changed'))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  await save(await carry({ 'PD-1': 2 }))
  await expect.poll(() => changes.length).toBe(1)
  await restore(['PD-1'])
  await expect.poll(() => changes.length).toBe(2)
  await save(await carry({ 'CH-100-G45': 10 }))
  await expect.poll(() => changes.length).toBe(3)
  await buyer.client.saved.remove({ params: { id: await shop.variantId('CH-100-G45') } })
  await expect.poll(() => changes.length).toBe(4)
  socket.disconnect()
})
