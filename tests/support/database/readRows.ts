import { sql } from 'kysely'
import type { Db } from '../../../server/store/schema.ts'

type Values = Readonly<Record<string, unknown>>
export type Tables = Readonly<Record<string, readonly Values[]>>

/** Every row of every table of a database, whatever its schema; the search index is left out. */
export const readRows = async (db: Db): Promise<Tables> => {
  const tables: Record<string, readonly Values[]> = {}
  for (const { name } of await db.introspection.getTables())
    if (!name.startsWith('search_'))
      tables[name] = (await sql<Values>`select * from ${sql.table(name)}`.execute(db)).rows
  return tables
}

/** Rendered or counted from other rows; the doctor compares them. */
const derivedTables = ['listing', 'catalogue_version']
const derivedColumns = ['card_json', 'detail_json', 'cart_facts_json', 'version']

/** The rows that an upgrade must keep, with the columns of `like`, in a fixed order. */
export const keptRows = (tables: Tables, like: Tables) =>
  Object.fromEntries(
    Object.entries(like)
      .filter(([name]) => !derivedTables.includes(name))
      .map(([name, known]) => {
        const columns = Object.keys(known[0] ?? {}).filter(
          (column) => name !== 'product' || !derivedColumns.includes(column),
        )
        const lines = (tables[name] ?? []).filter(staysInPlace).map((row) => pick(row, columns))
        return [name, lines.toSorted()]
      }),
  )

/** 0020_looks makes articles of the look book. */
const staysInPlace = ({ key }: Values) => key !== 'lookBook'

const pick = (row: Values, columns: readonly string[]) =>
  columns.map((column) => `${column}: ${String(row[column])}`).join('\n')
