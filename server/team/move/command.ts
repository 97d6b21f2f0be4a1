import type { Command } from 'commander'
import { type Config, readConfig } from '../../config.ts'
import { databaseName } from '../../database.ts'
import { createShop } from '../../open.ts'
import { printTable } from '../print.ts'
import { type OpenShop, TeamError, withShop } from '../withShop.ts'
import { moveShop } from './moveShop.ts'

/** Where a shop moves to: an address of PostgreSQL, or `file` for the embedded database in the data folder. */
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

/** `move postgres://…|file`: the whole shop into another database; pictures and files stay where they are. */
export const registerMove = (program: Command, open: OpenShop): void => {
  program
    .command('move')
    .description('copy everything into another, empty database; the shop must be stopped')
    .argument('<to>', 'postgres://user:password@host:port/database, or "file" for the embedded one')
    .action((to: string) =>
      withShop(open, async ({ engine, config }) => {
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
      }),
    )
}
