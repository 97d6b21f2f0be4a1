import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import type { ColumnTypes } from '../migrations/columnTypes.ts'
import type { Database } from '../schema.ts'
import { postgresFaultOf } from './postgres.faults.ts'
import { postgresLocks } from './postgres.locks.ts'
import { withRetries } from './postgres.retry.ts'
import { postgresSearch } from './postgres.search.ts'
import { createStatementNames } from './postgres.statements.ts'

/** Maximum number of connections per process. */
const connections = 10
/** Longest wait for the server to accept a connection, ms. Shorter than the timeout of the client. */
const connectMs = 1_500
/** Longest wait for a free connection of the pool, ms. */
const queueMs = 15_000
/** Longest wait for a lock that another transaction holds, ms. */
const lockMs = 10_000

/**
 * A PostgreSQL server, for a shop that outgrows one machine. Connects with the first query; the next query replaces a
 * broken connection.
 * @param url `postgres://user:password@host:port/database`
 * @param statementMs longest wait for one statement, ms; after that the server counts as gone
 */
export const openPostgres = (url: string, statementMs: number): Engine => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'alma',
    keepAlive: true,
    query_timeout: statementMs,
    lock_timeout: Math.max(lockMs, statementMs),
    max: connections,
    connectionTimeoutMillis: queueMs,
    types,
    Client: QuickClient,
  })
  // Without listeners, a lost connection would end the process. The queries fail by themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = withRetries(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }))
  return {
    ...postgresParts,
    db,
    readNumbers: async (query) => {
      const { sql: text, parameters: values } = query.compile()
      const { rows } = await pool.query<[number]>({
        ...{ text, values: [...values], name: nameOf(text), rowMode: 'array' },
      })
      return rows.map(([number]) => number)
    },
    close: () => pool.end(),
  }
}

/** What PostgreSQL servers and PostgreSQL in WebAssembly have in common. */
export const postgresParts: Pick<
  Engine,
  'name' | 'search' | 'columns' | 'lock' | 'skipTaken' | 'faultOf'
> = {
  name: 'postgres',
  search: postgresSearch,
  columns: {
    integer: 'bigint',
    // Compare by bytes like SQLite, so that the order does not depend on the server's locale.
    text: sql`text collate "C"`,
    real: 'double precision',
    counter: (column) => column.primaryKey().generatedAlwaysAsIdentity(),
    tableEnd: '',
  } satisfies ColumnTypes,
  lock: postgresLocks,
  skipTaken: (query) => query.forUpdate().skipLocked(),
  faultOf: postgresFaultOf,
}

/** Read `bigint` and `numeric` as numbers: the shop's values are far below 2^53. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** All connections of the process use the same names. */
const nameOf = createStatementNames()

/**
 * The pool's timeout includes the wait for a free connection; connecting itself has a shorter timeout. Within a
 * transaction, a statement may also wait for locks. The server ends that wait (`lock_timeout`), so the client waits
 * longer before it gives the connection up. Statements that recur are prepared.
 */
class QuickClient extends pg.Client {
  readonly #waitMs: number
  #isInTransaction = false

  constructor(config?: string | pg.ClientConfig) {
    const given = config as pg.ClientConfig
    super({ ...given, connectionTimeoutMillis: connectMs })
    this.#waitMs = Number(given.lock_timeout) + Number(given.query_timeout)
  }

  /** Closes the connection if a statement times out, because later statements would wait behind it. */
  // biome-ignore lint/suspicious/noExplicitAny: the overloads are passed on as they come
  override query(...args: any[]): any {
    const running: unknown = super.query(...(this.#withNameAndTime(args) as [string]))
    if (running instanceof Promise)
      running.catch(({ message }: Error) => {
        if (message === 'Query read timeout') this.connection.stream.destroy()
      })
    return running
  }

  #withNameAndTime([query, ...rest]: readonly unknown[]): unknown[] {
    if (typeof query !== 'string') return [query, ...rest]
    if (query === 'begin' || query === 'commit' || query === 'rollback') {
      this.#isInTransaction = query === 'begin'
      return [query, ...rest]
    }
    const [values, ...others] = rest
    const timeout = this.#isInTransaction ? { query_timeout: this.#waitMs } : {}
    return [{ text: query, values, name: nameOf(query), ...timeout }, ...others]
  }
}
