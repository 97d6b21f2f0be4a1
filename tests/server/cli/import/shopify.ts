import { Readable } from 'node:stream'
import { parseDecimal } from '../../../../server/cli/import/parts/decimal.ts'
import {
  importShopify,
  type ShopifyImport,
} from '../../../../server/cli/import/shopify/importShopify.ts'
import { migrate } from '../../../../server/opening/migrate.ts'
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts'
import type { Product } from '../../../../src/contracts/catalogue/product.ts'

const header = [
  ...['Handle', 'Title', 'Body (HTML)', 'Type', 'Tags', 'Published', 'Status'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name'],
  ...['Option3 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Qty', 'Variant Price'],
  ...['Variant Compare At Price', 'Cost per item', 'Image Src', 'Image Position', 'Variant Image'],
] as const

export type Cells = Partial<Record<(typeof header)[number], string>>

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A Shopify product CSV with these rows. Row 0 is on line 2 if no field has a line break. */
export const csv = (...rows: Cells[]): string =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
    .map((fields) => `${fields.map(quoted).join(',')}\n`)
    .join('')

/** A valid product with one variant. */
export const plain = (handle: string, cells: Cells = {}): Cells => ({
  Handle: handle,
  Title: `The ${handle}`,
  Type: 'Rings',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': `SKU-${handle}`,
  'Variant Grams': '4.1',
  'Variant Inventory Qty': '7',
  'Variant Price': '1250.50',
  ...cells,
})

/** A text as the source of a file. */
const chunksOf = (text: string): Buffer[] => {
  const bytes = Buffer.from(text)
  const size = 65_536
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  )
}

/** Imports a text into an empty shop in memory. */
export const openShop = async () => {
  const engine = openSqlite(':memory:')
  await migrate(engine)
  const product = async (slug: string): Promise<Product | undefined> => {
    const row = await engine.db
      .selectFrom('product')
      .select('detail_json')
      .where('slug', '=', slug)
      .executeTakeFirst()
    return row && (JSON.parse(row.detail_json) as Product)
  }
  const run = (text: string, options: Partial<ShopifyImport> = {}) =>
    importShopify({ open: () => Readable.from(chunksOf(text)), engine, now: () => 1, ...options })
  return { engine, product, run, rate: (text: string) => parseDecimal(text) as never }
}
