import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { putDocuments } from '../../search/documents.ts'
import { documentOf } from '../../search/indexProduct.ts'
import type { Engine } from '../../store/engine.ts'
import type { Trx } from '../../store/schema.ts'
import { TeamError } from '../parts/withShop.ts'
import { readTables, type Table } from './tables.ts'

/** The result for a table. */
export interface Moved {
  readonly table: string
  readonly rows: number
}

type Values = Readonly<Record<string, unknown>>

/** Rows per batch. */
const batch = 500
/** Maximum number of parameters per statement that both engines support. */
const placeholders = 30_000

/**
 * Copies every row of a shop into an empty shop on another engine, including ids, counters and sessions, and compares
 * the number and checksum of the rows of each table. All or nothing.
 * @throws TeamError if the other shop is not empty, or a copied table differs
 */
export const moveShop = async (from: Engine, to: Engine): Promise<Moved[]> => {
  const tables = await readTables()
  // Lock the old shop during the copy, and commit the new one only if everything matches.
  const moved = await from.db.transaction().execute((source) =>
    to.db.transaction().execute(async (target) => {
      await refuseFilled(target)
      for (const { name } of tables.toReversed())
        await sql`delete from ${sql.table(name)}`.execute(target)
      const counters = to.name === 'sqlite' ? new Map<string, string>() : await readCounters(target)
      const moved: Moved[] = []
      for (const table of tables) {
        const counter = counters.get(table.name)
        const sent = await copy(source, target, { ...table, hasCounter: counter !== undefined })
        if (counter !== undefined) await setCounter(target, table.name, counter)
        const arrived = await summarize(target, table)
        if (sent.rows !== arrived.rows || sent.checksum !== arrived.checksum)
          throw new TeamError(
            `The table ${table.name} did not come out the same: ${sent.rows} rows were read and ${arrived.rows} are there. Nothing was moved.`,
          )
        moved.push({ table: table.name, rows: sent.rows })
      }
      await indexAll(to, target)
      return moved
    }),
  )
  // PostgreSQL updates its statistics only after a while, and uses slow plans until then.
  if (to.name !== 'sqlite') await sql`analyze`.execute(to.db)
  return moved
}

/** Never overwrite a shop that is in use. */
const refuseFilled = async (target: Trx): Promise<void> => {
  for (const table of ['product', 'customer', 'customer_order'] as const)
    if (await target.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      throw new TeamError(
        `The other shop is not empty: there are rows in ${table}. Nothing was moved.`,
      )
}

/** Identity columns of PostgreSQL by table. SQLite continues from the highest number. */
const readCounters = async (trx: Trx): Promise<Map<string, string>> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(trx)
  return new Map(rows.map(({ table, column }) => [table, column]))
}

/** Sets a counter to continue after the highest number. */
const setCounter = async (trx: Trx, table: string, column: string): Promise<void> => {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(max(${sql.ref(column)}), 1), count(*) > 0)
    from ${sql.table(table)}`.execute(trx)
}

/** A table of the target. Identity columns accept given numbers only with an explicit clause. */
interface Target extends Table {
  readonly hasCounter: boolean
}

/** The rows of a table, ordered by primary key. */
async function* rowsOf(trx: Trx, { name, columns, key }: Table): AsyncGenerator<Values[]> {
  const list = (of: readonly string[]) => sql.join(of.map((column) => sql.ref(column)))
  let last: Values | undefined
  for (;;) {
    const after = last
      ? sql`where (${list(key)}) > (${sql.join(key.map((column) => last?.[column]))})`
      : sql``
    const { rows } = await sql<Values>`select ${list(columns)} from ${sql.table(name)} ${after}
      order by ${list(key)} limit ${batch}`.execute(trx)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)
  }
}

/** Copies the rows of a table. @returns number and checksum of the rows */
const copy = async (source: Trx, target: Trx, table: Target) => {
  const later: Values[] = []
  const sent = await summarize(source, table, async (rows) => {
    if (table.parent === undefined) await insert(target, table, rows)
    else later.push(...rows)
  })
  await insertByParent(target, table, later)
  return sent
}

/** Reads the rows of a table in batches. */
const summarize = async (
  trx: Trx,
  table: Table,
  use: (rows: readonly Values[]) => Promise<void> = async () => {},
) => {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of rowsOf(trx, table)) {
    for (const row of rows)
      hash.update(`${JSON.stringify(table.columns.map((column) => row[column]))}\n`)
    count += rows.length
    await use(rows)
  }
  return { rows: count, checksum: hash.digest('hex') }
}

const insert = async (trx: Trx, { name, columns, hasCounter }: Target, rows: readonly Values[]) => {
  const overriding = sql.raw(hasCounter ? 'overriding system value' : '')
  const atOnce = Math.max(1, Math.floor(placeholders / columns.length))
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${overriding} values ${sql.join(values)}`.execute(trx)
  }
}

/** Orders rows after those of the same table that they refer to. */
const insertByParent = async (trx: Trx, table: Target, rows: readonly Values[]) => {
  const [id = ''] = table.key
  const there = new Set<unknown>([null])
  let left = rows
  while (left.length > 0) {
    const ready = left.filter((row) => there.has(row[table.parent ?? '']))
    if (ready.length === 0)
      throw new TeamError(`Rows of ${table.name} point to each other in a circle.`)
    await insert(trx, table, ready)
    for (const row of ready) there.add(row[id])
    left = left.filter((row) => !there.has(row[id]))
  }
}

/** Builds the search index from the products on sale. */
const indexAll = async (engine: Engine, trx: Trx): Promise<void> => {
  let last = ''
  for (;;) {
    const products = await trx
      .selectFrom('product')
      .select(['id', 'detail_json'])
      .where('status', '=', 'active')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    const documents = products.map(({ detail_json }) =>
      documentOf(JSON.parse(detail_json) as Product),
    )
    await putDocuments(engine, trx, documents)
    if (products.length < batch) return
    last = products.at(-1)?.id ?? ''
  }
}
