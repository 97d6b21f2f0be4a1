import type { Command } from 'commander'
import { putLookBook, readLookBook } from '../content/lookBook.ts'
import { readJson } from './readJson.ts'
import { type OpenShop, withShop } from './withShop.ts'
import { writeWhole } from './writeWhole.ts'

/** `look-book export|import`: the pictures of `/look-book` and the places of the pieces on them. */
export const registerLookBook = (program: Command, open: OpenShop): void => {
  const lookBook = program
    .command('look-book')
    .description('read and replace the look book: pictures with the places of the pieces on them')

  lookBook
    .command('export')
    .description('write the look book as JSON to a file or the screen')
    .argument('[file]', 'where to; an existing file is replaced')
    .action((file: string | undefined) =>
      withShop(open, async ({ engine }) => {
        await writeWhole(file, [`${JSON.stringify(await readLookBook(engine.db), null, 2)}\n`])
      }),
    )

  lookBook
    .command('import')
    .description(
      'replace the look book by that of a JSON file; nothing is changed unless all is right',
    )
    .argument(
      '<file>',
      'as export writes it: image, title and spots (x and y in per cent, product: slug)',
    )
    .action((file: string) =>
      withShop(open, async ({ engine: { db } }) => {
        const document = await readJson(file)
        const { length } = await db.transaction().execute((trx) => putLookBook(trx, document))
        console.log(`The look book has ${length} pictures now.`)
      }),
    )
}
