import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { createMailer } from './mail/mailer.ts'
import { migrate } from './store/migrate.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'

/** The embedded database. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'shop.sqlite')

/** Opens the shop's database, at the newest schema: `DATABASE_URL`, or a file in the data folder. */
export const openShop = async (config: Config = readConfig()): Promise<Deps> => {
  mkdirSync(config.dataDir, { recursive: true })
  const engine = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openSqlite(databaseFile(config))
  try {
    await migrate(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return { config, engine, mailer: createMailer(config), now: Date.now }
}
