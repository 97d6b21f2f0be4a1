import { existsSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { TeamError } from '../parts/withShop.ts'

/**
 * Checks that a file is a complete database of a shop.
 * @throws TeamError that says what it is instead
 */
export const checkDatabase = (file: string): void => {
  if (!existsSync(file)) throw new TeamError(`${file} is not there.`)
  let raw: BetterSqlite3.Database | undefined
  try {
    raw = new BetterSqlite3(file, { readonly: true })
    const found = raw.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new TeamError(`${file} is damaged: ${found}`)
    const isShop = raw.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
    if (!isShop) throw new TeamError(`${file} is a database, but not that of a shop.`)
  } catch (error) {
    if (error instanceof TeamError) throw error
    throw new TeamError(`${file} is not a complete database: ${(error as Error).message}`)
  } finally {
    raw?.close()
  }
}
