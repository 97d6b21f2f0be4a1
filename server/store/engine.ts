import type { Compilable, SelectQueryBuilder } from 'kysely'
import type { ColumnTypes } from './migrations/columnTypes.ts'
import type { Database, Db, Trx } from './schema.ts'
import type { SearchIndex } from './searchIndex.ts'

/** What differs between database engines, and nothing else. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Db
  readonly search: SearchIndex
  readonly columns: ColumnTypes
  readonly lock: Locks
  /** Makes a query for free jobs skip the rows that another process has locked. */
  skipTaken<O>(query: JobQuery<O>): JobQuery<O>
  /** Reads one numeric column as plain numbers, which is fast for tens of thousands of rows. Sees committed data only. */
  readNumbers(query: Compilable<Readonly<Record<string, number>>>): Promise<number[]>
  /** Classifies an error of the database. Returns undefined for a programming error. */
  faultOf(error: unknown): Fault | undefined
  close(): Promise<void>
}

export type JobQuery<O> = SelectQueryBuilder<Database, 'job', O>

/**
 * `gone`: the database cannot be reached or cannot write. `busy`: another transaction held a lock for too long.
 * `raced`: the transaction lost against a concurrent one and was rolled back. `unstorable`: text that the database
 * cannot store.
 */
export type Fault = 'gone' | 'busy' | 'raced' | 'unstorable'

/**
 * Locks that a transaction takes before it reads the rows it is going to change, and holds until it ends. To avoid
 * deadlocks, take them in the order listed here.
 */
export interface Locks {
  /** The schema, while migrations run. */
  migration(trx: Trx): Promise<void>
  /** One customer's cart, orders and addresses. */
  customer(trx: Trx, customerId: string): Promise<void>
  /** The products and variants in a customer's cart, while an order is placed. */
  cartStock(trx: Trx, customerId: string): Promise<void>
  /** The whole catalogue, for writers. */
  catalogue(trx: Trx): Promise<void>
}
