import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** Rows of carts that customers have saved for later. */
export const savedRows = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('saved_row')
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('variant_id', text, (c) => c.notNull().references('variant.id'))
    .addColumn('quantity', integer, (c) => c.notNull())
    .addColumn('saved_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('saved_row_pk', ['customer_id', 'variant_id'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema.createIndex('saved_row_by_variant').on('saved_row').column('variant_id').execute()
}
