import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** The number of pieces for which an order line shows its price. Existing lines show the price of one piece. */
export const unitPieces = async (db: AnyDb, { integer }: ColumnTypes) => {
  await db.schema
    .alterTable('order_line')
    .addColumn('display_unit_pieces', integer, (c) => c.notNull().defaultTo(1))
    .execute()
}
