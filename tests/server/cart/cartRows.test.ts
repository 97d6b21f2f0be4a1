import { expect, test } from 'vitest'
import type { ProductInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { chain } from '../../support/fixture.ts'
import { address } from '../../support/values/address.ts'
import { add, buyer, cart, quantities, rowOf, shop, useCartShop } from './cartShop.ts'

useCartShop()

test("Scenario: a row of another customer's cart is not found", async () => {
  await add('PD-1', 2)
  const rowId = await rowOf('PD-1')
  const { client } = await shop.customer()
  const missing = [
    404,
    {
      ...{ code: 'not_found', message: `There is no row ${rowId} in the cart.` },
      ...{ key: 'refusal.noRow', field: 'id' },
    },
  ]
  for (const call of [
    client.cart.setQuantity({ params: { id: rowId }, body: { quantity: 3 } }),
    client.cart.increment({ params: { id: rowId } }),
    client.cart.removeRow({ params: { rowId } }),
    client.cart.removeMany({ body: { ids: [rowId] } }),
  ]) {
    const { status, body } = await call
    expect([status, body]).toEqual(missing)
  }
  expect(await quantities()).toEqual({ 'PD-1': 2 })
})

test('Scenario: removing several rows reports each, and a missing one prevents the removal', async () => {
  await add('PD-1', 2)
  await add('CH-100-G45', 10)
  const ids = [await rowOf('PD-1'), await rowOf('CH-100-G45')]
  const refused = await buyer.client.cart.removeMany({ body: { ids: [...ids, 'nobody'] } })
  expect([refused.status, await quantities()]).toEqual([404, { 'PD-1': 2, 'CH-100-G45': 10 }])
  const { body } = await buyer.client.cart.removeMany({ body: { ids } })
  if (!('removed' in body)) throw new Error('nothing was removed')
  expect([...body.removed].sort()).toEqual([...ids].sort())
  expect(body).toMatchObject({ version: 3, cartData: [], totals: { rows: 0, quantity: 0 } })
})

test('Scenario: each call names its own field when a product is no longer sold', async () => {
  await add('PD-1', 2)
  const [id, rowId] = [await shop.variantId('PD-1'), await rowOf('PD-1')]
  await shop.db.updateTable('variant').set({ active: 0 }).where('id', '=', id).execute()
  try {
    const replies = [
      await buyer.client.cart.update({ params: { productId: id }, body: { quantity: 3 } }),
      await buyer.client.cart.setQuantity({ params: { id: rowId }, body: { quantity: 3 } }),
      await buyer.client.cart.updateMoreVariants({ body: [{ id, quantity: 3 }] }),
    ]
    expect(replies.map(({ body }) => 'field' in body && body.field)).toEqual([
      'productId',
      'id',
      '0.id',
    ])
  } finally {
    await shop.db.updateTable('variant').set({ active: 1 }).where('id', '=', id).execute()
  }
})

test('Scenario: a loaded cart has the version of the last change', async () => {
  const { body } = await add('PD-1', 2)
  expect(body).toMatchObject({ version: 1 })
  await add('CH-100-G45', 10)
  const whole = await buyer.client.cart.get({ params: { userId: buyer.id } })
  expect(whole.body).toMatchObject({ version: 2, cartData: [{}, {}] })
})

test('Scenario: a product that is no longer sold can be removed, but not set', async () => {
  await add('PD-1', 2)
  const id = await shop.variantId('PD-1')
  await shop.db.updateTable('variant').set({ active: 0 }).where('id', '=', id).execute()
  try {
    const lines = (quantity: number) =>
      buyer.client.cart.lines({
        headers: { 'idempotency-key': `unsold-${quantity}` },
        body: { lines: [{ id, quantity, mode: 'set' }] },
      })
    expect((await lines(3)).status).toBe(404)
    expect((await lines(0)).status).toBe(200)
    expect(await quantities()).toEqual({})
  } finally {
    await shop.db.updateTable('variant').set({ active: 1 }).where('id', '=', id).execute()
  }
})

test('Scenario: the rows of one product are found by its slug', async () => {
  await add('PD-1', 1)
  await add('CH-100-R45', 10)
  const { body } = await buyer.client.cart.bySlug({ body: { slug: 'rope-chain' } })
  expect('cartData' in body && body.cartData.map((row) => row.cart.sku)).toEqual(['CH-100-R45'])
})

test('Scenario: a row remembers the price at which it was added, until its quantity is set again', async () => {
  const { engine, now } = shop.deps
  const writer = createCatalogueWriter(engine, now)
  const [first] = chain.variants
  if (!first) throw new Error('the chain has no variant')
  const at = (sellPrice: number, status: ProductInput['status'] = 'active'): ProductInput => ({
    ...chain,
    ...{ slug: 'priced-chain', status },
    variants: [{ ...first, sku: 'PR-1', sellPrice, offerPrice: 0 }],
  })
  const row = async () => {
    const found = (await cart()).find(({ cart: { sku } }) => sku === 'PR-1')
    return found && [found.cart.addedPrice, found.cart.sellPrice, found.cart.isSold]
  }
  await writer.putProduct(at(1_000))
  await add('PR-1', 10)
  await writer.putProduct(at(1_250))
  expect(await row()).toEqual([10, 12.5, true])
  const id = await rowOf('PR-1')
  await buyer.client.cart.setQuantity({ params: { id }, body: { quantity: 10 } })
  expect(await row()).toEqual([12.5, 12.5, true])
  await writer.putProduct(at(1_500, 'draft'))
  expect(await row()).toEqual([12.5, 15, false])
})

test('Scenario: a row and its order line show the picture of the variant, the order as it was then', async () => {
  const { engine, now } = shop.deps
  const writer = createCatalogueWriter(engine, now)
  const [first, ...others] = chain.variants
  const pictured = (image: string): ProductInput => ({
    ...chain,
    slug: 'pictured-chain',
    variants: [
      { ...first, sku: 'PC-G', image },
      ...others.slice(0, 1).map((variant) => ({ ...variant, sku: 'PC-R' })),
    ],
  })
  await writer.putProduct(pictured('/media/gold.svg'))
  await add('PC-G', 10)
  await add('PC-R', 10)
  const pictures = async () => (await cart()).map(({ cart: row }) => [row.sku, row.image])
  expect(await pictures()).toEqual([
    ['PC-G', '/media/gold.svg'],
    ['PC-R', '/media/rope-chain.svg'],
  ])
  const placed = await buyer.client.orders.place({
    headers: { 'idempotency-key': 'pictured' },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
  await writer.putProduct(pictured('/media/new-gold.svg'))
  const { body } = await buyer.client.orders.get({ params: { id: placed.body._id } })
  expect('lines' in body && body.lines.map(({ sku, image }) => [sku, image])).toEqual([
    ['PC-G', '/media/gold.svg'],
    ['PC-R', '/media/rope-chain.svg'],
  ])
})
