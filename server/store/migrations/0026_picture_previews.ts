import type { Kysely } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/**
 * A measured picture has a preview, and its sizes are made in advance. The server measures those again that have none,
 * and makes the sizes of all.
 */
export const picturePreviews = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  { text, integer }: ColumnTypes,
) => {
  await db.schema.alterTable('picture_colour').addColumn('preview', text).execute()
  await db.schema
    .alterTable('picture_colour')
    .addColumn('sized', integer, (c) => c.notNull().defaultTo(0))
    .execute()
}
