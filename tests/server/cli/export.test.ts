import { createReadStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { exportAlma } from '../../../server/cli/export/alma.ts'
import { exportCsv } from '../../../server/cli/export/csv.ts'
import { importAlma } from '../../../server/cli/import/alma/importAlma.ts'
import { importShopify } from '../../../server/cli/import/shopify/importShopify.ts'
import { fillDemo } from '../../../server/demo/fill.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { toLine } from '../../../src/domain/shell/csvLine.ts'
import { categories, chain, pendant, ring } from '../../support/fixture.ts'

const emptyShop = async () => {
  const engine = openSqlite(':memory:')
  await migrate(engine)
  return engine
}

/** Every status, all three modes, several languages, an offer, cost prices, and created at different times. */
const fixtureShop = async () => {
  const engine = await emptyShop()
  let time = 1000
  const writer = createCatalogueWriter(engine, () => time)
  await writer.putCategories(categories)
  for (const product of [
    { ...ring, status: 'draft' as const },
    { ...chain, keywords: ['=1+1', 'rope'] },
    // Spells an attribute and a value differently from the first product.
    {
      ...chain,
      slug: 'loud-chain',
      levels: [
        { key: 'Finish', name: { en: 'FINISH' }, values: [{ key: 'Gold', name: { en: 'GOLD' } }] },
      ],
      variants: [
        { ...chain.variants[0], sku: 'LOUD', values: ['Gold'], image: '/media/loud-gold.svg' },
      ] as const,
    },
    { ...pendant, status: 'archived' as const, title: { en: '-1 "moon"', hi: 'चाँद' } },
  ]) {
    time += 1000
    await writer.putProduct(product)
  }
  return engine
}

const textOf = async (lines: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const line of lines) text += line
  return text
}

const importText = (engine: Engine, text: string, dryRun = false) =>
  importAlma({ open: () => Readable.from([text]), engine, now: () => 5, dryRun })

/** All rows of the catalogue without versions. */
const dump = async ({ db }: Engine) =>
  Promise.all(
    (
      [
        ...['category', 'attribute', 'attribute_value', 'product', 'product_category'],
        ...['product_attribute', 'variant', 'variant_value', 'listing'],
      ] as ('product' | 'listing')[]
    ).map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return rows
        .map((row) => JSON.stringify(row, (key, value) => (key === 'version' ? undefined : value)))
        .sort()
    }),
  )

const olt = fileURLToPath(
  new URL('../../../../shared/data/shopify-real-olt/products_export_1.csv', import.meta.url),
)
const shops: [string, () => Promise<Engine>, boolean][] = [
  ['a shop of every mode and status', fixtureShop, false],
  [
    'the demo',
    async () => {
      const engine = await emptyShop()
      await fillDemo(engine, { now: 7000 })
      return engine
    },
    false,
  ],
  [
    `a real jeweller's 894 products${existsSync(olt) ? '' : ' (skipped: ../shared/data is not there)'}`,
    async () => {
      const engine = await emptyShop()
      await importShopify({ open: () => createReadStream(olt), engine, now: () => 9000 })
      return engine
    },
    !existsSync(olt),
  ],
]

for (const [name, open, isSkipped] of shops)
  test.skipIf(isSkipped)(
    `Scenario: ${name}: its own export changes nothing, and makes an empty shop the same to the byte`,
    async () => {
      const shop = await open()
      const before = await dump(shop)
      const text = await textOf(exportAlma(shop.db))
      const again = await importText(shop, text)
      const { products, rows } = again
      expect([products.created, products.updated, products.refused, rows.refused]).toEqual([
        0, 0, 0, 0,
      ])
      expect(await dump(shop)).toEqual(before)
      expect(await textOf(exportAlma(shop.db))).toBe(text)

      const copy = await emptyShop()
      const dry = await importText(copy, text, true)
      expect(await textOf(exportAlma(copy.db))).toBe('{"alma":"catalogue","version":1}\n')
      const report = await importText(copy, text)
      expect(report).toEqual({ ...dry, dryRun: false })
      expect(report.rows.refused).toBe(0)
      expect(await textOf(exportAlma(copy.db))).toBe(text)
    },
    60_000,
  )

test('Scenario: a refused line is in the report, the others are imported', async () => {
  const source = await fixtureShop()
  const lines = (await textOf(exportAlma(source.db))).trimEnd().split('\n')
  const product = lines.findIndex((line) => line.includes('"slug":"rope-chain"'))
  const broken = [
    ...lines.slice(0, product),
    'not JSON',
    '{"shoe":{}}',
    lines[product]?.replace('"mode":"isCombination"', '"mode":"odd"'),
    lines[product]?.replace('"stock":', '"costs":1,"stock":'),
    lines[product]?.replace('"metals_silver-92.5_chains"', '"nowhere"'),
    ...lines.slice(product + 1),
    '{"category":{"slug":"late","parentSlug":null,"name":{"en":"Late"}}}',
  ].join('\n')
  const report = await importText(await emptyShop(), broken)
  expect(report.refusals.map(({ lines: [line], field }) => [(line ?? 0) - product, field])).toEqual(
    [
      [1, 'JSON'],
      [2, 'line'],
      [3, 'mode'],
      [4, 'variants.0'],
      [5, 'categorySlugs'],
      [broken.split('\n').length - product, 'category'],
    ],
  )
  expect(report.products).toEqual({ created: 3, updated: 0, unchanged: 0, refused: 3 })
  await expect(importText(source, 'Handle,Title\na,b\n')).rejects.toThrow(/not a native catalogue/)
  await expect(importText(source, '')).rejects.toThrow('the file is empty')
  const endless = `${broken.split('\n')[0]}\n${'x'.repeat(17 * 2 ** 20)}`
  await expect(importText(source, endless)).rejects.toThrow('line 2 is longer than 16 MB')
  await expect(
    importAlma({ open: () => createReadStream('/nowhere'), engine: source, now: () => 5 }),
  ).rejects.toThrow(/ENOENT/)
})

test('Scenario: a category or an attribute renamed in the file is renamed in every product', async () => {
  const shop = await fixtureShop()
  const text = await textOf(exportAlma(shop.db))
  const [first = ''] = text.split('\n')
  await importText(
    shop,
    `${first}\n{"category":{"slug":"rings","parentSlug":null,"name":{"en":"Bands"}}}\n`,
  )
  const { detail_json } = await shop.db
    .selectFrom('product')
    .select('detail_json')
    .where('slug', '=', 'band-ring')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(detail_json).category).toMatchObject([{ name: { en: 'Bands' } }])
})

test('Scenario: the spreadsheet has a row per variant, and no formulas', async () => {
  const shop = await fixtureShop()
  const rows = parse<Record<string, string>>(await textOf(exportCsv(shop.db)), { columns: true })
  expect(rows).toHaveLength(9)
  expect(rows.find((row) => row.SKU === 'CH-100-G45')).toMatchObject({
    Product: 'rope-chain',
    Title: 'Rope chain',
    Options: 'Finish: Gold / Length: 45 cm',
    'Sell price (INR)': '250.50',
    'Offer price (INR)': '200.25',
    'Cost price (INR)': '40.00',
    'Weight (g)': '12.340',
    Stock: '50',
    Categories: 'Metals > Silver 92.5 > Chains',
    Keywords: "'=1+1, rope",
  })
  expect(rows.find((row) => row.SKU === 'PD-1')?.Title).toBe(`'-1 "moon"`)
  expect(toLine(['=1', '+1', '-1', '@a', '\tb', '\rc', 'a=1', '"', 'x,y'])).toBe(
    `'=1,'+1,'-1,'@a,'\tb,"'\rc",a=1,"""","x,y"\r\n`,
  )
})
