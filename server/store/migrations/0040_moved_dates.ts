import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** Promised days that the team has moved, what the buyers answered, and the pieces and amounts that were dropped. */
export const movedDates = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('date_move')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('answer', text)
    .addColumn('answered_at', integer)
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema.createIndex('date_move_by_order').on('date_move').column('order_id').execute()
  await db.schema
    .createTable('date_move_line')
    .addColumn('move_id', text, (c) => c.notNull().references('date_move.id'))
    .addColumn('line_id', text, (c) => c.notNull().references('order_line.id'))
    .addColumn('from_ships_by', integer, (c) => c.notNull())
    .addColumn('to_ships_by', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('date_move_line_pk', ['move_id', 'line_id'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('date_move_line_by_line')
    .on('date_move_line')
    .column('line_id')
    .execute()
  await db.schema
    .alterTable('order_line')
    .addColumn('cancelled', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['dropped', 'display_dropped'])
    await db.schema
      .alterTable('customer_order')
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute()
  await sql`update order_line set cancelled = quantity where order_id in
    (select id from customer_order where status = 'cancelled')`.execute(db)
}
