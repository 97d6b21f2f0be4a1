import { chmodSync, existsSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { Kysely } from 'kysely'
import { StartError } from '../../config/startError.ts'
import type { Engine, Fault, Locks } from '../engine.ts'
import type { ColumnTypes } from '../migrations/columnTypes.ts'
import type { Database } from '../schema.ts'
import { preparedOnce, sqliteDialect } from './sqlite.dialect.ts'
import { noLog, openLog } from './sqlite.log.ts'
import { sqliteSearch } from './sqlite.search.ts'
import { createWriter } from './sqlite.writer.ts'

/**
 * How long opening the file waits for another process, ms. Blocks the event loop, which is fine before the server is
 * up.
 */
const openingMs = 5_000

/**
 * The embedded engine: one file, write-ahead log, every commit on disk before it is acknowledged.
 * @param file a path, or `:memory:`
 * @param patienceMs how long a writer waits while another process is writing
 * @param cacheBytes memory for pages of the file, shared by its two connections
 * @throws StartError that names the file when it cannot be opened or is not a database
 */
export const openSqlite = (
  file: string,
  patienceMs = 10_000,
  cacheBytes = 16 * 2 ** 20,
): Engine => {
  const { raw, reader } = openFile(file, cacheBytes)
  // The writer's connection would show uncommitted changes.
  const prepareNumbers = preparedOnce(reader ?? raw)
  const db = new Kysely<Database>({
    dialect: sqliteDialect({
      ...{ file: raw, reader, writer: createWriter(patienceMs) },
      log: reader ? openLog(file) : noLog,
    }),
  })
  return {
    db,
    name: 'sqlite',
    search: sqliteSearch,
    columns,
    lock,
    // A transaction is the only writer, so no other process can be taking a job.
    skipTaken: (query) => query,
    faultOf,
    readNumbers: async (query) => {
      const { sql, parameters } = query.compile()
      return prepareNumbers(sql).pluck().all(parameters) as number[]
    },
    close: () => db.destroy(),
  }
}

const openFile = (file: string, cacheBytes: number) => {
  try {
    const isNew = file !== ':memory:' && !existsSync(file)
    const raw = new BetterSqlite3(file, { timeout: openingMs })
    // Set the mode while the file is empty. The write-ahead log gets the same mode.
    if (isNew) chmodSync(file, 0o600)
    raw.pragma('journal_mode = WAL')
    // `openLog` writes each commit to the disk. SQLite itself would block the event loop.
    raw.pragma('synchronous = NORMAL')
    const reader =
      file === ':memory:'
        ? undefined
        : new BetterSqlite3(file, { readonly: true, timeout: openingMs })
    for (const connection of [raw, reader]) {
      connection?.pragma('foreign_keys = ON')
      connection?.pragma(`cache_size = -${Math.floor(cacheBytes / 2048)}`)
      // A wait inside SQLite would block the event loop; `createWriter` waits instead.
      connection?.pragma('busy_timeout = 0')
    }
    return { raw, reader }
  } catch (error) {
    const isBroken =
      error instanceof BetterSqlite3.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)
    if (!isBroken) throw error
    const why = error.code === 'SQLITE_NOTADB' ? 'is not a database of the shop' : 'is damaged'
    throw new StartError(`The file ${file} ${why}. Move it away, and restore a backup.`, {
      cause: error,
    })
  }
}

const columns: ColumnTypes = {
  integer: 'integer',
  text: 'text',
  real: 'real',
  counter: (column) => column.primaryKey(),
  tableEnd: 'strict',
}

/** No-ops, because a transaction is the only writer. */
const lock: Locks = {
  migration: async () => {},
  customer: async () => {},
  cartStock: async () => {},
  catalogue: async () => {},
}

/** The file cannot be written or opened. */
const gone = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|NOTADB|CORRUPT)/
/** Another process held the write lock for too long. */
const busy = /^SQLITE_BUSY/

/** The disk did not take the log. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'fdatasync'

const faultOf = (error: unknown): Fault | undefined => {
  if (isLost(error)) return 'gone'
  if (!(error instanceof BetterSqlite3.SqliteError)) return undefined
  if (busy.test(error.code)) return 'busy'
  return gone.test(error.code) ? 'gone' : undefined
}
