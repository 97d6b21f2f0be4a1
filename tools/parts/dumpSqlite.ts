import BetterSqlite3 from 'better-sqlite3'

interface Entry {
  readonly name: string
  readonly type: 'table' | 'virtual' | 'index'
  readonly sql: string
}

/**
 * Dumps a SQLite database as SQL that restores it. The shadow tables of full-text tables are left out.
 * @param file the database; another process may have it open
 */
export const dumpSqlite = (file: string): string => {
  const raw = new BetterSqlite3(file, { readonly: true })
  try {
    const entries = raw.prepare<[], Entry>(schemaQuery).all()
    return [
      'pragma foreign_keys = off;',
      'begin;',
      ...entries
        .filter(({ type }) => type !== 'index')
        .flatMap((table) => [`${table.sql};`, ...insertsOf(raw, table)]),
      ...entries.filter(({ type }) => type === 'index').map(({ sql }) => `${sql};`),
      'commit;',
      '',
    ].join('\n')
  } finally {
    raw.close()
  }
}

const schemaQuery = `select entry.name, coalesce(list.type, 'index') as type, entry.sql
  from sqlite_schema as entry left join pragma_table_list as list
    on list.schema = 'main' and list.name = entry.name and entry.type = 'table'
  where entry.sql is not null and coalesce(list.type, 'index') <> 'shadow'
  order by entry.rowid`

/** One statement with all rows of a table, one line each. */
const insertsOf = (raw: BetterSqlite3.Database, { name, type }: Entry): string[] => {
  const columns = raw
    .prepare<[string], string>('select name from pragma_table_info(?)')
    .pluck()
    .all(name)
  // The search index refers to rows by `rowid`.
  const named = (type === 'virtual' ? ['rowid', ...columns] : columns).map((each) => `"${each}"`)
  const row = named.map((column) => `quote(${column})`).join(` || ',' || `)
  const rows = raw.prepare<[], string>(`select ${row} from "${name}" order by 1`).pluck().all()
  if (rows.length === 0) return []
  const values = rows.map((each) => `(${each})`).join(',\n')
  return [`insert into "${name}" (${named.join(',')}) values\n${values};`]
}
