import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** The changes of an order's status. Completed orders are delivered, also in the mails that wait. */
export const orderChanges = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('order_change')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
    .addColumn('from_status', text, (c) => c.notNull())
    .addColumn('to_status', text, (c) => c.notNull())
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('order_change_by_order')
    .on('order_change')
    .column('order_id')
    .execute()
  await sql`update customer_order set status = 'delivered' where status = 'completed'`.execute(db)
  await sql`update job
    set payload_json = replace(payload_json, '"status":"completed"', '"status":"delivered"')
    where kind = 'mail'`.execute(db)
}
