import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** Password resets, wishlists, messages, newsletter, view counters, and the counters of rate limits. */
export const accounts = async (db: AnyDb, columns: ColumnTypes) => {
  const { integer, text } = columns
  const table = <T extends string>(name: T) => db.schema.createTable(name)
  // biome-ignore lint/suspicious/noExplicitAny: the columns differ by table
  const create = (builder: CreateTableBuilder<any, any>) =>
    builder.modifyEnd(sql.raw(columns.tableEnd)).execute()

  await create(
    table('password_reset')
      .addColumn('token_hash', text, (c) => c.primaryKey())
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('expires_at', integer, (c) => c.notNull()),
  )
  await create(
    table('wishlist_entry')
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('product_id', text, (c) => c.notNull().references('product.id'))
      .addColumn('created_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('wishlist_entry_key', ['customer_id', 'product_id']),
  )
  await create(
    table('message')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
      .addColumn('title_json', text, (c) => c.notNull())
      .addColumn('text_json', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('read', integer, (c) => c.notNull()),
  )
  await create(
    table('subscriber')
      .addColumn('email', text, (c) => c.primaryKey())
      .addColumn('token', text, (c) => c.notNull().unique())
      .addColumn('created_at', integer, (c) => c.notNull()),
  )
  await create(
    table('view_count')
      .addColumn('subject_id', text, (c) => c.primaryKey())
      .addColumn('views', integer, (c) => c.notNull()),
  )
  await create(
    table('rate_limit')
      .addColumn('key', text, (c) => c.primaryKey())
      .addColumn('window_start', integer, (c) => c.notNull())
      .addColumn('hits', integer, (c) => c.notNull()),
  )
  await db.schema
    .createIndex('message_customer')
    .on('message')
    .columns(['customer_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('password_reset_customer')
    .on('password_reset')
    .column('customer_id')
    .execute()
}
