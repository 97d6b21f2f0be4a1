import type { ColumnDefinitionBuilder, RawBuilder } from 'kysely'

/** Column types and the end of `create table` in the syntax of an engine. */
export interface ColumnTypes {
  readonly integer: 'integer' | 'bigint'
  /** Text compares and sorts by its bytes. */
  readonly text: 'text' | RawBuilder<string>
  readonly real: 'real' | 'double precision'
  /** Makes an integer column an auto-incremented key. */
  counter(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** What follows the column list: `strict` if the engine supports it. */
  readonly tableEnd: string
}
