import { expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { largeProduct } from '../../bench/largeProduct.ts'
import { add, buyer, cart, minimumAt, quantities, rowOf, shop, useCartShop } from './cartShop.ts'

useCartShop()

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
