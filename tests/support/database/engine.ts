import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'

/** Migrates and fills an empty database; always in the same way. */
export type Prepare = (engine: Engine) => Promise<void>

const fileIn = (dataDir: string) => join(dataDir, 'shop.sqlite')

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
      return openSqliteWith(fileIn(dataDir), script)
  }
}

/**
 * The same with a prepared database. Embedded engines prepare it once for each worker, and copy it.
 * @param dataDir folder for the file of an embedded engine
 */
export const openPreparedEngine = async (dataDir: string, prepare: Prepare): Promise<Engine> => {
  switch (process.env.TEST_ENGINE) {
    case 'pglite':
      return (await import('./pglite.ts')).openPreparedPglite(prepare)
    case 'postgres': {
      const engine = await openTestEngine(dataDir)
      await prepare(engine)
      return engine
    }
    default:
      return openPreparedSqlite(fileIn(dataDir), prepare)
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

/** The bytes of prepared databases. */
const prepared = new Map<Prepare, Buffer>()

const openPreparedSqlite = async (file: string, prepare: Prepare): Promise<Engine> => {
  const bytes = prepared.get(prepare)
  if (bytes) await writeFile(file, bytes, { mode: 0o600 })
  const engine = openSqlite(file)
  if (bytes) return engine
  await prepare(engine)
  const raw = new BetterSqlite3(file, { readonly: true })
  prepared.set(prepare, raw.serialize())
  raw.close()
  return engine
}
