import type { Command } from 'commander'
import { fail } from '../parts/print.ts'
import { type OpenShop, withShop } from '../parts/withShop.ts'
import { type Diagnosis, examine } from './examine.ts'

/** `doctor [--fix]`: finds problems of the database and says what to do. Exits with 1 if there are any. */
export const registerDoctor = (program: Command, open: OpenShop): void => {
  program
    .command('doctor')
    .description('check the database and report problems and solutions')
    .option('--fix', 'render and index all products again')
    .action(({ fix }: { fix?: true }) =>
      withShop(open, async ({ engine, config: { dataDir } }) => {
        const found = await examine(engine, dataDir, fix === true)
        // After a repair, examine again to report the remaining problems.
        const { wrong, notes } = fix ? await examine(engine, dataDir, false) : found
        if (fix) console.log(`${found.wrong.length - wrong.length} faults have been mended.`)
        printDiagnosis({ wrong, notes })
      }),
    )
}

/** Prints problems and what to do. Sets the exit code to 1 if there are any. */
export const printDiagnosis = ({ wrong, notes }: Diagnosis): void => {
  for (const { what, todo } of wrong) console.log(`${what}\n  → ${todo}`)
  for (const note of notes) console.log(note)
  if (wrong.length === 0) console.log('Nothing is wrong.')
  else fail(wrong.length === 1 ? 'One thing is wrong.' : `${wrong.length} things are wrong.`)
}
