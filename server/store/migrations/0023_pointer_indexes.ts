import type { Kysely } from 'kysely'

/** Columns that refer to another table and had no index. */
const pointers = [
  ['order_line', 'variant_id'],
  ['wishlist_entry', 'product_id'],
  ['variant_value', 'value_id'],
  ['product_attribute', 'attribute_id'],
  ['idempotency_key', 'order_id'],
] as const

/** A row can be deleted or counted only after the rows that refer to it are found. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
export const pointerIndexes = async (db: Kysely<any>) => {
  for (const [table, column] of pointers)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
