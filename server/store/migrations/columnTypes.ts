import type { ColumnDefinitionBuilder, RawBuilder } from 'kysely'

/** Column types and the end of `create table`, as an engine spells them. */
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
