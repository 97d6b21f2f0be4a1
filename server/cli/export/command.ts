import { type Command, Option } from 'commander'
import { type OpenShop, withShop } from '../parts/withShop.ts'
import { writeWhole } from '../parts/writeWhole.ts'
import { exportAlma } from './alma.ts'
import { exportCsv } from './csv.ts'

const formats = { alma: exportAlma, csv: exportCsv } as const

/** `export [FILE] --format alma|csv`: the catalogue with cost prices, of every status and language. */
export const registerExport = (program: Command, open: OpenShop): void => {
  program
    .command('export')
    .description('write the catalogue, including cost prices, to a file or the screen')
    .argument('[file]', 'where to; an existing file is replaced')
    .addOption(
      new Option(
        '--format <format>',
        'alma: everything, to be imported again; csv: a row per variant for spreadsheets',
      )
        .choices(Object.keys(formats))
        .default('alma'),
    )
    .action((file: string | undefined, { format }: { format: keyof typeof formats }) =>
      withShop(open, ({ engine }) => writeWhole(file, formats[format](engine.db))),
    )
}
