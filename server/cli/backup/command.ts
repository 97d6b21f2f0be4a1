import { resolve } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../../config/config.ts'
import { printDiagnosis } from '../doctor/command.ts'
import { type OpenShop, sayWrong, withShop } from '../parts/withShop.ts'
import { backUp } from './backup.ts'
import { describeManifest } from './manifest.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

/** Collects an option that may be given several times. */
const each = (file: string, files: readonly string[] = []) => [...files, resolve(file)]

/** `backup FILE`, `backup --verify FILE` and `restore FILE`: the whole shop in one archive. */
export const registerBackup = (program: Command, open: OpenShop): void => {
  program
    .command('backup')
    .description('write the whole shop to a new archive while it runs, or check an archive')
    .argument('<file>', 'an archive that is not there yet, such as shop.tar')
    .option('--since <file>', 'leave out pictures that this earlier archive holds')
    .option('--verify', 'restore the archive aside and examine it; changes nothing')
    .option('--earlier <file>', 'an archive that holds its pictures, if it is not beside it', each)
    .action(async (file: string, given: { since?: string; verify?: true; earlier?: string[] }) => {
      if (given.verify) return examineBackup(resolve(file), given.earlier ?? [])
      return withShop(open, async (deps) => {
        const since = given.since === undefined ? undefined : resolve(given.since)
        const manifest = await backUp(deps, resolve(file), since)
        console.log(`${file} holds ${describeManifest(manifest)}.`)
        if (deps.engine.name !== 'sqlite')
          console.log('Back up the database with: pg_dump --format=custom --file=FILE DATABASE_URL')
      })
    })

  program
    .command('restore')
    .description('replace the shop by a backup; the shop must be stopped')
    .argument('<file>', 'what backup wrote')
    .option('--earlier <file>', 'an archive that holds its pictures, if it is not beside it', each)
    .action(async (file: string, { earlier }: { earlier?: string[] }) => {
      try {
        const { dataDir, databaseUrl } = readConfig()
        const target = { dataDir, isEmbedded: !databaseUrl }
        const { summary, kept } = await restore(resolve(file), target, Date.now(), earlier)
        console.log(`Restored into ${dataDir}: ${summary}.`)
        if (kept !== undefined)
          console.log(`What was there before is in ${kept}
If a customer was erased since the backup, erase that customer again.`)
      } catch (error) {
        sayWrong(error)
      }
    })
}

const examineBackup = async (file: string, earlier: readonly string[]): Promise<void> => {
  try {
    const { summary, ...diagnosis } = await verify(file, earlier)
    console.log(`${file} holds ${summary}.`)
    printDiagnosis(diagnosis)
  } catch (error) {
    sayWrong(error)
  }
}
