import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import type { Db } from '../../store/schema.ts'

/**
 * Leaves the WAL mode of an embedded database. SQLite allows this only if no other process has the file open.
 * @returns whether it succeeded
 */
export const closeLog = (file: string): boolean => {
  const raw = new BetterSqlite3(file, { timeout: 0 })
  try {
    return raw.pragma('journal_mode = delete', { simple: true }) === 'delete'
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error
    return false
  } finally {
    raw.close()
  }
}

/** Whether another process of the shop is connected to its PostgreSQL database. */
export const isConnected = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'alma' and pid <> pg_backend_pid()`.execute(
    db,
  )
  return rows.length > 0
}
