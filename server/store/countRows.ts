import type { Database, Db } from './schema.ts'

/** How many rows a table has. */
export const countRows = async (db: Db, table: keyof Database): Promise<number> => {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
