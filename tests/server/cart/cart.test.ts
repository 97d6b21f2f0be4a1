import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProductInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { largeProduct } from '../../bench/largeProduct.ts'
import { chain } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const add = async (sku: string, quantity: number) =>
  buyer.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })

const cart = async () => {
  const { body } = await buyer.client.cart.get({ params: { userId: buyer.id } })
  if (!('cartData' in body)) throw new Error(body.message)
  return body.cartData
}

/** The current cart, as SKU → quantity. */
const quantities = async () =>
  Object.fromEntries((await cart()).map(({ cart: row }) => [row.sku, row.quantity]))

const rowOf = async (sku: string) => {
  const row = (await cart()).find((candidate) => candidate.cart.sku === sku)
  if (!row) throw new Error(`${sku} is not in the cart`)
  return row._id
}

const minimumAt = (field: string) => ({
  ...{ code: 'minimum_pieces', field },
  ...{ message: 'Minimum 5 Pieces are requierd to Add to Cart.', key: 'cart.minimumPieces' },
})
const minimum = minimumAt('quantity')

test('Scenario: price, weight and title of a row come from the server, whatever the client sends', async () => {
  const productId = await shop.variantId('CH-100-G45')
  const response = await fetch(`${shop.origin}/api/cart/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
    body: `{"productId":"${productId}","quantity":20,"sellPrice":1,"offerPrice":1,"costPrice":1,"weight":1,
      "title":{"en":"Mine"},"user":"somebody","status":"Paid","__proto__":{"verified":true}}`,
  })
  expect(response.status).toBe(200)
  const [row] = await cart()
  expect(row?.cart).toEqual({
    productId,
    productSlug: 'rope-chain',
    sku: 'CH-100-G45',
    title: { en: 'Rope chain', it: 'Catena a corda', fr: 'Chaîne corde' },
    image: '/media/rope-chain.svg',
    quantity: 20,
    quantityRule: { minimum: 10, step: 10, maximum: 50_000 },
    stock: 50,
    weight: 12.34,
    hsCode: '',
    sellPrice: 250.5,
    offerPrice: 200.25,
    addedPrice: 200.25,
    isSold: true,
    status: 'Pending',
    user: buyer.id,
    totalPrice: 4005,
    totalWeight: 246.8,
    categories: 'metals_silver-92.5_chains',
    parentCategory: { en: 'Metals', it: 'Metalli' },
    childCategory: { en: 'Silver 92.5' },
    subChildCategory: { en: 'Chains', it: 'Catene' },
    directly: false,
    isCombination: true,
    moreCombination: false,
    mixedVariant: false,
    attributes: [
      {
        attributeId: expect.any(String),
        name: { en: 'Finish' },
        valueId: expect.any(String),
        value: { en: 'Gold' },
      },
      {
        attributeId: expect.any(String),
        name: { en: 'Length' },
        valueId: expect.any(String),
        value: { en: '45 cm' },
      },
    ],
  })
})

test('Scenario: a chain is sold by tens; other quantities are refused with the nearest valid ones', async () => {
  const refused = await add('CH-100-G45', 25)
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'quantity_off_step',
      message: expect.stringContaining('Nearest: 20 or 30.'),
      key: 'reply.offStepBetween',
      values: expect.objectContaining({ quantity: '25', below: '20', above: '30' }),
      field: 'quantity',
      nearest: { below: 20, above: 30 },
    },
  ])
  expect(await quantities()).toEqual({})
  await add('CH-100-G45', 10)
  const id = await rowOf('CH-100-G45')
  await buyer.client.cart.increment({ params: { id } })
  expect(await quantities()).toEqual({ 'CH-100-G45': 20 })
  await buyer.client.cart.decrement({ params: { id } })
  await buyer.client.cart.decrement({ params: { id } })
  expect(await quantities()).toEqual({ 'CH-100-G45': 10 })
  expect(
    (await buyer.client.cart.setQuantity({ params: { id }, body: { quantity: 45 } })).status,
  ).toBe(422)
  await buyer.client.cart.setQuantity({ params: { id }, body: { quantity: 50_000 } })
  await buyer.client.cart.increment({ params: { id } })
  expect(await quantities()).toEqual({ 'CH-100-G45': 50_000 })
})

test('Scenario: adding twice is a conflict, and an update sets the quantity', async () => {
  expect((await add('PD-1', 2)).body).toMatchObject({ message: 'Item Added to Cart !!' })
  expect((await add('PD-1', 2)).status).toBe(409)
  const productId = await shop.variantId('PD-1')
  const updated = await buyer.client.cart.update({ params: { productId }, body: { quantity: 3 } })
  expect(updated.body).toMatchObject({ message: 'Quntity Updated Successfully !!' })
  expect(await quantities()).toEqual({ 'PD-1': 3 })
  await buyer.client.cart.update({ params: { productId }, body: { quantity: 3 } })
  expect(await quantities()).toEqual({ 'PD-1': 3 })
  const missing = await buyer.client.cart.updateVariant({
    params: { productId: await shop.variantId('CH-100-G45') },
    body: { quantity: 10 },
  })
  expect(missing.status).toBe(404)
})

test('Scenario: a quantity beyond the stock is accepted with the 45-day notice', async () => {
  expect((await add('PD-1', 9)).body).toMatchObject({
    message:
      'Item Added To Cart (This Product is out of stock. If you proceed, the entire order will ship within 45 days.)',
  })
})

test('Scenario: a table of sizes needs 5 pieces in total, all or nothing', async () => {
  const ids = await Promise.all(['RG-7-G6', 'RG-7-G7', 'RG-7-G8'].map((sku) => shop.variantId(sku)))
  const setTable = (...pieces: number[]) =>
    buyer.client.cart.updateMoreVariants({
      body: pieces.map((quantity, i) => ({ id: ids[i] ?? '', quantity })),
    })
  const few = await setTable(2, 2)
  expect([few.status, few.body]).toEqual([422, minimumAt('1.quantity')])
  expect(await quantities()).toEqual({})
  expect((await setTable(2, 2, 1)).body).toMatchObject({ message: 'Item Added To Cart !!' })
  expect((await setTable(1)).body).toEqual(minimumAt('0.quantity'))
  expect((await setTable(7)).body).toMatchObject({ message: 'Quntity Updated Successfully !!' })
  expect(await quantities()).toEqual({ 'RG-7-G6': 7, 'RG-7-G7': 2, 'RG-7-G8': 1 })
  const unknown = await buyer.client.cart.updateMoreVariants({
    body: [
      { id: ids[0] ?? '', quantity: 5 },
      { id: 'nobody', quantity: 5 },
    ],
  })
  expect(unknown.status).toBe(404)
  expect(await quantities()).toEqual({ 'RG-7-G6': 7, 'RG-7-G7': 2, 'RG-7-G8': 1 })
})

test('Scenario: a table removes rows by 0, one or all of them', async () => {
  const ids = await Promise.all(['RG-7-G6', 'RG-7-G7'].map((sku) => shop.variantId(sku)))
  const setTable = (...pieces: number[]) =>
    buyer.client.cart.updateMoreVariants({
      body: pieces.map((quantity, i) => ({ id: ids[i] ?? '', quantity })),
    })
  await setTable(5, 2)
  const out = await setTable(5, 0)
  expect(out.body).toMatchObject({ version: 2, removed: [expect.any(String)] })
  expect(await quantities()).toEqual({ 'RG-7-G6': 5 })
  expect((await setTable(5, 2)).body).toMatchObject({ message: 'Quntity Updated Successfully !!' })
  await setTable(0, 0)
  expect(await quantities()).toEqual({})
})

test('Scenario: lines add and set, all or nothing, and each refusal names its line', async () => {
  const [pendant, chain] = [await shop.variantId('PD-1'), await shop.variantId('CH-100-G45')]
  const send = (key: string, ...lines: [string, number, 'add' | 'set'][]) =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': `lines-key-${key}` },
      body: { lines: lines.map(([id, quantity, mode]) => ({ id, quantity, mode })) },
    })
  expect((await send('1', [pendant, 2, 'add'], [chain, 20, 'set'])).body).toMatchObject({
    message: 'Item Added To Cart !!',
    version: 1,
    totals: { rows: 2, quantity: 22 },
  })
  await send('2', [pendant, 3, 'add'], [chain, 10, 'add'])
  expect(await quantities()).toEqual({ 'PD-1': 5, 'CH-100-G45': 30 })
  const refused = await send('3', [pendant, 1, 'add'], [chain, 5, 'add'], ['nobody', 1, 'add'])
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({
      code: 'quantity_off_step',
      field: 'lines.1.quantity',
      issues: [
        expect.objectContaining({
          ...{ field: 'lines.1.quantity', message: expect.stringContaining('Nearest: 30 or 40.') },
          key: 'reply.offStepBetween',
        }),
        {
          ...{ field: 'lines.2.id', message: 'There is no variant nobody on sale.' },
          key: 'refusal.noVariant',
        },
      ],
    }),
  ])
  expect(await quantities()).toEqual({ 'PD-1': 5, 'CH-100-G45': 30 })
  await send('4', [chain, 0, 'set'])
  expect(await quantities()).toEqual({ 'PD-1': 5 })
})

test('Scenario: lines with the same key are applied once, also when sent repeatedly and concurrently', async () => {
  const id = await shop.variantId('PD-1')
  const send = () =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': 'lines-once' },
      body: { lines: [{ id, quantity: 2, mode: 'add' }] },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await quantities()).toEqual({ 'PD-1': 2 })
})

test('Scenario: repeated lines from an earlier version of the shop get its message again', async () => {
  const id = await shop.variantId('PD-1')
  const send = () =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': 'lines-earlier' },
      body: { lines: [{ id, quantity: 2, mode: 'add' }] },
    })
  await send()
  const message = 'Item Added to the Cart'
  await shop.db
    .updateTable('cart_request')
    .set({ message })
    .where('key', '=', 'lines-earlier')
    .execute()
  const { body } = await send()
  expect('cartData' in body && [body.message, body.key]).toEqual([message, undefined])
})

test('Scenario: lines with a used key get the same answer again, and other lines are refused', async () => {
  const id = await shop.variantId('PD-1')
  const send = (quantity: number) =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': 'lines-used' },
      body: { lines: [{ id, quantity, mode: 'add' }] },
    })
  const first = await send(2)
  if (!('cartData' in first.body)) throw new Error(first.body.message)
  const again = await send(2)
  expect([again.status, again.body]).toEqual([200, { ...first.body, version: 2 }])
  const other = await send(3)
  expect([other.status, other.body]).toEqual([
    409,
    {
      code: 'idempotency_mismatch',
      message: 'This Idempotency-Key was used for other lines; send a new one.',
      key: 'refusal.changeResent',
      field: 'idempotency-key',
    },
  ])
  expect(await quantities()).toEqual({ 'PD-1': 2 })
})

test('Scenario: lines may remove a row of a table that is then below its minimum; an edit of the table may not', async () => {
  const [first, second] = [await shop.variantId('RG-7-G6'), await shop.variantId('RG-7-G7')]
  await buyer.client.cart.updateMoreVariants({
    body: [
      { id: first, quantity: 3 },
      { id: second, quantity: 2 },
    ],
  })
  const edit = await buyer.client.cart.updateMoreVariants({ body: [{ id: first, quantity: 0 }] })
  expect([edit.status, edit.body]).toEqual([422, minimumAt('0.quantity')])
  const lines = await buyer.client.cart.lines({
    headers: { 'idempotency-key': 'lines-undercut' },
    body: { lines: [{ id: first, quantity: 0, mode: 'set' }] },
  })
  expect([lines.status, await quantities()]).toEqual([200, { 'RG-7-G7': 2 }])
})

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

test('Scenario: an edit may not leave 1 to 4 pieces of a table; removing may', async () => {
  await buyer.client.cart.updateMoreVariants({
    body: [
      { id: await shop.variantId('RG-7-G6'), quantity: 3 },
      { id: await shop.variantId('RG-7-G7'), quantity: 2 },
    ],
  })
  const params = { id: await rowOf('RG-7-G6') }
  expect((await buyer.client.cart.decrement({ params })).body).toEqual(minimum)
  expect((await buyer.client.cart.setQuantity({ params, body: { quantity: 2 } })).body).toEqual(
    minimum,
  )
  expect(await quantities()).toEqual({ 'RG-7-G6': 3, 'RG-7-G7': 2 })
  const removed = await buyer.client.cart.removeRow({ params: { rowId: params.id } })
  expect(removed.body).toMatchObject({ ok: true })
  expect(await quantities()).toEqual({ 'RG-7-G7': 2 })
  await buyer.client.cart.removeMany({ body: { ids: [await rowOf('RG-7-G7')] } })
  expect(await quantities()).toEqual({})
})

test('Scenario: the rows of one product are found by its slug', async () => {
  await add('PD-1', 1)
  await add('CH-100-R45', 10)
  const { body } = await buyer.client.cart.bySlug({ body: { slug: 'rope-chain' } })
  expect('cartData' in body && body.cartData.map((row) => row.cart.sku)).toEqual(['CH-100-R45'])
})

test.each(['-1', '0', '1.5', '"5"', '1e9', '2147483647', 'NaN', 'null'])(
  'a quantity of %s is refused with a Problem and moves nothing',
  async (quantity) => {
    const productId = await shop.variantId('PD-1')
    const response = await fetch(`${shop.origin}/api/cart/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
      body: `{"productId":"${productId}","quantity":${quantity}}`,
    })
    expect([400, 422]).toContain(response.status)
    expect(await response.json()).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
    })
    expect(await quantities()).toEqual({})
  },
)

test('Scenario: 50 increments at once from two tabs all count', async () => {
  await add('PD-1', 1)
  const id = await rowOf('PD-1')
  await Promise.all(
    Array.from({ length: 50 }, () => buyer.client.cart.increment({ params: { id } })),
  )
  expect(await quantities()).toEqual({ 'PD-1': 51 })
})

test('Scenario: a table of 600 sizes goes in as one add', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  await writer.putProduct(largeProduct('long-table', 'moreCombination', [600]))
  const { body: product } = await buyer.client.catalogue.product({ params: { slug: 'long-table' } })
  if (!('moreVariants' in product)) throw new Error(product.message)
  const { status } = await buyer.client.cart.updateMoreVariants({
    body: product.moreVariants.map(({ productId }) => ({ id: productId, quantity: 2 })),
  })
  expect([status, (await cart()).length]).toEqual([200, 600])
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
