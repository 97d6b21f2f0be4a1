import { type ExpressionBuilder, sql } from 'kysely'
import type {
  Attribute,
  FeaturedProduct,
  Product,
  ProductCard,
} from '../../src/contracts/catalogue.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { ListingFilter } from '../../src/domain/listingFilter.ts'
import { toPaise } from '../../src/domain/money.ts'
import type { Window } from '../search/index.ts'
import type { Engine } from '../store/engine.ts'
import type { Database } from '../store/schema.ts'

/** A page of cards. */
export interface Cards {
  readonly data: ProductCard[]
  readonly total: number
}

const parse = <T>(json: string) => JSON.parse(json) as T

/** Products as buyers read them, from the documents that the catalogue writer rendered. */
export const createCatalogue = ({ db, search }: Engine) => ({
  product: async (slug: string): Promise<Product | undefined> => {
    const row = await db
      .selectFrom('product')
      .select('detail_json')
      .where('slug', '=', slug)
      .where('status', '=', 'active')
      .executeTakeFirst()
    return row && parse<Product>(row.detail_json)
  },

  categoryId: async (by: { slug: string } | { id: string }): Promise<string | undefined> => {
    const [column, value] = 'slug' in by ? (['slug', by.slug] as const) : (['id', by.id] as const)
    const row = await db
      .selectFrom('category')
      .select('id')
      .where(column, '=', value)
      .executeTakeFirst()
    return row?.id
  },

  /** The products of a category and of all below it. Newest first unless the filter sorts. */
  listing: async (categoryId: string, filter: ListingFilter, window: Window): Promise<Cards> => {
    const matching = db
      .selectFrom('listing')
      .where('listing.category_id', '=', categoryId)
      .where((where) => where.and(conditions(where, filter)))
    const counted = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const { by, direction } = filter.sort ?? { by: 'newest', direction: 'desc' }
    const column = by === 'title' ? 'title_key' : by
    const rows = await matching
      .innerJoin('product', 'product.id', 'listing.product_id')
      .select('product.card_json')
      .orderBy(`listing.${column}`, direction)
      .orderBy('listing.product_id', direction)
      .limit(window.limit)
      .offset(window.offset)
      .execute()
    return { data: rows.map((row) => parse<ProductCard>(row.card_json)), total: counted.total }
  },

  search: async (query: string, window: Window): Promise<Cards> => {
    const { ids, total } = await search.find(db, query, window)
    if (ids.length === 0) return { data: [], total }
    const rows = await db
      .selectFrom('product')
      .select(['id', 'card_json'])
      .where('id', 'in', ids)
      .execute()
    const cards = new Map(rows.map((row) => [row.id, row.card_json]))
    return {
      data: ids.flatMap((id) => {
        const card = cards.get(id)
        return card ? [parse<ProductCard>(card)] : []
      }),
      total,
    }
  },

  /** Pieces to show first; prices and stock only when asked for, that is for verified customers. */
  featured: async (withPrices: boolean): Promise<FeaturedProduct[]> => {
    const rows = await db
      .selectFrom('product')
      .select('card_json')
      .where('featured', '=', 1)
      .where('status', '=', 'active')
      .orderBy('created_at', 'desc')
      .limit(12)
      .execute()
    const cards = rows.map((row) => parse<ProductCard>(row.card_json))
    return withPrices ? cards : cards.map(({ prices: _prices, stock: _stock, ...card }) => card)
  },

  attributes: async (): Promise<Attribute[]> => {
    const [attributes, values] = await Promise.all([
      db.selectFrom('attribute').selectAll().orderBy('position').execute(),
      db.selectFrom('attribute_value').selectAll().orderBy('position').execute(),
    ])
    const byAttribute = Map.groupBy(values, (value) => value.attribute_id)
    const named = (row: { id: string; name_json: string }) => ({
      _id: row.id,
      name: parse<MultilingualText>(row.name_json),
    })
    return attributes.map((row) => ({
      ...named(row),
      variants: (byAttribute.get(row.id) ?? []).map(named),
    }))
  },
})

export type Catalogue = ReturnType<typeof createCatalogue>

const conditions = (
  where: ExpressionBuilder<Database, 'listing'>,
  { stock, min, max, attributes }: ListingFilter,
) => [
  ...(stock === 'in' ? [where('listing.stock', '>', 0)] : []),
  ...(stock === 'out' ? [where('listing.stock', '=', 0)] : []),
  ...(min === undefined ? [] : [where('listing.price', '>=', toPaise(min))]),
  ...(max === undefined ? [] : [where('listing.price', '<=', toPaise(max))]),
  ...Object.entries(attributes).map(([attribute, values]) =>
    where.exists(
      where
        .selectFrom('variant')
        .innerJoin('variant_value', 'variant_value.variant_id', 'variant.id')
        .select(sql<number>`1`.as('found'))
        .whereRef('variant.product_id', '=', 'listing.product_id')
        .where('variant.active', '=', 1)
        .where('variant_value.attribute_id', '=', attribute)
        .where('variant_value.value_id', 'in', [...values]),
    ),
  ),
]
