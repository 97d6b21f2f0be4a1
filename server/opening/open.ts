import { existsSync, mkdirSync } from 'node:fs'
import { cacheBytes } from '../config/caches.ts'
import { type Config, readConfig } from '../config/config.ts'
import { databaseFile } from '../config/database.ts'
import { privateFolder } from '../config/privateFiles.ts'
import { createMailer } from '../mail/mailer.ts'
import type { Engine } from '../store/engine.ts'
import { readSchema } from '../store/migrate.ts'
import { openPostgres } from '../store/postgres/postgres.ts'
import { openSqlite } from '../store/sqlite/sqlite.ts'
import type { Deps } from './deps.ts'
import { migrate } from './migrate.ts'
import { databaseError, folderError, noFolder, noShop } from './openErrors.ts'

/** Opening a file that does not exist would create it. */
const hasFile = (config: Config): boolean =>
  config.databaseUrl !== undefined || existsSync(databaseFile(config))

const holdsShop = async ({ db }: Engine): Promise<boolean> => (await readSchema(db)).length > 0

/**
 * Whether the configured shop exists. Creates and changes nothing.
 * @throws StartError when the database cannot be used
 */
export const hasShop = async (config: Config): Promise<boolean> =>
  hasFile(config) && (await using(config, holdsShop))

/**
 * Opens the shop and brings its database to the newest schema.
 * @throws StartError if there is no shop or the database cannot be used
 */
export const openShop = async (config: Config = readConfig()): Promise<Deps> => {
  if (!hasFile(config)) throw noShop(config)
  await using(config, async (engine) => {
    if (!(await holdsShop(engine))) throw noShop(config)
    if (!existsSync(config.dataDir)) throw noFolder(config)
    await migrate(engine)
  })
  return opened(config)
}

/**
 * Opens the shop like `openShop`, and creates an empty one if there is none.
 * @throws StartError if it cannot be created or opened
 */
export const createShop = async (config: Config = readConfig()): Promise<Deps> => {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: privateFolder })
  } catch (error) {
    throw folderError(config.dataDir, error)
  }
  await using(config, migrate)
  return opened(config)
}

const opened = (config: Config): Deps => ({
  config,
  engine: open(config, config.statementTimeout),
  mailer: createMailer(config),
  now: Date.now,
})

/** Timeout of a statement of a migration, ms. Creating an index on a large table may take long. */
const migrationMs = 3_600_000

const open = (config: Config, statementMs: number): Engine =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, statementMs)
    : openSqlite(databaseFile(config), statementMs, cacheBytes(config, 'database'))

/** Opens the database for work before the shop opens. */
const using = async <T>(config: Config, work: (engine: Engine) => Promise<T>): Promise<T> => {
  try {
    const engine = open(config, migrationMs)
    try {
      return await work(engine)
    } finally {
      await engine.close()
    }
  } catch (error) {
    throw databaseError(config, error)
  }
}
