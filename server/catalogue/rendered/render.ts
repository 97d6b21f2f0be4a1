import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type {
  Attribute,
  CategoryRef,
  Product,
  ProductCard,
  Variant,
} from '../../../src/contracts/catalogue/product.ts'
import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import { quantityRuleOf } from '../../../src/domain/cart/quantity.ts'
import { listedNumbers } from '../../../src/domain/catalogue/listedNumbers.ts'
import { fromMilligrams, fromMinor } from '../../../src/domain/settings/money.ts'
import type { Db, Row, Trx } from '../../store/schema.ts'
import type { CategoryTree } from '../categories/categoryTree.ts'
import { coloursField, previewField, readMeasured } from './measuredPictures.ts'

/** The part of a cart row that depends only on the product. */
export type CartFacts = Pick<
  CartRow['cart'],
  | 'productSlug'
  | 'title'
  | 'image'
  | 'quantityRule'
  | 'categories'
  | 'parentCategory'
  | 'childCategory'
  | 'subChildCategory'
  | 'directly'
  | 'isCombination'
  | 'moreCombination'
  | 'mixedVariant'
>

const parse = <T>(json: string) => JSON.parse(json) as T

/** The documents that are served to buyers. */
export interface Rendering {
  readonly card: ProductCard
  readonly detail: Product
  readonly facts: CartFacts
}

/** Renders a stored product. Writes nothing. */
export const renderProduct = async (
  trx: Db | Trx,
  tree: CategoryTree,
  productId: string,
): Promise<Rendering> => {
  const product = await trx
    .selectFrom('product')
    .selectAll()
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const categories = await readCategories(trx, productId)
  const { minimum } = ruleOf(tree, categories)
  const variants = await readVariants(trx, productId, minimum)
  const attributes = await readLevels(trx, productId, variants)
  const images = parse<string[]>(product.images_json)
  const all = [...images, ...variants.flatMap(({ image }) => image ?? [])]
  const measured = await readMeasured(trx, all)
  const card = {
    ...toCard(product, variants, tree, categories),
    ...coloursField(measured, images),
  }
  const detail = {
    ...toDetail(product, card, attributes, variants, tree, categories),
    ...coloursField(measured, all),
    ...previewField(measured, images[0]),
  }
  return { card, detail, facts: toCartFacts(card, tree, categories) }
}

/** The columns of a rendering. */
export const renderedColumns = ({ card, detail, facts }: Rendering) => ({
  card_json: JSON.stringify(card),
  detail_json: JSON.stringify(detail),
  cart_facts_json: JSON.stringify(facts),
})

const readVariants = async (
  trx: Db | Trx,
  productId: string,
  quantity: number,
): Promise<Variant[]> => {
  const rows = await trx
    .selectFrom('variant')
    .selectAll()
    .where('product_id', '=', productId)
    .where('active', '=', 1)
    .orderBy('position')
    .execute()
  const values = await trx
    .selectFrom('variant_value')
    .innerJoin('variant', 'variant.id', 'variant_value.variant_id')
    .select(['variant_value.variant_id', 'variant_value.attribute_id', 'variant_value.value_id'])
    .where('variant.product_id', '=', productId)
    .orderBy('variant_value.attribute_id')
    .execute()
  const byVariant = Map.groupBy(values, (value) => value.variant_id)
  return rows.map((row) => ({
    productId: row.id,
    sku: row.sku,
    sellPrice: fromMinor(row.sell_price),
    offerPrice: fromMinor(row.offer_price),
    weight: fromMilligrams(row.weight),
    stock: row.stock,
    values: Object.fromEntries(
      (byVariant.get(row.id) ?? []).map((value) => [value.attribute_id, value.value_id]),
    ),
    quantity,
    ...(row.image === null ? {} : { image: row.image }),
  }))
}

/** The levels with the values that any variant has, in the shop's order. */
const readLevels = async (
  trx: Db | Trx,
  productId: string,
  variants: readonly Variant[],
): Promise<Attribute[]> => {
  const levels = await trx
    .selectFrom('product_attribute')
    .innerJoin('attribute', 'attribute.id', 'product_attribute.attribute_id')
    .select(['attribute.id', 'attribute.name_json'])
    .where('product_attribute.product_id', '=', productId)
    .orderBy('product_attribute.level')
    .execute()
  const used = new Set(variants.flatMap(({ values }) => Object.values(values)))
  if (used.size === 0) return []
  const values = await trx
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'name_json'])
    .where('id', 'in', [...used])
    .orderBy('position')
    .execute()
  const byAttribute = Map.groupBy(values, (value) => value.attribute_id)
  return levels.map((level) => ({
    _id: level.id,
    name: parse<MultilingualText>(level.name_json),
    variants: (byAttribute.get(level.id) ?? []).map((value) => ({
      _id: value.id,
      name: parse<MultilingualText>(value.name_json),
    })),
  }))
}

const readCategories = async (trx: Db | Trx, productId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.category_id)
}

const toCard = (
  product: Row<'product'>,
  variants: readonly Variant[],
  tree: CategoryTree,
  categoryIds: readonly string[],
): ProductCard => ({
  _id: product.id,
  productId: (product.mode === 'directly' ? variants[0]?.productId : undefined) ?? product.id,
  title: parse(product.title_json),
  slug: product.slug,
  category: categoryIds.flatMap((id): CategoryRef[] => {
    const node = tree.byId(id)
    return node ? [{ _id: node.id, slug: node.slug, name: node.name }] : []
  }),
  imageUrl_thum: parse(product.images_json),
  directly: product.mode === 'directly',
  isCombination: product.mode === 'isCombination',
  moreCombination: product.mode === 'moreCombination',
  ...listedNumbers(variants),
})

const ruleOf = (tree: CategoryTree, categoryIds: readonly string[]) =>
  quantityRuleOf(categoryIds.flatMap((id) => tree.path(id).map(({ slug }) => slug)))

const toDetail = (
  product: Row<'product'>,
  card: ProductCard,
  attributes: Attribute[],
  variants: Variant[],
  tree: CategoryTree,
  categoryIds: readonly string[],
): Product => ({
  ...card,
  description: parse(product.description_json),
  keywords: product.keywords_json,
  attributes,
  variants: card.moreCombination ? [] : variants,
  moreVariants: card.moreCombination ? variants : [],
  quantityRule: ruleOf(tree, categoryIds),
  categories: tree.path(categoryIds[0] ?? '').map(({ slug }) => slug),
})

const toCartFacts = (
  card: ProductCard,
  tree: CategoryTree,
  categoryIds: readonly string[],
): CartFacts => {
  const [parent, child, subChild] = tree.path(categoryIds[0] ?? '')
  return {
    productSlug: card.slug,
    title: card.title,
    image: card.imageUrl_thum[0] ?? null,
    quantityRule: ruleOf(tree, categoryIds),
    categories: card.category[0]?.slug ?? 'all',
    parentCategory: parent?.name ?? null,
    childCategory: child?.name ?? null,
    subChildCategory: subChild?.name ?? null,
    directly: card.directly,
    isCombination: card.isCombination,
    moreCombination: card.moreCombination,
    mixedVariant: card.moreCombination,
  }
}
