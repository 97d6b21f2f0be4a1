import { join } from 'node:path'
import type { Engine } from '../../server/store/engine.ts'
import { openSqlite } from '../../server/store/sqlite.ts'

/**
 * An empty database for one test shop, on the engine that the vitest project names in `TEST_ENGINE`.
 * @param dataDir where an embedded engine keeps its file
 */
export const openTestEngine = async (dataDir: string): Promise<Engine> => {
  switch (process.env.TEST_ENGINE) {
    case 'pglite':
      return (await import('./pglite.ts')).openPglite()
    case 'postgres':
      return (await import('./postgres.ts')).openTestDatabase()
    default:
      return openSqlite(join(dataDir, 'shop.sqlite'))
  }
}
