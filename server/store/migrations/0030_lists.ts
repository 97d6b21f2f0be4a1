import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** The named lists of customers and their lines. */
export const lists = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('cart_list')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('share_key', text, (c) => c.unique())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('updated_at', integer, (c) => c.notNull())
    .addColumn('key', text)
    .addColumn('request_hash', text)
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('cart_list_key')
    .unique()
    .on('cart_list')
    .columns(['customer_id', 'key'])
    .execute()
  await db.schema
    .createTable('cart_list_line')
    .addColumn('list_id', text, (c) => c.notNull().references('cart_list.id').onDelete('cascade'))
    .addColumn('variant_id', text, (c) => c.notNull().references('variant.id'))
    .addColumn('quantity', integer, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('cart_list_line_pk', ['list_id', 'position'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('cart_list_line_by_variant')
    .on('cart_list_line')
    .column('variant_id')
    .execute()
}
