import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { createMailer } from './mail/mailer.ts'
import { migrate } from './store/migrate.ts'
import { openSqlite } from './store/sqlite.ts'

/** The embedded database. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'shop.sqlite')

/** Opens the shop's database in the data folder, at the newest schema. */
export const openShop = async (config: Config = readConfig()): Promise<Deps> => {
  mkdirSync(config.dataDir, { recursive: true })
  const engine = openSqlite(databaseFile(config))
  await migrate(engine)
  return { config, engine, mailer: createMailer(config), now: Date.now }
}
