import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { type Config, readConfig } from '../../config/config.ts'
import { databaseFile, databaseName } from '../../config/database.ts'
import type { Deps } from '../../opening/deps.ts'
import { createShop } from '../../opening/open.ts'
import { closeLog, isConnected } from '../parts/inUse.ts'
import { printTable } from '../parts/print.ts'
import { type OpenShop, sayWrong, TeamError, withShop } from '../parts/withShop.ts'
import { moveShop } from './moveShop.ts'

/** The target of a move: an address of PostgreSQL, or `file` for the embedded database in the data folder. */
const targetOf = (to: string, config: Config): Config => {
  const target = readConfig({
    ...process.env,
    DATABASE_URL: to === 'file' ? '' : to,
    DATA_DIR: config.dataDir,
  })
  if (target.databaseUrl === config.databaseUrl)
    throw new TeamError(`The shop is in ${databaseName(config)} already.`)
  return { ...target, statementTimeout: config.statementTimeout }
}

const stillRuns = (config: Config) =>
  new TeamError(
    `Another process has the database ${databaseName(config)} open. Stop the shop, and move it again: what it wrote meanwhile would be lost.`,
  )

/** Whether the shop runs on its embedded database. */
const isFileOpen = (config: Config): boolean => {
  const file = databaseFile(config)
  if (config.databaseUrl !== undefined || !existsSync(file)) return false
  try {
    return !closeLog(file)
  } catch {
    // Opening the shop reports problems with the file.
    return false
  }
}

/** @throws TeamError while the shop runs on its PostgreSQL database */
const refuseConnected = async ({ config, engine }: Deps): Promise<void> => {
  if (config.databaseUrl !== undefined && (await isConnected(engine.db))) throw stillRuns(config)
}

/** `move postgres://…|file`: copies the whole shop into another database. Pictures and files are not moved. */
export const registerMove = (program: Command, config: () => Config, open: OpenShop): void => {
  program
    .command('move')
    .description('copy everything into another, empty database; the shop must be stopped')
    .argument('<to>', 'postgres://user:password@host:port/database, or "file" for the embedded one')
    .action(async (to: string) => {
      // Check first, before this process opens the file itself.
      if (isFileOpen(config())) return sayWrong(stillRuns(config()))
      return withShop(open, async (deps) => {
        const { engine, config } = deps
        await refuseConnected(deps)
        const target = await createShop(targetOf(to, config))
        try {
          const began = performance.now()
          const moved = await moveShop(engine, target.engine)
          printTable(
            ['TABLE', 'ROWS'],
            moved.map(({ table, rows }) => [table, String(rows)]),
          )
          const seconds = ((performance.now() - began) / 1_000).toFixed(1)
          console.log(`Everything is in ${databaseName(target.config)} now, the same to the byte (${seconds} s).
${to === 'file' ? 'Start the shop without DATABASE_URL.' : 'Start the shop with this DATABASE_URL.'} The old database is as it was; keep it until you are sure.`)
        } finally {
          await target.engine.close()
        }
      })
    })
}
