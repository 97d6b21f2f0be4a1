import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** The shipments of orders. An order that was shipped before has one shipment of all its pieces, without tracking. */
export const shipments = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('shipment')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
    .addColumn('number', integer, (c) => c.notNull())
    .addColumn('carrier', text, (c) => c.notNull())
    .addColumn('tracking', text, (c) => c.notNull())
    .addColumn('sent_at', integer)
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('shipment_by_order')
    .unique()
    .on('shipment')
    .columns(['order_id', 'number'])
    .execute()
  await db.schema
    .createTable('shipment_line')
    .addColumn('shipment_id', text, (c) => c.notNull().references('shipment.id'))
    .addColumn('line_id', text, (c) => c.notNull().references('order_line.id'))
    .addColumn('quantity', integer, (c) => c.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('shipment_line_pk', ['shipment_id', 'line_id'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('shipment_line_by_line')
    .on('shipment_line')
    .column('line_id')
    .execute()
  await sql`insert into shipment (id, order_id, number, carrier, tracking, sent_at)
    select id, id, 1, '', '', null from customer_order where status in ('shipped', 'delivered')`.execute(
    db,
  )
  await sql`insert into shipment_line (shipment_id, line_id, quantity)
    select shipment.id, order_line.id, order_line.quantity from order_line
    inner join shipment on shipment.order_id = order_line.order_id`.execute(db)
}
