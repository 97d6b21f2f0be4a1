import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Product, ProductCard } from '../../../../src/contracts/catalogue/product.ts'
import { openShop } from './shopify.ts'

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))
const absent = (file: string) => !existsSync(data + file)
const note = (file: string) =>
  absent(file) ? ` (skipped: ../shared/data/${file} is not there)` : ''

const files: [string, { rows: number; products: number }][] = [
  ['shopify-real-olt/products_export_1.csv', { rows: 6006, products: 894 }],
  ['shopify-product-csvs/jewelery.csv', { rows: 41, products: 20 }],
  ['shopify-real-bgjewels/shopify_products.csv', { rows: 1067, products: 1067 }],
]

for (const [file, { rows, products }] of files)
  test.skipIf(absent(file))(
    `Scenario: ${file} comes in whole, twice the same${note(file)}`,
    async () => {
      const shop = await openShop()
      const run = () => shop.run('', { open: () => createReadStream(data + file) })
      const first = await run()
      expect(first.rows).toEqual({ read: rows, taken: rows, refused: 0 })
      expect(first.products).toEqual({ created: products, updated: 0, unchanged: 0, refused: 0 })
      const stored = await shop.engine.db
        .selectFrom('product')
        .select(['card_json', 'detail_json'])
        .execute()
      for (const { card_json, detail_json } of stored) {
        ProductCard.parse(JSON.parse(card_json))
        const { description } = Product.parse(JSON.parse(detail_json))
        expect(description.en ?? '').not.toMatch(/<script|<style|<iframe|\son\w+=/i)
      }
      const second = await run()
      expect(second).toEqual({
        ...first,
        products: { created: 0, updated: 0, unchanged: products, refused: 0 },
      })
    },
    30_000,
  )

const olt = 'shopify-real-olt/products_export_1.csv'
test.skipIf(absent(olt))(
  `The known faults of ${olt} are all reported${note(olt)}`,
  async () => {
    const shop = await openShop()
    const { repairs } = await shop.run('', {
      open: () => createReadStream(data + olt),
      dryRun: true,
    })
    const count = (reason: RegExp) =>
      repairs.filter((finding) => reason.test(finding.reason)).length
    expect({
      negativeStock: count(/is negative/),
      emptySku: count(/^is empty/),
      apostrophe: count(/apostrophe/),
    }).toEqual({ negativeStock: 118, emptySku: 645, apostrophe: 158 })
  },
  30_000,
)
