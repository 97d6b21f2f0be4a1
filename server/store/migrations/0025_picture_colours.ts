import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/** The colours of the shop's own pictures, by their addresses. The server measures those of existing pictures. */
export const pictureColours = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { text, tableEnd }: ColumnTypes,
) => {
  await db.schema
    .createTable('picture_colour')
    .addColumn('address', text, (c) => c.primaryKey())
    .addColumn('colour', text, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
}
