import type { Command } from 'commander'
import { addLanguage, removeLanguage } from '../settings/languages.ts'
import { createSettings } from '../settings/settings.repo.ts'
import { printTable } from './parts/print.ts'
import { type OpenShop, withShop } from './parts/withShop.ts'

/** `languages list|add|remove` (rule L2). */
export const registerLanguages = (program: Command, open: OpenShop): void => {
  const languages = program.command('languages').description('list, add and remove languages')

  languages
    .command('list', { isDefault: true })
    .description('list the languages of the shop')
    .action(() =>
      withShop(open, async ({ engine }) => {
        const rows = await createSettings(engine.db).languages()
        printTable(
          ['CODE', 'NAME'],
          rows.map((row) => [row.iso_code, row.name]),
        )
      }),
    )

  languages
    .command('add')
    .description('add or rename a language')
    .argument('<code>', 'such as it or pt-BR')
    .argument('<name>', 'as its speakers call it, such as ITALIANO')
    .action((code: string, name: string) =>
      withShop(open, async ({ engine }) => {
        await addLanguage(engine.db, code, name)
        console.log(`The shop shows ${code}; texts without it fall back to en.`)
      }),
    )

  languages
    .command('remove')
    .description('remove a language; texts in it are kept')
    .argument('<code>', 'its code')
    .action((code: string) =>
      withShop(open, async ({ engine }) => {
        await removeLanguage(engine.db, code)
        console.log(`The shop no longer shows ${code}.`)
      }),
    )
}
