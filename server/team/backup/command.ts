import { resolve } from 'node:path'
import type { Command } from 'commander'
import { documentsDir } from '../../account/documents/documentFile.ts'
import { readConfig } from '../../config.ts'
import { databaseFile } from '../../open.ts'
import { isEmbedded } from '../embedded.ts'
import { type OpenShop, sayWrong, TeamError, withShop } from '../withShop.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/** `backup FILE` and `restore FILE`: the whole database with customers, orders and their documents. */
export const registerBackup = (program: Command, open: OpenShop): void => {
  program
    .command('backup')
    .description('copy the whole database to a new file, while the shop runs')
    .argument('<file>', 'a file that is not there yet')
    .action((file: string) =>
      withShop(open, async ({ engine, config }) => {
        if (!isEmbedded(engine))
          throw new TeamError(
            'The shop runs on PostgreSQL: back it up with pg_dump, and copy the folder of documents.',
          )
        await backUp(engine, resolve(file), documentsDir(config))
        console.log(
          `${file} is a whole copy, documents included; pictures in the data folder are not in it.`,
        )
      }),
    )

  program
    .command('restore')
    .description('put a backup in the place of the database; the shop must be stopped')
    .argument('<file>', 'what backup wrote')
    .action(async (file: string) => {
      try {
        const config = readConfig()
        if (config.databaseUrl)
          throw new TeamError('The shop runs on PostgreSQL: restore it with pg_restore.')
        const places = { database: databaseFile(config), documents: documentsDir(config) }
        const kept = await restore(resolve(file), places, Date.now())
        console.log(
          kept === undefined
            ? 'Restored.'
            : `Restored. The database before it is ${kept}
If a customer was erased since the backup, erase that customer again.`,
        )
      } catch (error) {
        sayWrong(error)
      }
    })
}
