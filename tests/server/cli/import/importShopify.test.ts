import { expect, test } from 'vitest'
import { Product } from '../../../../src/contracts/catalogue/product.ts'
import { type Cells, csv, openShop, plain } from './shopify.ts'

const chain = (length: string, cells: Cells = {}): Cells => ({
  Handle: 'box-chain',
  'Option1 Value': 'Gold',
  'Option2 Value': length,
  'Variant SKU': `BC-${length}`,
  'Variant Price': '90',
  'Variant Inventory Qty': '40',
  ...cells,
})
const chainFirst = chain('40 cm', {
  Title: 'Box chain',
  Type: 'Metals > Silver 92.5 > Chains',
  Tags: 'chain, box , chain',
  'Option1 Name': 'Colour',
  'Option2 Name': 'Length',
  'Image Src': 'https://cdn.example.com/b.jpg',
  'Image Position': '2',
})

test('Scenario: a product without options becomes a directly sold one, to the paisa and the milligram', async () => {
  const shop = await openShop()
  const report = await shop.run(
    csv(plain('ring', { 'Cost per item': '600.1', 'Variant Grams': '1.005' })),
  )
  expect(report).toEqual({
    dryRun: false,
    rows: { read: 1, taken: 1, refused: 0 },
    products: { created: 1, updated: 0, unchanged: 0, refused: 0 },
    refusals: [],
    repairs: [],
  })
  expect(await shop.engine.db.selectFrom('variant').selectAll().execute()).toMatchObject([
    {
      sku: 'SKU-ring',
      sell_price: 125050,
      offer_price: 0,
      cost_price: 60010,
      weight: 1005,
      stock: 7,
    },
  ])
  expect(await shop.product('ring')).toMatchObject({ directly: true, title: { en: 'The ring' } })
})

test('Scenario: options become levels, picture rows pictures, the type a path of categories', async () => {
  const shop = await openShop()
  const report = await shop.run(
    csv(
      chainFirst,
      chain('45 cm', { 'Variant Compare At Price': '120', 'Variant Inventory Qty': '0' }),
      { Handle: 'box-chain', 'Image Src': '//cdn.example.com/a.jpg', 'Image Position': '1' },
    ),
  )
  expect(report.rows).toEqual({ read: 3, taken: 3, refused: 0 })
  const product = Product.parse(await shop.product('box-chain'))
  expect(product).toMatchObject({
    isCombination: true,
    keywords: '["chain","box"]',
    category: [{ slug: 'metals_silver-92.5_chains', name: { en: 'Chains' } }],
    imageUrl_thum: ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/b.jpg'],
    quantityRule: { minimum: 10, step: 10 },
  })
  expect(
    product.attributes.map(({ name, variants }) => [name.en, variants.map((v) => v.name.en)]),
  ).toEqual([
    ['Colour', ['Gold']],
    ['Length', ['40 cm', '45 cm']],
  ])
  expect(product.variants).toMatchObject([
    { sku: 'BC-40 cm', sellPrice: 90, offerPrice: 0, stock: 40 },
    { sku: 'BC-45 cm', sellPrice: 120, offerPrice: 90, stock: 0 },
  ])
})

test('Scenario: a variant has the picture of its row, or no picture of its own', async () => {
  const shop = await openShop()
  const own = 'https://cdn.example.com/45.jpg'
  const rows = [
    chainFirst,
    chain('45 cm', { 'Variant Image': own }),
    chain('50 cm', { 'Variant Image': '50.jpg' }),
  ]
  expect((await shop.run(csv(...rows))).repairs).toMatchObject([{ field: 'Variant Image' }])
  const product = Product.parse(await shop.product('box-chain'))
  expect([product.imageUrl_thum, product.variants.map(({ image }) => image)]).toEqual([
    ['https://cdn.example.com/b.jpg', own],
    [undefined, own, undefined],
  ])
  expect((await shop.run(csv(...rows))).products).toMatchObject({ unchanged: 1 })
  // The picture is removed.
  expect((await shop.run(csv(chainFirst, chain('45 cm')))).products).toMatchObject({ updated: 1 })
  expect(Product.parse(await shop.product('box-chain')).variants[1]).not.toHaveProperty('image')
})

test('Scenario: the newer column names have the same meaning', async () => {
  const shop = await openShop()
  const text =
    '\ufeffTitle,URL handle,Description,Product category,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL\n' +
    'Bangle,bangle,<p>Fine</p>,Apparel & Accessories > Jewelry > Bangles,TRUE,Active,BG-1,Title,Default Title,880.0,,3,10.53,https://cdn.example.com/b.jpg\n'
  expect((await shop.run(text)).products.created).toBe(1)
  expect(await shop.product('bangle')).toMatchObject({
    category: [{ slug: 'bangles' }],
    description: { en: '<p>Fine</p>' },
    variants: [{ sku: 'BG-1', sellPrice: 880, weight: 10.53, stock: 3 }],
  })
})

test('Scenario: the same file a second time changes nothing, a changed price updates its product', async () => {
  const shop = await openShop()
  const rows = [
    chainFirst,
    chain('45 cm'),
    plain('a', { 'Variant SKU': '' }),
    plain('b', { 'Variant SKU': 'BC-45 cm' }),
  ]
  const first = await shop.run(csv(...rows))
  expect(first.products).toEqual({ created: 3, updated: 0, unchanged: 0, refused: 0 })
  const second = await shop.run(csv(...rows))
  expect(second).toEqual({
    ...first,
    products: { created: 0, updated: 0, unchanged: 3, refused: 0 },
  })
  const third = await shop.run(csv(...rows, plain('c')).replace('1250.50', '99'))
  expect(third.products).toEqual({ created: 1, updated: 1, unchanged: 2, refused: 0 })
})

test('Scenario: a dry run reports what the import would do, and writes nothing', async () => {
  const shop = await openShop()
  const text = csv(
    chainFirst,
    chain('45 cm'),
    plain('a', { 'Variant SKU': '' }),
    plain('b', { Title: '' }),
  )
  const dry = await shop.run(text, { dryRun: true })
  const tables = ['product', 'category', 'attribute', 'variant', 'listing'] as const
  for (const table of tables)
    expect(await shop.engine.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  expect(await shop.run(text)).toEqual({ ...dry, dryRun: false })
})

test('Scenario: non-consecutive rows of a handle are merged and reported', async () => {
  const shop = await openShop()
  const text = csv(chainFirst, plain('ring'), chain('45 cm'))
  const report = await shop.run(text)
  expect(report.rows).toEqual({ read: 3, taken: 3, refused: 0 })
  expect(report.repairs).toMatchObject([{ lines: [2, 4], handle: 'box-chain' }])
  expect((await shop.product('box-chain'))?.variants).toHaveLength(2)
  expect((await shop.run(text)).products.unchanged).toBe(2)
})

test('Scenario: products that Shopify hides are not for sale', async () => {
  const shop = await openShop()
  await shop.run(
    csv(
      plain('shown', { Status: 'Active', Published: 'true' }),
      plain('unpublished', { Status: 'active', Published: 'FALSE' }),
      plain('drafted', { Status: 'draft' }),
      plain('gone', { Status: 'archived' }),
    ),
  )
  const rows = await shop.engine.db.selectFrom('product').select(['slug', 'status']).execute()
  expect(Object.fromEntries(rows.map(({ slug, status }) => [slug, status]))).toEqual({
    shown: 'active',
    unpublished: 'draft',
    drafted: 'draft',
    gone: 'archived',
  })
})

test('Scenario: scripts and handlers in a description do not reach the shop', async () => {
  const shop = await openShop()
  const body =
    '<p onclick="steal()">Hand\nmade</p><script>steal()</script><img src=x onerror=steal()>'
  await shop.run(csv(plain('ring', { 'Body (HTML)': body })))
  expect((await shop.product('ring'))?.description).toEqual({ en: '<p>Hand\nmade</p>' })
})

test('Scenario: a file in dollars is converted exactly at the given rate', async () => {
  const shop = await openShop()
  await shop.run(csv(plain('ring', { 'Variant Price': '0.35' })), { rate: shop.rate('84.3') })
  expect((await shop.product('ring'))?.variants).toMatchObject([{ sellPrice: 29.51 }])
})

test('Scenario: an existing category is found by its name in any language, singular or plural', async () => {
  const shop = await openShop()
  await shop.run(
    csv(plain('a', { Type: 'RING' }), plain('b', { Type: 'Rings' }), plain('c', { Type: '' })),
  )
  const rows = await shop.engine.db
    .selectFrom('category')
    .select('slug')
    .orderBy('position')
    .execute()
  expect(rows.map(({ slug }) => slug)).toEqual(['ring', 'other'])
})
