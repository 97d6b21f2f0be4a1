import type { PGlite } from '@electric-sql/pglite'
import type { Prepare } from './engine.ts'

/** All tables, columns, constraints, indexes and triggers of the shop, as one text. */
const schemaText = `
  select md5(string_agg(line, '|' order by line)) as text from (
    select c.relname || ' ' || a.attname || ' ' || a.atttypid || ' ' || a.attnotnull as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and not a.attisdropped
    union all select conname || conrelid from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgname || tgrelid from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  ) lines`

/** The tables of the shop, each with the columns that can be written. */
const tablesText = `
  select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname`

const sequencesText = `
  select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`

interface Table {
  readonly name: string
  readonly columns: string
}

/** A sequence and its last value; null if it has not been used. */
interface Sequence {
  readonly name: string
  readonly last: number | null
}

/** The rows of a table as JSON. */
interface Rows extends Table {
  readonly rows: string
}

interface Copy {
  readonly prepare: Prepare
  readonly schema: unknown
  readonly tables: readonly Table[]
  readonly filled: readonly Rows[]
  readonly sequences: readonly Sequence[]
}

const readSchema = async (pglite: PGlite) =>
  (await pglite.query<{ text: unknown }>(schemaText)).rows[0]?.text

/** Tables that have rows. */
const filledOf = async (pglite: PGlite, tables: readonly Table[]): Promise<readonly Table[]> => {
  const asked = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from "${name}")`,
  )
  const { rows } = await pglite.query<{ name: string }>(asked.join(' union all '))
  const names = new Set(rows.map(({ name }) => name))
  return tables.filter(({ name }) => names.has(name))
}

const rowsOf = async (pglite: PGlite, table: Table): Promise<Rows> => {
  const text = `select json_agg(t)::text as rows from (select ${table.columns} from "${table.name}") t`
  const { rows } = await pglite.query<{ rows: string }>(text)
  return { ...table, rows: rows[0]?.rows ?? '[]' }
}

/** Keeps the rows and counters of a prepared database, and puts them back for the next shop. */
export const createPgliteCopies = () => {
  let copy: Copy | undefined

  return {
    keep: async (pglite: PGlite, prepare: Prepare): Promise<void> => {
      const { rows: tables } = await pglite.query<Table>(tablesText)
      const { rows: sequences } = await pglite.query<Sequence>(sequencesText)
      const filled: Rows[] = []
      for (const table of await filledOf(pglite, tables)) filled.push(await rowsOf(pglite, table))
      copy = { prepare, schema: await readSchema(pglite), tables, filled, sequences }
    },

    /** @returns false if there is no copy, or if the previous shop has changed the tables */
    restore: async (pglite: PGlite, prepare: Prepare): Promise<boolean> => {
      if (copy?.prepare !== prepare || copy.schema !== (await readSchema(pglite))) return false
      const emptied = (await filledOf(pglite, copy.tables)).map(({ name }) => `"${name}"`)
      // Foreign keys would demand an order of the tables.
      await pglite.exec('set session_replication_role = replica')
      if (emptied.length > 0) await pglite.exec(`truncate ${emptied.join(', ')} cascade`)
      for (const { name, columns, rows } of copy.filled)
        await pglite.query(
          `insert into "${name}" (${columns}) overriding system value
            select ${columns} from json_populate_recordset(null::"${name}", $1)`,
          [rows],
        )
      for (const { name, last } of copy.sequences)
        await pglite.exec(
          last === null
            ? `alter sequence "${name}" restart`
            : `select setval('"${name}"', ${last})`,
        )
      await pglite.exec('set session_replication_role = default')
      return true
    },
  }
}
