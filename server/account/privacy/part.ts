import type { Database, Db, Row } from '../../store/schema.ts'

/** The customer whose data is exported. Texts of the shop are in the customer's language. */
export interface Subject {
  readonly db: Db
  readonly customerId: string
  readonly email: string
  readonly language: string
}

export type Cell = string | number | boolean | null | object

/** A list of an export: a field of `everything.json` and a CSV file. */
export interface Part {
  /** The tables that it covers. */
  readonly tables: readonly (keyof Database)[]
  readonly columns: readonly string[]
  /** The rows, each with a cell for every column. */
  readonly rows: (subject: Subject) => AsyncGenerator<readonly Cell[]>
}

/** @param cells the columns by name, each with a function that reads it from a row */
export const createPart = <R>(
  tables: Part['tables'],
  read: (subject: Subject) => AsyncIterable<R>,
  cells: Readonly<Record<string, (row: R, subject: Subject) => Cell>>,
): Part => ({
  tables,
  columns: Object.keys(cells),
  rows: async function* (subject) {
    for await (const row of read(subject))
      yield Object.values(cells).map((cell) => cell(row, subject))
  },
})

/** Rows per page. */
export const pageSize = 200

/**
 * Reads rows in pages, so that a long list is never in memory as a whole and the database is free between pages.
 * @param read reads at most `pageSize` rows after `last`
 */
export async function* inPages<R>(
  read: (last: R | undefined) => Promise<readonly R[]>,
): AsyncGenerator<R> {
  let last: R | undefined
  while (true) {
    const rows = await read(last)
    yield* rows
    if (rows.length < pageSize) return
    last = rows.at(-1)
  }
}

type OwnTable = {
  [T in keyof Database]: Row<T> extends { customer_id: string } ? T : never
}[keyof Database]

/**
 * The rows of a customer in a table.
 * @param key a unique column
 */
export const ownRows =
  <T extends OwnTable>(table: T, key: keyof Row<T> & string) =>
  ({ db, customerId }: Subject): AsyncGenerator<Row<T>> =>
    inPages<Row<T>>(async (last) => {
      // All these tables have the two columns. The types of the others do not matter here.
      const own = db
        .selectFrom(table as 'address')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy(key as 'id')
        .limit(pageSize)
      const rows = await (last ? own.where(key as 'id', '>', last[key] as string) : own).execute()
      return rows as unknown as Row<T>[]
    })

export const moment = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString()
