import type { Compilable } from 'kysely'
import type { SearchIndex } from '../search/index.ts'
import type { Db } from './schema.ts'

/** What differs between database engines, and nothing else. */
export interface Engine {
  readonly db: Db
  readonly search: SearchIndex
  /** Column types and the end of `create table`, as the engine spells them. */
  readonly columns: ColumnTypes
  /**
   * Compiles a query once, with a `hole()` for each value that an execution brings. For the few reads
   * that nearly every request makes: they see what is committed and never wait for a writer.
   */
  prepareRead<R>(query: Compilable<R>): PreparedRead<R>
  close(): Promise<void>
}

export type PreparedRead<R> = (values?: Readonly<Record<string, unknown>>) => Promise<R[]>

export interface ColumnTypes {
  readonly integer: 'integer' | 'bigint'
  readonly text: 'text'
  readonly real: 'real' | 'double precision'
  /** What follows the column list: `strict` where the engine knows it. */
  readonly tableEnd: string
}
