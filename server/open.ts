import { existsSync, mkdirSync } from 'node:fs'
import { cacheBytes } from './caches.ts'
import { type Config, readConfig } from './config.ts'
import { databaseFile } from './database.ts'
import type { Deps } from './deps.ts'
import { createMailer } from './mail/mailer.ts'
import { databaseError, folderError, noFolder, noShop } from './openErrors.ts'
import { privateFolder } from './privateFiles.ts'
import type { Engine } from './store/engine.ts'
import { migrate, readSchema } from './store/migrate.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'

/** Opening a file that is not there would make it. */
const hasFile = (config: Config): boolean =>
  config.databaseUrl !== undefined || existsSync(databaseFile(config))

const holdsShop = async ({ db }: Engine): Promise<boolean> => (await readSchema(db)).length > 0

/**
 * Whether there is a shop where the settings say. Nothing is made or changed.
 * @throws StartError when the database cannot be used
 */
export const hasShop = async (config: Config): Promise<boolean> =>
  hasFile(config) && (await using(config, holdsShop))

/**
 * Opens the shop and brings its database to the newest schema.
 * @throws StartError where there is no shop, and when the database cannot be used
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
 * Opens the shop as `openShop` does, and makes an empty one where there is none.
 * @throws StartError when it cannot be made or opened
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

/** Longest wait for one statement of a migration, ms: an index over a large table takes its time. */
const migrationMs = 3_600_000

const open = (config: Config, statementMs: number): Engine =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, statementMs)
    : openSqlite(databaseFile(config), statementMs, cacheBytes(config, 'database'))

/** Opens the database for some work before the shop opens. */
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
