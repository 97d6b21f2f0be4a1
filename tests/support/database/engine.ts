import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'

/**
 * A database for one test shop, on the engine that the Vitest project sets in `TEST_ENGINE`.
 * @param dataDir folder for the file of an embedded engine
 * @param script SQL that fills the database; without it, the database is empty
 */
export const openTestEngine = async (dataDir: string, script = ''): Promise<Engine> => {
  switch (process.env.TEST_ENGINE) {
    case 'pglite':
      return (await import('./pglite.ts')).openPglite(script)
    case 'postgres':
      return (await import('./postgres.ts')).openTestDatabase(script)
    default:
      return openSqliteWith(join(dataDir, 'shop.sqlite'), script)
  }
}

const openSqliteWith = (file: string, script: string): Engine => {
  if (script !== '') {
    const raw = new BetterSqlite3(file)
    raw.exec(script)
    raw.close()
  }
  return openSqlite(file)
}
