import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** Coupons, and the discount of an order. */
export const coupons = async (db: AnyDb, columns: ColumnTypes) => {
  const { integer, text } = columns
  await db.schema
    .createTable('coupon')
    .addColumn('code', text, (c) => c.primaryKey())
    .addColumn('hundredths', integer, (c) => c.check(sql`hundredths between 1 and 10000`))
    .addColumn('amount', integer, (c) => c.check(sql`amount > 0`))
    .addColumn('min_total', integer, (c) => c.notNull().check(sql`min_total >= 0`))
    .addColumn('until', integer)
    .addColumn('max_uses', integer, (c) => c.check(sql`max_uses > 0`))
    .addColumn('used', integer, (c) => c.notNull().check(sql`used >= 0`))
    .addColumn('created_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(columns.tableEnd))
    .execute()
  const order = () => db.schema.alterTable('customer_order')
  await order().addColumn('coupon_code', text).execute()
  for (const column of ['discount', 'display_discount'])
    await order()
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute()
}
