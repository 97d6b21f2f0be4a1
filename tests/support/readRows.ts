import { sql } from 'kysely'
import type { Db } from '../../server/store/schema.ts'

export type Values = Readonly<Record<string, unknown>>
export type Tables = Readonly<Record<string, readonly Values[]>>

/** Every row of every table of a database, whatever its schema; the search index is left out. */
export const readRows = async (db: Db): Promise<Tables> => {
  const tables: Record<string, readonly Values[]> = {}
  for (const { name } of await db.introspection.getTables())
    if (!name.startsWith('search_'))
      tables[name] = (await sql<Values>`select * from ${sql.table(name)}`.execute(db)).rows
  return tables
}
