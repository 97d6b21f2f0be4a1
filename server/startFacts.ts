import packageJson from '../package.json' with { type: 'json' }
import { databaseName } from './config/database.ts'
import { outboxDir } from './mail/mailer.ts'
import type { Deps } from './opening/deps.ts'
import { countRows } from './store/countRows.ts'

/** The version of Alma. */
export const { version } = packageJson

/** Facts for operators, logged at the start. They contain no secrets. */
export const startFacts = async ({ config, engine: { db } }: Deps) => ({
  version,
  database: databaseName(config),
  folder: config.dataDir,
  products: await countRows(db, 'product'),
  customers: await countRows(db, 'customer'),
  mail: config.smtpUrl ? new URL(config.smtpUrl).host : outboxDir(config),
  publicUrl: config.publicUrl,
  cacheMb: config.cacheMb,
})
