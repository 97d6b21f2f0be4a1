import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { createMailer } from './mail/mailer.ts'
import type { Engine } from './store/engine.ts'
import { migrate } from './store/migrate.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'

/** The embedded database. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'shop.sqlite')

/** Opens the shop's database, at the newest schema: `DATABASE_URL`, or a file in the data folder. */
export const openShop = async (config: Config = readConfig()): Promise<Deps> => {
  mkdirSync(config.dataDir, { recursive: true })
  await migrated(open(config, migrationMs))
  const engine = open(config, config.statementTimeout)
  return { config, engine, mailer: createMailer(config), now: Date.now }
}

/** Longest wait for one statement of a migration, ms: an index over a large table takes its time. */
const migrationMs = 3_600_000

const open = (config: Config, statementMs: number): Engine =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, statementMs)
    : openSqlite(databaseFile(config), statementMs)

const migrated = async (engine: Engine): Promise<void> => {
  try {
    await migrate(engine)
  } finally {
    await engine.close()
  }
}
