import type { FileKind } from '../parts/columns.ts'
import type { ProductRow } from '../parts/rows.ts'

/** The fields of a row, by Shopify's current and former column names. */
const spellings = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  category: ['product category'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  stock: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  cost: ['cost per item'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  variantImage: ['variant image', 'variant image url'],
} as const

export type Field = keyof typeof spellings

/** A row of Shopify's product CSV. */
export type Row = ProductRow<Field>

/** Shopify's product CSV, with old and new column names. */
export const shopifyFile: FileKind<Field> = {
  name: 'Shopify product CSV',
  spellings: () => new Map(Object.entries(spellings) as [Field, readonly string[]][]),
  required: ['handle', 'title', 'price'],
}
