import { join } from 'node:path'
import type { Config } from './config.ts'

/** The file of the embedded database. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'shop.sqlite')

/** The database, as it may be printed: without user and password. */
export const databaseName = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): string => {
  if (!config.databaseUrl) return databaseFile(config)
  const { host, pathname } = new URL(config.databaseUrl)
  return `postgres://${host}${pathname}`
}
