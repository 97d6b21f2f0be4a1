import { sql } from 'kysely'
import { migrate } from '../../opening/migrate.ts'
import { openSqlite } from '../../store/sqlite/sqlite.ts'

/** The facts about a table that copying needs. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of its primary key. */
  readonly key: readonly string[]
  /** The column that refers to another row of the same table, if any. */
  readonly parent: string | undefined
}

/** The search index differs between engines and is built from the products. */
const isIndex = (name: string) => name.startsWith('search_')

interface Column {
  readonly name: string
  /** The position in the primary key, from 1, or 0. */
  readonly pk: number
}
interface Pointer {
  readonly table: string
  readonly from: string
  readonly to: string
}

/**
 * All tables of the shop, referenced tables first. They are the same on both engines, and are read from an empty shop
 * in memory.
 */
export const readTables = async (): Promise<Table[]> => {
  const engine = openSqlite(':memory:')
  try {
    await migrate(engine)
    const names = (await engine.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !isIndex(name))
    const found = new Map<string, Table & { pointsTo: Set<string> }>()
    for (const name of names) {
      const { rows: columns } =
        await sql<Column>`select name, pk from pragma_table_info(${name})`.execute(engine.db)
      const { rows: pointers } =
        await sql<Pointer>`select "table", "from", "to" from pragma_foreign_key_list(${name})`.execute(
          engine.db,
        )
      const keyed = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
      found.set(name, {
        name,
        columns: columns.map((column) => column.name),
        key: keyed.map((column) => column.name),
        parent: pointers.find(({ table }) => table === name)?.from,
        pointsTo: new Set(pointers.map(({ table }) => table).filter((table) => table !== name)),
      })
    }
    return inOrder(found)
  } finally {
    await engine.close()
  }
}

const inOrder = (
  found: ReadonlyMap<string, Table & { pointsTo: ReadonlySet<string> }>,
): Table[] => {
  const ordered = new Map<string, Table>()
  const visit = (name: string) => {
    const table = found.get(name)
    if (!table || ordered.has(name)) return
    for (const other of table.pointsTo) visit(other)
    const { pointsTo: _, ...rest } = table
    ordered.set(name, rest)
  }
  for (const name of [...found.keys()].toSorted()) visit(name)
  return [...ordered.values()]
}
