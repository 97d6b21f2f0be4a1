import type BetterSqlite3 from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'
import type { Log } from './sqlite.log.ts'
import type { Writer } from './sqlite.writer.ts'

/** Prepared statements cached per connection. Lists of different lengths need different statements. */
const keptStatements = 500

type Prepare = (sql: string) => BetterSqlite3.Statement

/** Caches prepared statements. */
export const preparedOnce = (raw: BetterSqlite3.Database): Prepare => {
  const kept = new Map<string, BetterSqlite3.Statement>()
  return (sql) => {
    const known = kept.get(sql)
    if (known) return known
    const statement = raw.prepare(sql)
    if (kept.size >= keptStatements) kept.delete(kept.keys().next().value as string)
    kept.set(sql, statement)
    return statement
  }
}

const run = <R>(
  statement: BetterSqlite3.Statement,
  parameters: readonly unknown[],
): QueryResult<R> => {
  if (statement.reader) return { rows: statement.all(parameters) as R[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** One file, opened twice, so that reads never wait for a writer. */
interface Files {
  readonly file: BetterSqlite3.Database
  /** Sees committed data only. Undefined for a database in memory, which cannot be opened twice. */
  readonly reader: BetterSqlite3.Database | undefined
  readonly writer: Writer
  readonly log: Log
}

const isRead = /^\s*(select|with)\b/i

/** Counters that nobody is promised: a power failure may undo the last changes. */
const isCounter = /^insert into "(rate_limit|view_count)"/

/** Runs statements one by one, or within a transaction. */
class Connection implements DatabaseConnection {
  readonly #prepare: Prepare
  readonly #prepareRead: Prepare | undefined
  readonly #writer: Writer
  readonly #log: Log
  /** Releases the writer at the end of an open transaction. */
  #leave: (() => void) | undefined

  constructor(prepare: Prepare, prepareRead: Prepare | undefined, { writer, log }: Files) {
    this.#prepare = prepare
    this.#prepareRead = prepareRead
    this.#writer = writer
    this.#log = log
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#leave) return run(this.#prepare(sql), parameters)
    if (this.#prepareRead && isRead.test(sql)) {
      const statement = this.#prepareRead(sql)
      if (statement.readonly) return run(statement, parameters)
    }
    const leave = await this.#writer.enter()
    const done = await this.#writer
      .onceFree(() => run<R>(this.#prepare(sql), parameters))
      .finally(leave)
    if (!isCounter.test(sql)) await this.#log.onDisk()
    return done
  }

  // biome-ignore lint/correctness/useYield: the shop streams nothing; Kysely's interface asks for it
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream; read in batches.')
  }

  /**
   * Takes the write lock immediately: SQLite refuses to upgrade a read transaction after another process has written.
   */
  async begin(): Promise<void> {
    const leave = await this.#writer.enter()
    try {
      await this.#writer.onceFree(() => this.#prepare('begin immediate').run())
      this.#leave = leave
    } catch (error) {
      leave()
      throw error
    }
  }

  /**
   * The next writer starts while the disk is being written. Kysely rolls back after a failed commit. The rollback then
   * releases the writer.
   */
  async commit(): Promise<void> {
    this.#prepare('commit').run()
    this.#end()
    await this.#log.onDisk()
  }

  async rollback(file: BetterSqlite3.Database): Promise<void> {
    // Committed, but perhaps not on the disk. An open transaction belongs to the next writer.
    if (!this.#leave) return
    try {
      // A full disk has ended the transaction already.
      if (file.inTransaction) this.#prepare('rollback').run()
    } finally {
      this.#end()
    }
  }

  #end() {
    this.#leave?.()
    this.#leave = undefined
  }
}

class SqliteDriver implements Driver {
  readonly #files: Files
  readonly #prepare: Prepare
  readonly #prepareRead: Prepare | undefined

  constructor(files: Files) {
    this.#files = files
    this.#prepare = preparedOnce(files.file)
    this.#prepareRead = files.reader && preparedOnce(files.reader)
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#prepare, this.#prepareRead, this.#files)
  }
  async releaseConnection(): Promise<void> {}
  beginTransaction(connection: Connection): Promise<void> {
    return connection.begin()
  }
  commitTransaction(connection: Connection): Promise<void> {
    return connection.commit()
  }
  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.rollback(this.#files.file)
  }
  async destroy(): Promise<void> {
    await this.#files.log.close()
    this.#files.reader?.close()
    this.#files.file.close()
  }
}

/**
 * SQLite plans a statement again at its next run if a parameter was compared with a column or limits the rows, since
 * another value may allow a better plan. Planning takes several times as long as running. It does not do so for an
 * expression, nor for a number in the text (docs/decisions/server/2026-11-27-planned-once.md).
 */
class PlannedOnce extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }

  protected override visitLimit(node: LimitNode): void {
    const { limit } = node
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value))
      this.append(`limit ${limit.value}`)
    else super.visitLimit(node)
  }
}

/** Several connections may be open at once, and schema changes are transactional. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * A SQLite dialect for Kysely. Unlike Kysely's own, it reads while a transaction is open, never blocks the event loop
 * while another process writes, and runs migrations in a transaction.
 */
export const sqliteDialect = (files: Files): Dialect => ({
  createDriver: () => new SqliteDriver(files),
  createQueryCompiler: (): QueryCompiler => new PlannedOnce(),
  createAdapter: () => new ManyConnections(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
