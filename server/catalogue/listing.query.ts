import { type ExpressionBuilder, sql } from 'kysely'
import type { ListingFilter } from '../../src/domain/listingFilter.ts'
import { toPaise } from '../../src/domain/money.ts'
import type { Window } from '../search/search.ts'
import type { Database, Db } from '../store/schema.ts'

/** How many products a filtered listing has, and one window of their cards. */
export const listingQuery = (
  db: Db,
  categoryId: string,
  filter: ListingFilter,
  { limit, offset }: Window,
) => {
  const matching = db
    .selectFrom('listing')
    .where('listing.category_id', '=', categoryId)
    .where((where) => where.and(conditions(where, filter)))
  const { by, direction } = filter.sort ?? { by: 'newest', direction: 'desc' }
  return {
    count: matching.select(({ fn }) => fn.countAll<number>().as('total')),
    cards: matching
      .innerJoin('product', 'product.id', 'listing.product_id')
      .select('product.card_json')
      .orderBy(`listing.${by === 'title' ? 'title_key' : by}`, direction)
      .orderBy('listing.product_id', direction)
      .limit(limit)
      .offset(offset),
  }
}

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
