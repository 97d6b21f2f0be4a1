import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import { toLine } from '../../../src/domain/shell/csvLine.ts'
import type { CategoryInput, LevelInput } from '../../catalogue/input.ts'
import { readCategories, readProducts, type StoredProduct } from '../../catalogue/readProducts.ts'
import type { Db } from '../../store/schema.ts'

const columns = [
  ...['Product', 'Status', 'Mode', 'Featured', 'Created', 'Title', 'SKU', 'Options'],
  ...['Sell price (INR)', 'Offer price (INR)', 'Cost price (INR)', 'Weight (g)', 'Stock'],
  ...['Categories', 'Keywords', 'Pictures', 'Own picture'],
  ...['HS code', 'Origin', 'Metal weight (g)'],
] as const

/** The catalogue for spreadsheets: a row per variant, English texts, cost prices included. */
export async function* exportCsv(db: Db): AsyncGenerator<string> {
  const categories = new Map((await readCategories(db)).map((each) => [each.slug, each]))
  yield toLine(columns)
  for await (const product of readProducts(db))
    for (const row of rowsOf(product, categories)) yield toLine(row)
}

const english = (text: MultilingualText) => text.en ?? Object.values(text)[0] ?? ''

const rowsOf = (
  product: StoredProduct,
  categories: ReadonlyMap<string, CategoryInput>,
): string[][] =>
  product.variants.map((variant) => [
    product.slug,
    product.status,
    product.mode,
    product.featured ? 'yes' : 'no',
    new Date(product.createdAt).toISOString(),
    english(product.title),
    variant.sku,
    product.levels.map((level, i) => optionOf(level, variant.values[i])).join(' / '),
    (variant.sellPrice / 100).toFixed(2),
    (variant.offerPrice / 100).toFixed(2),
    (variant.costPrice / 100).toFixed(2),
    (variant.weight / 1000).toFixed(3),
    String(variant.stock),
    product.categorySlugs.map((slug) => pathOf(slug, categories)).join(', '),
    product.keywords.join(', '),
    product.images.join(' '),
    variant.image ?? '',
    product.hsCode ?? '',
    product.origin ?? '',
    variant.metalWeight === undefined ? '' : (variant.metalWeight / 1000).toFixed(3),
  ])

const optionOf = ({ name, values }: LevelInput, key: string | undefined) =>
  `${english(name)}: ${english(values.find((value) => value.key === key)?.name ?? {})}`

const pathOf = (slug: string, categories: ReadonlyMap<string, CategoryInput>): string => {
  const category = categories.get(slug)
  if (!category) return slug
  const above = category.parentSlug === null ? '' : `${pathOf(category.parentSlug, categories)} > `
  return above + english(category.name)
}
