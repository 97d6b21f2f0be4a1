import papa from 'papaparse'
import { expect, test } from 'vitest'
import {
  type ResaleProduct,
  type ResaleVariant,
  retailPrice,
} from '../../../src/domain/orders/resale/resale.ts'
import { shopifyCsv } from '../../../src/domain/orders/resale/shopifyCsv.ts'
import { wooCsv } from '../../../src/domain/orders/resale/wooCsv.ts'

/** The rows of a file, each without its empty cells. */
const rowsIn = (csv: string) =>
  papa
    .parse<Readonly<Record<string, string>>>(csv, { header: true, skipEmptyLines: true })
    .data.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))

const variant = (n: number, changes: Partial<ResaleVariant> = {}): ResaleVariant => ({
  ...{ sku: `CH01-${n}`, values: ['Gold', `${40 + n} cm`], price: 12_300 + n },
  ...{ weight: 3_250, quantity: 10 + n, image: `https://shop.test/media/own-${n}.jpg` },
  ...changes,
})

const chain: ResaleProduct = {
  ...{ slug: 'rope-chain', title: 'Rope chain', description: '<p>Twisted,\nby hand</p>' },
  ...{ categories: ['Metals', 'Chains'], keywords: ['chain', 'gold, plated'] },
  ...{ levels: ['Finish', 'Length'], images: ['https://shop.test/media/1.jpg'] },
  variants: [variant(0), variant(1, { image: null })],
}

/** Sold without a choice. */
const studs: ResaleProduct = {
  ...{ slug: 'studs', title: 'Studs', description: '', categories: [], keywords: [], levels: [] },
  images: ['https://shop.test/media/2.jpg', 'https://shop.test/media/3.jpg'],
  variants: [variant(2, { values: [], image: null })],
}

/** What all variants have in Shopify's file. */
const shopifyVariant = {
  ...{ 'Inventory tracker': 'shopify', 'Continue selling when out of stock': 'DENY' },
  ...{
    'Weight value (grams)': '3.25',
    'Weight unit for display': 'g',
    'Requires shipping': 'TRUE',
  },
}
const draft = { 'Published on online store': 'FALSE', Status: 'draft' }

test('Shopify gets a row for each variant; the first has the product and the names of the options (rule O30)', () => {
  expect(rowsIn(shopifyCsv([chain]))).toEqual([
    {
      ...{ 'URL handle': 'rope-chain', Title: 'Rope chain', Type: 'Chains', ...draft },
      ...{ Description: '<p>Twisted,\nby hand</p>', Tags: 'chain, gold, plated' },
      ...{ 'Option1 name': 'Finish', 'Option1 value': 'Gold' },
      ...{ 'Option2 name': 'Length', 'Option2 value': '40 cm' },
      ...{ SKU: 'CH01-0', Price: '123.00', 'Inventory quantity': '10', ...shopifyVariant },
      ...{ 'Product image URL': 'https://shop.test/media/1.jpg', 'Image position': '1' },
      'Variant image URL': 'https://shop.test/media/own-0.jpg',
    },
    {
      ...{ 'URL handle': 'rope-chain', 'Option1 value': 'Gold', 'Option2 value': '41 cm' },
      ...{ SKU: 'CH01-1', Price: '123.01', 'Inventory quantity': '11', ...shopifyVariant },
    },
  ])
})

test('in Shopify, a product without a choice has the default option, and further pictures have rows of their own', () => {
  expect(rowsIn(shopifyCsv([studs]))).toEqual([
    {
      ...{ 'URL handle': 'studs', Title: 'Studs', ...draft },
      ...{ 'Option1 name': 'Title', 'Option1 value': 'Default Title' },
      ...{ SKU: 'CH01-2', Price: '123.02', 'Inventory quantity': '12', ...shopifyVariant },
      ...{ 'Product image URL': 'https://shop.test/media/2.jpg', 'Image position': '1' },
    },
    {
      'URL handle': 'studs',
      ...{ 'Product image URL': 'https://shop.test/media/3.jpg', 'Image position': '2' },
    },
  ])
})

test('Shopify has three options: further levels share the third', () => {
  const levels = ['Finish', 'Length', 'Clasp', 'Stone']
  const variants = [variant(0, { values: ['Gold', '40 cm', 'Hook', 'Ruby'] })]
  expect(rowsIn(shopifyCsv([{ ...chain, levels, variants }]))).toMatchObject([
    {
      ...{ 'Option2 name': 'Length', 'Option2 value': '40 cm' },
      ...{ 'Option3 name': 'Clasp / Stone', 'Option3 value': 'Hook / Ruby' },
    },
  ])
  const [three] = rowsIn(
    shopifyCsv([
      {
        ...{ ...chain, levels: levels.slice(0, 3) },
        variants: [variant(0, { values: ['Gold', '40 cm', 'Hook'] })],
      },
    ]),
  )
  expect(three).toMatchObject({ 'Option3 name': 'Clasp', 'Option3 value': 'Hook' })
})

const wooSold = { 'In stock?': '1', 'Weight (kg)': '0.003250' }

test('WooCommerce gets a private product with what is offered, and a row for each variation (rule O30)', () => {
  const attributes = (finish: string, length: string) => ({
    ...{ 'Attribute 1 name': 'Finish', 'Attribute 1 value(s)': finish },
    ...{ 'Attribute 1 visible': '1', 'Attribute 1 global': '1' },
    ...{ 'Attribute 2 name': 'Length', 'Attribute 2 value(s)': length },
    ...{ 'Attribute 2 visible': '1', 'Attribute 2 global': '1' },
  })
  const variation = { Type: 'variation', Name: 'Rope chain', Published: '1', Parent: 'rope-chain' }
  expect(rowsIn(wooCsv([chain]))).toEqual([
    {
      ...{ Type: 'variable', SKU: 'rope-chain', Name: 'Rope chain', Published: '0' },
      ...{ 'Visibility in catalog': 'visible', Description: '<p>Twisted,\\nby hand</p>' },
      ...{ Categories: 'Metals > Chains', Tags: 'chain, gold\\, plated' },
      ...{ Images: 'https://shop.test/media/1.jpg', ...attributes('Gold', '40 cm, 41 cm') },
    },
    {
      ...{ ...variation, Position: '1', SKU: 'CH01-0', 'Regular price': '123.00', Stock: '10' },
      ...{ ...wooSold, Images: 'https://shop.test/media/own-0.jpg' },
      ...attributes('Gold', '40 cm'),
    },
    {
      ...{ ...variation, Position: '2', SKU: 'CH01-1', 'Regular price': '123.01', Stock: '11' },
      ...{ ...wooSold, ...attributes('Gold', '41 cm') },
    },
  ])
})

test('in WooCommerce, a product without a choice is simple, and columns are those of the most levels', () => {
  const simple = {
    ...{ Type: 'simple', SKU: 'CH01-2', Name: 'Studs', Published: '0' },
    ...{ 'Visibility in catalog': 'visible', 'Regular price': '123.02', Stock: '12', ...wooSold },
    Images: 'https://shop.test/media/2.jpg, https://shop.test/media/3.jpg',
  }
  expect(rowsIn(wooCsv([studs]))).toEqual([simple])
  expect(wooCsv([studs]).split('\r\n')[0]).not.toContain('Attribute')
  const head = wooCsv([studs, chain]).split('\r\n')[0] ?? ''
  expect(head.match(/Attribute \d name/g)).toEqual(['Attribute 1 name', 'Attribute 2 name'])
})

test.each([
  // Below ten units, to a tenth.
  [100, 2.5, 1, 250],
  [101, 2.5, 1, 260],
  [399, 2.5, 1, 1_000],
  // From ten units on, to a whole unit.
  [400, 2.5, 1, 1_000],
  [401, 2.5, 1, 1_100],
  // In a currency of 0.0119 per rupee.
  [123_450, 2.25, 0.0119, 3_400],
  // Never nothing.
  [1, 1, 0.0119, 10],
])('%i paise times %d at a rate of %d are suggested as %i', (paise, factor, rate, price) => {
  expect(retailPrice(paise, factor, rate)).toBe(price)
})
