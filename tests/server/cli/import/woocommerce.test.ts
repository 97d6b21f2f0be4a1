import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Product, ProductCard } from '../../../../src/contracts/catalogue/product.ts'
import { chain, csv, open, simple, variation } from './woocommerce.ts'

test('Scenario: a simple product is sold directly, with its offer, weight, pictures and texts', async () => {
  const shop = await open()
  const text = csv(
    simple('Moon ring', {
      'Is featured?': '1',
      'Sale price': '18.5',
      'Weight (kg)': '0.0041',
      'Short description': 'Small',
      Description: '<p onclick="x()">Fine\\nsilver<script>x</script></p>',
      Tags: 'moon, night',
      Images: 'https://cdn.example.com/a.jpg, http://cdn.example.com/b.jpg',
      'Attribute 1 name': 'Stone',
      'Attribute 1 value(s)': 'Onyx',
    }),
  )
  const report = await shop.run(text)
  expect(report).toMatchObject({
    rows: { read: 1, taken: 1, refused: 0 },
    repairs: [{ lines: [2], field: 'Images', reason: expect.stringContaining('https://') }],
  })
  expect(Product.parse(await shop.product('moon-ring'))).toMatchObject({
    directly: true,
    title: { en: 'Moon ring' },
    description: { en: '<p>Small</p>\n<p>Fine\nsilver</p>' },
    keywords: '["moon","night","Onyx"]',
    imageUrl_thum: ['https://cdn.example.com/a.jpg'],
    category: [{ slug: 'rings' }],
    variants: [{ sku: 'S-Moon ring', sellPrice: 20, offerPrice: 18.5, weight: 4.1, stock: 5 }],
  })
  expect(await shop.run(text)).toEqual({
    ...report,
    products: { created: 0, updated: 0, unchanged: 1, refused: 0 },
  })
})

test('Scenario: a variation has the first of its pictures; the product has all of them', async () => {
  const shop = await open()
  const at = (name: string) => `https://cdn.example.com/${name}.jpg`
  await shop.run(
    csv(
      { ...chain, Images: at('chain') },
      variation('CH-40', { Images: `${at('40')}, ${at('clasp')}` }),
      variation('CH-45', { 'Attribute 2 value(s)': '45 cm' }),
    ),
  )
  const product = Product.parse(await shop.product('box-chain'))
  expect([product.imageUrl_thum, product.variants.map(({ sku, image }) => [sku, image])]).toEqual([
    [at('chain'), at('40'), at('clasp')],
    [
      ['CH-40', at('40')],
      ['CH-45', undefined],
    ],
  ])
})

test('Scenario: variations are assigned to their product by SKU or id, in any order of rows', async () => {
  const shop = await open()
  const text = csv(
    variation('CH-G40', { Parent: 'id:7' }),
    simple('Between'),
    chain,
    variation('CH-R45', {
      'Attribute 1 value(s)': 'rhodium',
      'Attribute 2 value(s)': '45 cm',
      'Weight (kg)': '0.02',
    }),
  )
  const dry = await shop.run(text, { dryRun: true })
  const report = await shop.run(text)
  expect(report).toEqual({ ...dry, dryRun: false })
  expect(report).toMatchObject({ rows: { taken: 4, refused: 0 }, products: { created: 2 } })
  const product = Product.parse(await shop.product('box-chain'))
  expect(product.category.map(({ slug }) => slug)).toEqual(['metals_silver-92.5_chains', 'gifts'])
  expect(
    product.attributes.map(({ name, variants }) => [name.en, variants.map((each) => each.name.en)]),
  ).toEqual([
    ['Colour', ['Rhodium', 'Gold']],
    ['Length', ['40 cm', '45 cm']],
  ])
  expect(product.variants).toMatchObject([
    { sku: 'CH-G40', weight: 12.5, stock: 10 },
    { sku: 'CH-R45', weight: 20, stock: 10 },
  ])
})

test('Scenario: a variation with an open value stands for each value; its stock is counted once', async () => {
  const shop = await open()
  const report = await shop.run(
    csv(
      chain,
      variation('CH-G', { 'Attribute 2 value(s)': '' }),
      variation('CH-G45', { 'Attribute 2 value(s)': '45 cm', 'Regular price': '95' }),
      variation('CH-R', { 'Attribute 1 value(s)': 'Rhodium', 'Attribute 2 value(s)': '' }),
    ),
  )
  expect(report.rows).toEqual({ read: 4, taken: 4, refused: 0 })
  expect(Product.parse(await shop.product('box-chain')).variants).toMatchObject([
    { sku: 'CH-G45', sellPrice: 95, stock: 10 },
    { sku: 'CH-G-40-cm', sellPrice: 90, stock: 10 },
    { sku: 'CH-R-40-cm', stock: 10 },
    { sku: 'CH-R-45-cm', stock: 0 },
  ])
  expect(report.repairs.map(({ lines, reason }) => [lines, reason])).toContainEqual([
    [3],
    '“Length” is empty, that is any: taken as 40 cm, 45 cm',
  ])
})

test('Scenario: unsupported and invalid rows are refused with line, column and reason', async () => {
  const shop = await open()
  const report = await shop.run(
    csv(
      simple('Set', { Type: 'grouped' }),
      simple('Elsewhere', { Type: 'external' }),
      simple('Odd', { Type: 'bundle' }),
      simple('No price', { 'Regular price': '' }),
      simple('Bad price', { 'Regular price': '₹20' }),
      simple('', { SKU: 'nameless' }),
      simple('Odd state', { Published: 'yes' }),
      variation('LOST', { Parent: 'NOBODY' }),
      chain,
      variation('CH-1'),
      variation('CH-2'),
      variation('CH-3', { Published: '0', 'Attribute 1 value(s)': 'Rhodium' }),
      simple('Draft', { Published: '-1' }),
      simple('Hidden', { 'Visibility in catalog': 'hidden' }),
    ),
  )
  expect(report.rows).toEqual({ read: 14, taken: 4, refused: 10 })
  expect(report.refusals.map(({ lines, field }) => [lines[0], field])).toEqual([
    [2, 'Type'],
    [3, 'Type'],
    [4, 'Type'],
    [5, 'Regular price'],
    [6, 'Regular price'],
    [7, 'Name'],
    [8, 'Published'],
    [9, 'Parent'],
    [12, 'Type'],
    [13, 'Published'],
  ])
  expect(report.refusals[8]?.reason).toBe('has the same values as line 11')
  const rows = await shop.engine.db
    .selectFrom('product')
    .select(['slug', 'status'])
    .orderBy('slug')
    .execute()
  expect(rows).toEqual([
    { slug: 'box-chain', status: 'active' },
    { slug: 'draft', status: 'draft' },
    { slug: 'hidden', status: 'draft' },
  ])
})

test('Scenario: sales apply between their dates; weights are in the unit of the file or the option', async () => {
  const shop = await open()
  const onSale = { 'Sale price': '10', 'Weight (kg)': '2' }
  const text = csv(
    simple('Now', { ...onSale, 'Date sale price ends': '2026-11-21' }),
    simple('Past', { ...onSale, 'Date sale price ends': '2026-11-20' }),
    simple('Future', { ...onSale, 'Date sale price starts': '2026-11-22' }),
    simple('Now', { SKU: 'other' }),
  )
  await shop.run(text)
  const offers = async (slug: string) => (await shop.product(slug))?.variants[0]
  expect(await offers('now')).toMatchObject({ offerPrice: 10, weight: 2000 })
  expect(await offers('past')).toMatchObject({ offerPrice: 0 })
  expect(await offers('future')).toMatchObject({ offerPrice: 0 })
  expect(await offers('now-other')).toMatchObject({ sku: 'other' })
  await shop.run(text, { weightUnit: 'g' })
  expect(await offers('now')).toMatchObject({ weight: 2 })
  await shop.run(text.replace('Weight (kg)', 'Weight (lbs)'))
  expect(await offers('now')).toMatchObject({ weight: 907.185 })
})

const data = fileURLToPath(
  new URL('../../../../../shared/data/woocommerce-sample/', import.meta.url),
)
const skips = existsSync(data) ? '' : ' (skipped: ../shared/data/woocommerce-sample is not there)'
const files: [string, { read: number; refused: number; products: number }][] = [
  ['classic-commerce_sample_products.csv', { read: 24, refused: 2, products: 13 }],
  ['importer_test_sample.csv', { read: 7, refused: 2, products: 3 }],
]
for (const [file, { read, refused, products }] of files)
  test.skipIf(skips !== '')(`Scenario: ${file} comes in, twice the same${skips}`, async () => {
    const shop = await open()
    const run = () => shop.run('', { open: () => createReadStream(data + file) })
    const first = await run()
    expect(first.rows).toEqual({ read, taken: read - refused, refused })
    expect(first.products.created).toBe(products)
    const stored = await shop.engine.db
      .selectFrom('product')
      .select(['card_json', 'detail_json'])
      .execute()
    for (const { card_json, detail_json } of stored) {
      ProductCard.parse(JSON.parse(card_json))
      Product.parse(JSON.parse(detail_json))
    }
    expect(await run()).toEqual({
      ...first,
      products: { created: 0, updated: 0, unchanged: products, refused: 0 },
    })
  })
