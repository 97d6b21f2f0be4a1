import type { Command } from 'commander'
import { putSellingTerms, sellingTerms, termsNow } from '../settings/selling.repo.ts'
import { readJson } from './parts/readJson.ts'
import { type OpenShop, withShop } from './parts/withShop.ts'
import { writeWhole } from './parts/writeWhole.ts'

/** `selling show|export|import`: seller, bank account, taxes and shipping costs, each from a day on (rule M7). */
export const registerSelling = (program: Command, open: OpenShop): void => {
  const selling = program
    .command('selling')
    .description('read and change seller, bank account, taxes and shipping costs')

  selling
    .command('show')
    .description('print the terms that are in force')
    .action(() =>
      withShop(open, async ({ engine, now }) => {
        console.log(JSON.stringify(await termsNow(engine.db, now()), null, 2))
      }),
    )

  selling
    .command('export')
    .description('write all terms, past and future ones too, as JSON to a file or the screen')
    .argument('[file]', 'where to; an existing file is replaced')
    .action((file: string | undefined) =>
      withShop(open, async ({ engine }) => {
        await writeWhole(file, [`${JSON.stringify(await sellingTerms(engine.db), null, 2)}\n`])
      }),
    )

  selling
    .command('import')
    .description('replace all terms by those of a JSON file; orders keep what they were charged')
    .argument('<file>', 'as export writes it: a list of terms, each with the day `from`')
    .action((file: string) =>
      withShop(open, async ({ engine }) => {
        await putSellingTerms(engine.db, await readJson(file))
        console.log('The terms are replaced; the checkout follows them.')
      }),
    )
}
