import type { SearchIndex } from '../search/index.ts'
import type { Db } from './schema.ts'

/** What differs between database engines, and nothing else. */
export interface Engine {
  readonly db: Db
  readonly search: SearchIndex
  /** Column types and the end of `create table`, as the engine spells them. */
  readonly columns: ColumnTypes
  close(): Promise<void>
}

export interface ColumnTypes {
  readonly integer: 'integer' | 'bigint'
  readonly text: 'text'
  readonly real: 'real' | 'double precision'
  /** What follows the column list: `strict` where the engine knows it. */
  readonly tableEnd: string
}
