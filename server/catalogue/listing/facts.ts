import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import { unitPrice } from '../../../src/domain/settings/money.ts'
import type { Db } from '../../store/schema.ts'

/** The facts by which a product is listed, sorted and counted. */
export interface Facts {
  /** Its number in the search index. */
  readonly number: number
  /** Paise. */
  readonly price: number
  readonly title: MultilingualText
  /** Ms since the epoch. */
  readonly newest: number
  readonly categoryIds: readonly string[]
  /** The variants on sale, in order. */
  readonly variants: readonly VariantFacts[]
}

export interface VariantFacts {
  /** Paise. */
  readonly price: number
  readonly stock: number
  readonly valueIds: readonly string[]
}

export interface Changed {
  readonly productId: string
  /** The number of the change. */
  readonly version: number
  /** Undefined if the product is no longer listed. */
  readonly facts: Facts | undefined
}

/** The last known change of the catalogue. */
export interface Cursor {
  readonly version: number
  readonly id: string
}

/**
 * Reads products that changed after a cursor, in the order of their changes. Changes become visible in the order of
 * their numbers (`advanceShopVersion`), so none is missed.
 */
export const readChanged = async (
  db: Db,
  after: Cursor,
  limit: number,
): Promise<{ readonly changed: readonly Changed[]; readonly upTo: Cursor }> => {
  const products = await db
    .selectFrom('product')
    .leftJoin('search_document', 'search_document.product_id', 'product.id')
    .select(['product.id', 'product.version', 'product.title_json', 'search_document.id as number'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('product.version', 'product.id'), '>', tuple(after.version, after.id)),
    )
    .orderBy('product.version')
    .orderBy('product.id')
    .limit(limit)
    .execute()
  const last = products.at(-1)
  if (!last) return { changed: [], upTo: after }
  const ids = products.map(({ id }) => id)
  const listings = await db
    .selectFrom('listing')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute()
  const variantsOf = await readVariants(db, ids)
  const listingsOf = Map.groupBy(listings, ({ product_id }) => product_id)
  const changed = products.map(({ id, version, number, title_json }): Changed => {
    const listed = listingsOf.get(id) ?? []
    const [first] = listed
    if (!first || number === null) return { productId: id, version, facts: undefined }
    return {
      productId: id,
      version,
      facts: {
        number,
        price: first.price,
        title: JSON.parse(title_json),
        newest: first.newest,
        categoryIds: listed.map(({ category_id }) => category_id),
        // A product without variants counts as one variant.
        variants: variantsOf.get(id) ?? [{ price: first.price, stock: first.stock, valueIds: [] }],
      },
    }
  })
  return { changed, upTo: { version: last.version, id: last.id } }
}

/** The variants on sale, by product. */
const readVariants = async (
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly VariantFacts[]>> => {
  const sold = db
    .selectFrom('variant')
    .where('variant.product_id', 'in', [...productIds])
    .where('variant.active', '=', 1)
  const rows = await sold
    .select(['id', 'product_id', 'sell_price', 'offer_price', 'stock'])
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const values = await sold
    .innerJoin('variant_value', 'variant_value.variant_id', 'variant.id')
    .select(['variant_value.variant_id', 'variant_value.value_id'])
    .execute()
  const valueIds = new Map<string, string[]>()
  for (const { variant_id, value_id } of values) {
    const known = valueIds.get(variant_id)
    if (known) known.push(value_id)
    else valueIds.set(variant_id, [value_id])
  }
  const variants = new Map<string, VariantFacts[]>()
  for (const { id, product_id, sell_price, offer_price, stock } of rows) {
    const price = unitPrice({ sellPrice: sell_price, offerPrice: offer_price })
    const facts = { price, stock, valueIds: valueIds.get(id) ?? [] }
    const known = variants.get(product_id)
    if (known) known.push(facts)
    else variants.set(product_id, [facts])
  }
  return variants
}
