import type { Command } from 'commander'
import { fail } from '../print.ts'
import { type OpenShop, withShop } from '../withShop.ts'
import { type Diagnosis, examine } from './examine.ts'

/** `doctor [--fix]`: what is wrong with the database, and what to do. Ends with 1 while something is. */
export const registerDoctor = (program: Command, open: OpenShop): void => {
  program
    .command('doctor')
    .description('check the database and say what is wrong and what to do')
    .option('--fix', 'render and index all products again')
    .action(({ fix }: { fix?: true }) =>
      withShop(open, async ({ engine, config: { dataDir } }) => {
        const found = await examine(engine, dataDir, fix === true)
        // What could be mended is mended now; what is found again could not.
        const { wrong, notes } = fix ? await examine(engine, dataDir, false) : found
        if (fix) console.log(`${found.wrong.length - wrong.length} faults are mended.`)
        printDiagnosis({ wrong, notes })
      }),
    )
}

/** Prints what is wrong and what to do. Then the command ends with 1 while something is. */
export const printDiagnosis = ({ wrong, notes }: Diagnosis): void => {
  for (const { what, todo } of wrong) console.log(`${what}\n  → ${todo}`)
  for (const note of notes) console.log(note)
  if (wrong.length === 0) console.log('Nothing is wrong.')
  else fail(wrong.length === 1 ? 'One thing is wrong.' : `${wrong.length} things are wrong.`)
}
