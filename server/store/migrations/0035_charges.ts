import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/**
 * Shipping costs and taxes of orders, and what customs ask of goods. Orders that are older had neither; their coupon
 * stays a discount of the whole order, with no part for each line.
 */
export const charges = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text }: ColumnTypes,
) => {
  for (const [table, column, type, initial] of [
    ['product', 'hs_code', text, ''],
    ['product', 'origin', text, ''],
    ['customer_order', 'shipping_cost', integer, 0],
    ['customer_order', 'display_shipping', integer, 0],
    ['customer_order', 'tax', integer, 0],
    ['customer_order', 'display_tax', integer, 0],
    ['customer_order', 'tax_rule', text, 'none'],
    ['customer_order', 'taxes_json', text, '[]'],
    ['order_line', 'discount', integer, 0],
    ['order_line', 'display_discount', integer, 0],
    ['order_line', 'taxes_json', text, '[]'],
    ['order_line', 'hs_code', text, ''],
    ['order_line', 'origin', text, ''],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, type, (c) => c.notNull().defaultTo(initial))
      .execute()
  for (const table of ['variant', 'order_line'])
    await db.schema.alterTable(table).addColumn('metal_weight', integer).execute()
}
