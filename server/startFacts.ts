import packageJson from '../package.json' with { type: 'json' }
import { databaseName } from './database.ts'
import type { Deps } from './deps.ts'
import { outboxDir } from './mail/mailer.ts'
import { countRows } from './store/countRows.ts'

/** The version of Alma. */
export const { version } = packageJson

/** What an operator looks for in the log of a start. Nothing in it is secret. */
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
