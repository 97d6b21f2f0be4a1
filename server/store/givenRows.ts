import { type RawBuilder, sql } from 'kysely'

/** Rows per statement. With a few values each, this is far below the parameter limits of both engines. */
const batchSize = 500

/** Splits a list into parts that fit into one statement. */
export const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, i) =>
    rows.slice(i * batchSize, (i + 1) * batchSize),
  )

/**
 * Values as a table in a statement, with the columns `column1`, `column2` and so on. PostgreSQL treats them as text, so
 * cast numbers.
 */
export const givenRows = (rows: readonly (readonly unknown[])[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))})`
