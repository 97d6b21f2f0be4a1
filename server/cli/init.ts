import type { Command } from 'commander'
import type { Config } from '../config/config.ts'
import { databaseName } from '../config/database.ts'
import { prepareFolders } from '../folders.ts'
import { createShop, hasShop } from '../opening/open.ts'
import { sayWrong, TeamError } from './parts/withShop.ts'

/** `init`: creates the configured shop, empty. No other command creates one. */
export const registerInit = (program: Command, config: () => Config): void => {
  program
    .command('init')
    .description('create an empty shop in DATA_DIR, or in the database of DATABASE_URL')
    .action(async () => {
      try {
        const given = config()
        if (await hasShop(given))
          throw new TeamError(`There is a shop in ${databaseName(given)} already.`)
        const { engine } = await createShop(given)
        await engine.close()
        prepareFolders(given)
        console.log(`There is an empty shop in ${databaseName(given)} now.`)
      } catch (error) {
        sayWrong(error)
      }
    })
}
