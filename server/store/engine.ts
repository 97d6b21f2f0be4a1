import type { ColumnDefinitionBuilder, Compilable, RawBuilder, SelectQueryBuilder } from 'kysely'
import type { SearchIndex } from '../search/index.ts'
import type { Database, Db, Trx } from './schema.ts'

/** What differs between database engines, and nothing else. */
export interface Engine {
  readonly db: Db
  readonly search: SearchIndex
  /** Column types and the end of `create table`, as the engine spells them. */
  readonly columns: ColumnTypes
  readonly lock: Locks
  /** Lets a query of free jobs skip the rows that another process is taking. */
  skipTaken<O>(query: JobQuery<O>): JobQuery<O>
  /**
   * Compiles a query once, with a `hole()` for each value that an execution brings. For the few reads
   * that nearly every request makes: they see what is committed and never wait for a writer.
   */
  prepareRead<R>(query: Compilable<R>): PreparedRead<R>
  /** The same for a query of one column of numbers: it gives them alone, tens of thousands of them fast. */
  prepareNumbers(query: Compilable<Readonly<Record<string, number>>>): PreparedRead<number>
  /** What an error of the database says; undefined when it is a mistake of the program. */
  faultOf(error: unknown): Fault | undefined
  close(): Promise<void>
}

export type JobQuery<O> = SelectQueryBuilder<Database, 'job', O>

export type PreparedRead<R> = (values?: Readonly<Record<string, unknown>>) => Promise<R[]>

/**
 * `gone`: the database cannot be reached or cannot write. `busy`: it works, but another transaction held a
 * lock for too long. `raced`: another transaction was first, and nothing of this one is kept. `unstorable`: text
 * that the database cannot hold.
 */
export type Fault = 'gone' | 'busy' | 'raced' | 'unstorable'

/**
 * What a transaction takes before it reads what it is going to change, and keeps until it ends. Always
 * in the order they stand here, so that no two transactions wait for each other.
 */
export interface Locks {
  /** The schema, while migrations run. */
  migration(trx: Trx): Promise<void>
  /** One customer's cart, orders and addresses. */
  customer(trx: Trx, customerId: string): Promise<void>
  /** The products and the stock that stand in a customer's cart, for an order. */
  cartStock(trx: Trx, customerId: string): Promise<void>
  /** The whole catalogue, for whoever writes it. */
  catalogue(trx: Trx): Promise<void>
}

export interface ColumnTypes {
  readonly integer: 'integer' | 'bigint'
  /** Text compares and sorts by its bytes. */
  readonly text: 'text' | RawBuilder<string>
  readonly real: 'real' | 'double precision'
  /** Makes an integer column the key that counts up by itself. */
  counter(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** What follows the column list: `strict` where the engine knows it. */
  readonly tableEnd: string
}
