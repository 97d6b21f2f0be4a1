import type { ChosenAttribute } from '../../../src/contracts/cart/cartRows.ts'
import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import {
  type ResaleProduct,
  type ResaleVariant,
  retailPrice,
} from '../../../src/domain/orders/resale/resale.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'
import {
  readCategories,
  readProductsById,
  type StoredProduct,
} from '../../catalogue/readProducts.ts'
import { inParts } from '../../store/givenRows.ts'
import type { Db, Row } from '../../store/schema.ts'

/** What a buyer chose for a pack. */
export interface ResaleChoice {
  readonly factor: number
  /** Makes an address of a picture absolute. */
  readonly absolute: (address: string) => string
}

/** A product with the lines of the order that are of it. */
type Bought = StoredProduct & { readonly lines: readonly Row<'order_line'>[] }

const readBought = async (db: Db, orderId: string): Promise<readonly Bought[]> => {
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .whereRef('cancelled', '<', 'quantity')
    .orderBy('position')
    .execute()
  const productOf = new Map<string, string>()
  for (const part of inParts(lines.map(({ variant_id }) => variant_id))) {
    const variants = await db
      .selectFrom('variant')
      .select(['id', 'product_id'])
      .where('id', 'in', part)
      .execute()
    for (const { id, product_id } of variants) productOf.set(id, product_id)
  }
  const linesOf = Map.groupBy(lines, ({ variant_id }) => productOf.get(variant_id) ?? '')
  const known = await readProductsById(db, [...linesOf.keys()])
  const byId = new Map(known.map((product) => [product.id, product]))
  return [...linesOf].flatMap(([id, own]) => {
    const product = byId.get(id)
    return product ? [{ ...product, lines: own }] : []
  })
}

const variantOf = (
  line: Row<'order_line'>,
  rate: number,
  language: string,
  own: string | undefined,
  { factor, absolute }: ResaleChoice,
): ResaleVariant => ({
  sku: line.sku,
  values: (JSON.parse(line.attributes_json) as ChosenAttribute[]).map(({ value }) =>
    inLanguage(value, language),
  ),
  price: retailPrice(line.unit_price, factor, rate),
  weight: Math.round(line.total_weight / line.quantity),
  quantity: line.quantity - line.cancelled,
  image: own === undefined ? null : absolute(own),
})

/**
 * What an order is about, as its buyer sells it on: titles, choices and weights as they were ordered, descriptions and
 * pictures as the catalogue has them now.
 * @returns a function that gives the products in a language, and the addresses of all their pictures
 */
export const readResale = async (db: Db, order: Row<'customer_order'>, choice: ResaleChoice) => {
  const products = await readBought(db, order.id)
  const categories = new Map((await readCategories(db)).map((each) => [each.slug, each]))
  const pathOf = (slug: string | undefined, language: string): string[] => {
    const category = slug === undefined ? undefined : categories.get(slug)
    if (!category) return []
    return [
      ...pathOf(category.parentSlug ?? undefined, language),
      inLanguage(category.name, language),
    ]
  }
  const ownPictureOf = ({ variants }: StoredProduct, sku: string) =>
    variants.find((variant) => variant.sku === sku)?.image
  const productIn =
    (language: string) =>
    (product: Bought): ResaleProduct => {
      const [first] = product.lines
      const title = JSON.parse(first?.title_json ?? '{}') as MultilingualText
      const levels = JSON.parse(first?.attributes_json ?? '[]') as ChosenAttribute[]
      return {
        slug: product.slug,
        title: inLanguage(title, language),
        description: inLanguage(product.description, language),
        categories: pathOf(product.categorySlugs[0], language),
        keywords: product.keywords,
        levels: levels.map(({ name }) => inLanguage(name, language)),
        images: product.images.map(choice.absolute),
        variants: product.lines.map((line) =>
          variantOf(line, order.exchange_rate, language, ownPictureOf(product, line.sku), choice),
        ),
      }
    }
  return {
    productsIn: (language: string): readonly ResaleProduct[] => products.map(productIn(language)),
    pictures: [
      ...new Set(
        products.flatMap((product) => [
          ...product.images,
          ...product.lines.flatMap(({ sku }) => ownPictureOf(product, sku) ?? []),
        ]),
      ),
    ],
  }
}
