import { type RawBuilder, sql } from 'kysely'

/** Rows that one statement brings at the most; a few values each, far below what the engines take. */
const rowsAtOnce = 500

/** Parts of a long list, each short enough for one statement. */
export const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) =>
    rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce),
  )

/**
 * Given rows as a table of a statement, with the columns `column1`, `column2` and so on. PostgreSQL takes
 * the values for text: numbers are to be cast.
 */
export const givenRows = (rows: readonly (readonly unknown[])[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))})`
