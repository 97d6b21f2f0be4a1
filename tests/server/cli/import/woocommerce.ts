import { Readable } from 'node:stream'
import {
  importWooCommerce,
  type WooCommerceImport,
} from '../../../../server/cli/import/woocommerce/importWooCommerce.ts'
import { openShop } from './shopify.ts'

const header = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends'],
  ...['In stock?', 'Stock', 'Weight (kg)', 'Sale price', 'Regular price', 'Categories', 'Tags'],
  ...['Images', 'Parent', 'Position', 'Attribute 1 name', 'Attribute 1 value(s)'],
  ...['Attribute 2 name', 'Attribute 2 value(s)'],
] as const
type Cells = Partial<Record<(typeof header)[number], string>>

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
export const csv = (...rows: Cells[]) =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
    .map((fields) => `${fields.map(quoted).join(',')}\n`)
    .join('')

export const simple = (name: string, cells: Cells = {}): Cells => ({
  Type: 'simple',
  SKU: `S-${name}`,
  Name: name,
  Published: '1',
  Stock: '5',
  'Regular price': '20',
  Categories: 'Rings',
  ...cells,
})
export const variation = (sku: string, cells: Cells = {}): Cells => ({
  Type: 'variation',
  SKU: sku,
  Parent: 'CH',
  Stock: '10',
  'Regular price': '90',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Gold',
  'Attribute 2 name': 'Length',
  'Attribute 2 value(s)': '40 cm',
  ...cells,
})
export const chain: Cells = {
  ID: '7',
  Type: 'variable',
  SKU: 'CH',
  Name: 'Box chain',
  Categories: 'Metals, Metals > Silver 92.5 > Chains, Gifts',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Rhodium, Gold',
  'Attribute 2 name': 'Length',
  'Attribute 2 value(s)': '40 cm, 45 cm',
  'Weight (kg)': '0.0125',
}

export const open = async () => {
  const shop = await openShop()
  const run = (text: string, options: Partial<WooCommerceImport> = {}) =>
    importWooCommerce({
      open: () => Readable.from([text]),
      engine: shop.engine,
      now: () => Date.UTC(2026, 10, 21),
      ...options,
    })
  return { ...shop, run }
}
