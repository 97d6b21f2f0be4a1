import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** The papers of orders with their files, and the last number of each series and year. */
export const papers = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('paper')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
    .addColumn('shipment_id', text, (c) => c.references('shipment.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('number', text)
    .addColumn('source_json', text, (c) => c.notNull())
    .addColumn('issued_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema.createIndex('paper_by_order').on('paper').column('order_id').execute()
  await db.schema.createIndex('paper_by_shipment').on('paper').column('shipment_id').execute()
  await db.schema
    .createIndex('paper_number')
    .unique()
    .on('paper')
    .columns(['kind', 'number'])
    .execute()
  await db.schema
    .createTable('paper_file')
    .addColumn('paper_id', text, (c) => c.primaryKey().notNull().references('paper.id'))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('sha256', text, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createTable('paper_series')
    .addColumn('series', text, (c) => c.notNull())
    .addColumn('year', integer, (c) => c.notNull())
    .addColumn('last', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('paper_series_pk', ['series', 'year'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createTable('credited_piece')
    .addColumn('paper_id', text, (c) => c.notNull().references('paper.id'))
    .addColumn('line_id', text, (c) => c.notNull().references('order_line.id'))
    .addColumn('quantity', integer, (c) => c.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('credited_piece_pk', ['paper_id', 'line_id'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('credited_piece_by_line')
    .on('credited_piece')
    .column('line_id')
    .execute()
  await db.schema
    .createTable('paper_link')
    .addColumn('token_hash', text, (c) => c.primaryKey().notNull())
    .addColumn('paper_id', text, (c) => c.notNull().references('paper.id'))
    .addColumn('expires_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema.createIndex('paper_link_by_paper').on('paper_link').column('paper_id').execute()
  for (const column of ['credited', 'display_credited'])
    await db.schema
      .alterTable('customer_order')
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute()
}
