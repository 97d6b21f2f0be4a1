import { fromMinor } from '../../settings/money.ts'
import { toLine } from '../../shell/csvLine.ts'
import type { ResaleProduct, ResaleVariant } from './resale.ts'

const facts = [
  ...['Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Description', 'In stock?'],
  ...['Stock', 'Weight (kg)', 'Regular price', 'Categories', 'Tags', 'Images', 'Parent'],
  'Position',
]

type Cells = Readonly<Record<string, string>>

/** WooCommerce separates the values of a cell by commas. */
const listed = (values: readonly string[]) =>
  values.map((value) => value.replaceAll(',', '\\,')).join(', ')

const kilograms = (milligrams: number) => (milligrams / 1_000_000).toFixed(6)

const sold = ({ price, quantity, weight }: ResaleVariant): Cells => ({
  'Regular price': fromMinor(price).toFixed(2),
  'In stock?': '1',
  Stock: String(quantity),
  'Weight (kg)': kilograms(weight),
})

const common = ({ title, description, categories, keywords, images }: ResaleProduct): Cells => ({
  Name: title,
  // Private: the shop owner publishes it.
  Published: '0',
  'Visibility in catalog': 'visible',
  // A line end within a cell is written as `\n`.
  Description: description.replaceAll('\n', '\\n'),
  Categories: listed([categories.join(' > ')]),
  Tags: listed(keywords),
  Images: listed(images),
})

const attributes = (levels: readonly string[], valuesOf: (level: number) => string): Cells =>
  Object.fromEntries(
    levels.flatMap((name, i) => [
      [`Attribute ${i + 1} name`, name],
      [`Attribute ${i + 1} value(s)`, valuesOf(i)],
      [`Attribute ${i + 1} visible`, '1'],
      [`Attribute ${i + 1} global`, '1'],
    ]),
  )

const rowsOf = (product: ResaleProduct): Cells[] => {
  const { levels, variants, slug, title } = product
  const [only] = variants
  if (levels.length === 0 && only)
    return [{ Type: 'simple', SKU: only.sku, ...common(product), ...sold(only) }]
  const offered = (level: number) =>
    listed([...new Set(variants.map(({ values }) => values[level] ?? ''))])
  return [
    { Type: 'variable', SKU: slug, ...common(product), ...attributes(levels, offered) },
    ...variants.map((variant, i) => ({
      ...{ Type: 'variation', SKU: variant.sku, Name: title, Published: '1', Parent: slug },
      Position: String(i + 1),
      ...sold(variant),
      Images: variant.image === null ? '' : listed([variant.image]),
      ...attributes(levels, (level) => listed([variant.values[level] ?? ''])),
    })),
  ]
}

/** Products as WooCommerce's product CSV, all private. */
export const wooCsv = (products: readonly ResaleProduct[]): string => {
  const most = Math.max(0, ...products.map(({ levels }) => levels.length))
  const columns = [
    ...facts,
    ...Array.from({ length: most }, (_, i) =>
      ['name', 'value(s)', 'visible', 'global'].map((part) => `Attribute ${i + 1} ${part}`),
    ).flat(),
  ]
  return [columns, ...products.flatMap(rowsOf).map((row) => columns.map((name) => row[name] ?? ''))]
    .map(toLine)
    .join('')
}
