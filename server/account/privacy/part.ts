import type { Database, Db, Row } from '../../store/schema.ts'

/** Whose data are read. Texts of the shop are given in the customer's language. */
export interface Subject {
  readonly db: Db
  readonly customerId: string
  readonly email: string
  readonly language: string
}

export type Cell = string | number | boolean | null | object

/** One list of an export: a table of `everything.json`, and a file of its own for spreadsheets. */
export interface Part {
  /** The tables that it shows. */
  readonly tables: readonly (keyof Database)[]
  readonly columns: readonly string[]
  /** The rows, each with a cell for every column. */
  readonly rows: (subject: Subject) => AsyncGenerator<readonly Cell[]>
}

/** @param cells the columns by name, each with what it shows of a row */
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

/** Rows that are read at once. */
export const pageSize = 200

/**
 * Rows in pages: a long list is never whole in memory, and the database is free between two pages.
 * @param read the rows after `last`, at most `pageSize`
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
 * @param key a column in which no two of the rows are alike
 */
export const ownRows =
  <T extends OwnTable>(table: T, key: keyof Row<T> & string) =>
  ({ db, customerId }: Subject): AsyncGenerator<Row<T>> =>
    inPages<Row<T>>(async (last) => {
      // The tables have the two columns in common; the types of any other one do not matter here.
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
