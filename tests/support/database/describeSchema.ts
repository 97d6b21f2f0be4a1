import { sql } from 'kysely'
import type { Engine } from '../../../server/store/engine.ts'

/** Tables, columns, indexes and constraints of a database, a line each, in order. */
export const describeSchema = async (engine: Engine): Promise<readonly string[]> => {
  const query = engine.name === 'sqlite' ? ofSqlite : ofPostgres
  const { rows } = await sql<{ line: string }>`${query}`.execute(engine.db)
  return rows.map(({ line }) => line)
}

const ofSqlite = sql`select sql as line from sqlite_schema where sql is not null order by sql`

const ofPostgres = sql`
  select concat_ws(' ', table_name, column_name, data_type, collation_name, column_default,
      'nullable ' || is_nullable, 'identity ' || is_identity) as line
    from information_schema.columns where table_schema = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  order by line`
