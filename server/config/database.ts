import { join } from 'node:path'
import type { Config } from './config.ts'

/** The file of the embedded database. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'shop.sqlite')

/** The database without user and password, for messages. */
export const databaseName = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): string => {
  if (!config.databaseUrl) return databaseFile(config)
  const { host, pathname } = new URL(config.databaseUrl)
  return `postgres://${host}${pathname}`
}
