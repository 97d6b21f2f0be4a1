import type BetterSqlite3 from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Writer } from './sqlite.writer.ts'

/** Prepared statements that a connection keeps at the most; lists of another length count as others. */
const keptStatements = 500

type Prepare = (sql: string) => BetterSqlite3.Statement

/** Prepares each statement once instead of at every execution. */
const preparedOnce = (raw: BetterSqlite3.Database): Prepare => {
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

/** A file opened twice: whoever only reads never waits for a writer. */
interface Files {
  readonly file: BetterSqlite3.Database
  /** Reads what is committed; undefined for a database in memory, which cannot be opened twice. */
  readonly reader: BetterSqlite3.Database | undefined
  readonly writer: Writer
}

const isRead = /^\s*(select|with)\b/i

/** One user of the database: statements by themselves, or within a transaction. */
class Connection implements DatabaseConnection {
  readonly #prepare: Prepare
  readonly #prepareRead: Prepare | undefined
  readonly #writer: Writer
  #isInTransaction = false

  constructor(prepare: Prepare, prepareRead: Prepare | undefined, writer: Writer) {
    this.#prepare = prepare
    this.#prepareRead = prepareRead
    this.#writer = writer
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return run(this.#prepare(sql), parameters)
    if (this.#prepareRead && isRead.test(sql)) {
      const statement = this.#prepareRead(sql)
      if (statement.readonly) return run(statement, parameters)
    }
    await this.#writer.enter()
    try {
      return await this.#writer.onceFree(() => run<R>(this.#prepare(sql), parameters))
    } finally {
      this.#writer.leave()
    }
  }

  // biome-ignore lint/correctness/useYield: the shop streams nothing; Kysely's interface asks for it
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream; read in batches.')
  }

  /**
   * Begins as the writer: a reader that turns writer is refused at once when another process has written
   * meanwhile.
   */
  async begin(): Promise<void> {
    await this.#writer.enter()
    try {
      await this.#writer.onceFree(() => this.#prepare('begin immediate').run())
      this.#isInTransaction = true
    } catch (error) {
      this.#writer.leave()
      throw error
    }
  }

  /** A commit that fails is rolled back by Kysely, which then ends the transaction. */
  async commit(): Promise<void> {
    this.#prepare('commit').run()
    this.#end()
  }

  async rollback(file: BetterSqlite3.Database): Promise<void> {
    try {
      // A full disk has ended the transaction already.
      if (file.inTransaction) this.#prepare('rollback').run()
    } finally {
      this.#end()
    }
  }

  #end() {
    this.#isInTransaction = false
    this.#writer.leave()
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
    return new Connection(this.#prepare, this.#prepareRead, this.#files.writer)
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
    this.#files.reader?.close()
    this.#files.file.close()
  }
}

/** Every transaction and statement comes by its own connection; a schema is changed in transactions too. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * SQLite for Kysely, with what its own dialect lacks: reads pass a transaction that is under way, no wait
 * for another process holds up the event loop, and migrations are transactions.
 */
export const sqliteDialect = (files: Files): Dialect => ({
  createDriver: () => new SqliteDriver(files),
  createQueryCompiler: (): QueryCompiler => new SqliteQueryCompiler(),
  createAdapter: () => new ManyConnections(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
