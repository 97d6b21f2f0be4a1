import BetterSqlite3 from 'better-sqlite3'
import { type Compilable, Kysely, SqliteDialect } from 'kysely'
import { sqliteSearch } from '../search/sqlite.ts'
import type { ColumnTypes, Engine, Fault, Locks, PreparedRead } from './engine.ts'
import { fillHoles } from './hole.ts'
import type { Database } from './schema.ts'

/**
 * The embedded engine: one file, write-ahead log, every commit on disk before it is acknowledged.
 * @param file a path, or `:memory:`
 */
export const openSqlite = (file: string): Engine => {
  const raw = new BetterSqlite3(file)
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('busy_timeout = 10000')
  raw.pragma('cache_size = -65536')
  // Prepared reads have a connection of their own: on the writer's they would see half a transaction.
  const reader = file === ':memory:' ? raw : new BetterSqlite3(file, { readonly: true })
  reader.pragma('cache_size = -65536')
  reader.pragma('busy_timeout = 10000')
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({
      database: { prepare: preparedOnce(raw), close: () => raw.close() },
    }),
  })
  return {
    db,
    search: sqliteSearch,
    columns,
    lock,
    // A transaction has the file alone: no job is being taken meanwhile.
    skipTaken: (query) => query,
    faultOf,
    prepareRead: (query) => prepareRead(reader, query),
    prepareNumbers: (query) => prepareNumbers(reader, query),
    close: async () => {
      reader.close()
      await db.destroy()
    },
  }
}

const columns: ColumnTypes = {
  integer: 'integer',
  text: 'text',
  real: 'real',
  counter: (column) => column.primaryKey(),
  tableEnd: 'strict',
}

/** Every transaction begins as the only writer: there is nothing left to lock. */
const lock: Locks = {
  customer: async () => {},
  cartStock: async () => {},
  catalogue: async () => {},
}

/** The file cannot be written or opened, or another process keeps it beyond the busy timeout. */
const gone = /^SQLITE_(FULL|IOERR|CANTOPEN|BUSY|READONLY|NOTADB|CORRUPT)/

const faultOf = (error: unknown): Fault | undefined =>
  error instanceof BetterSqlite3.SqliteError && gone.test(error.code) ? 'gone' : undefined

const prepareRead = <R>(reader: BetterSqlite3.Database, query: Compilable<R>): PreparedRead<R> => {
  const compiled = query.compile()
  const statement = reader.prepare<unknown[], R>(compiled.sql)
  return async (values = {}) => statement.all(fillHoles(compiled, values))
}

const prepareNumbers = (
  reader: BetterSqlite3.Database,
  query: Compilable<Readonly<Record<string, number>>>,
): PreparedRead<number> => {
  const compiled = query.compile()
  const statement = reader.prepare<unknown[], number>(compiled.sql).pluck()
  return async (values = {}) => statement.all(fillHoles(compiled, values))
}

/** Prepared statements kept at the most; queries with lists of another length count as others. */
const keptStatements = 500

/**
 * Prepares each statement once instead of at every execution. Transactions begin as writers: a reader
 * that turns writer is refused at once when another process (the team's command line) wrote meanwhile,
 * whatever the busy timeout.
 */
const preparedOnce = (raw: BetterSqlite3.Database) => {
  const kept = new Map<string, BetterSqlite3.Statement>()
  return (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    const statement = raw.prepare(sql === 'begin' ? 'begin immediate' : sql)
    if (kept.size >= keptStatements) kept.delete(kept.keys().next().value as string)
    kept.set(sql, statement)
    return statement
  }
}
