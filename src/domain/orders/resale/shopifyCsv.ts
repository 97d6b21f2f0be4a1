import { fromMilligrams, fromMinor } from '../../settings/money.ts'
import { toLine } from '../../shell/csvLine.ts'
import type { ResaleProduct, ResaleVariant } from './resale.ts'

const options = [1, 2, 3] as const

const columns = [
  ...['URL handle', 'Title', 'Description', 'Type', 'Tags', 'Published on online store', 'Status'],
  ...options.flatMap((n) => [`Option${n} name`, `Option${n} value`]),
  ...['SKU', 'Price', 'Inventory tracker', 'Inventory quantity'],
  ...['Continue selling when out of stock', 'Weight value (grams)', 'Weight unit for display'],
  ...['Requires shipping', 'Product image URL', 'Image position', 'Variant image URL'],
]

type Cells = Readonly<Record<string, string>>

/** A product without a choice has Shopify's option `Title` with the value `Default Title`. */
const optionsOf = ({ levels }: ResaleProduct, { values }: ResaleVariant, isFirst: boolean) => {
  if (levels.length === 0) return { 'Option1 name': 'Title', 'Option1 value': 'Default Title' }
  const last = options.length
  const shown = (texts: readonly string[]) =>
    // Shopify has three options: further levels share the third.
    texts.length > last ? [...texts.slice(0, last - 1), texts.slice(last - 1).join(' / ')] : texts
  const names = shown(levels)
  return Object.fromEntries(
    shown(values).flatMap((value, i) => [
      [`Option${i + 1} name`, isFirst ? (names[i] ?? '') : ''],
      [`Option${i + 1} value`, value],
    ]),
  )
}

const variantCells = (product: ResaleProduct, variant: ResaleVariant, isFirst: boolean): Cells => ({
  ...optionsOf(product, variant, isFirst),
  SKU: variant.sku,
  Price: fromMinor(variant.price).toFixed(2),
  'Inventory tracker': 'shopify',
  'Inventory quantity': String(variant.quantity),
  'Continue selling when out of stock': 'DENY',
  'Weight value (grams)': String(fromMilligrams(variant.weight)),
  'Weight unit for display': 'g',
  'Requires shipping': 'TRUE',
  'Variant image URL': variant.image ?? '',
})

const rowsOf = (product: ResaleProduct): Cells[] => {
  const { variants, images } = product
  return Array.from({ length: Math.max(variants.length, images.length) }, (_, i) => {
    const variant = variants[i]
    const image = images[i]
    return {
      'URL handle': product.slug,
      ...(i === 0
        ? {
            Title: product.title,
            Description: product.description,
            Type: product.categories.at(-1) ?? '',
            Tags: product.keywords.join(', '),
            'Published on online store': 'FALSE',
            Status: 'draft',
          }
        : {}),
      ...(variant ? variantCells(product, variant, i === 0) : {}),
      ...(image === undefined ? {} : { 'Product image URL': image, 'Image position': `${i + 1}` }),
    }
  })
}

/** Products as Shopify's product CSV, all as drafts. */
export const shopifyCsv = (products: readonly ResaleProduct[]): string =>
  [columns, ...products.flatMap(rowsOf).map((row) => columns.map((name) => row[name] ?? ''))]
    .map(toLine)
    .join('')
