import type { Command } from 'commander'
import { createSettings } from '../settings/settings.repo.ts'
import { putSettings } from '../settings/settings.writer.ts'
import { readSettings, settingAt, withSetting } from '../settings/settingsDocument.ts'
import { readJson } from './parts/readJson.ts'
import { type OpenShop, TeamError, withShop } from './parts/withShop.ts'
import { writeWhole } from './parts/writeWhole.ts'

/** `settings get|set|export|import`: the shop's name, header and footer (rules S2, S3). */
export const registerSettings = (program: Command, open: OpenShop): void => {
  const settings = program
    .command('settings')
    .description("read and change the shop's name, header and footer")

  settings
    .command('get')
    .description('print all settings, or one')
    .argument('[path]', 'such as header.header_text.en')
    .action((path: string | undefined) =>
      withShop(open, async ({ engine }) => {
        const store = await createSettings(engine.db).store()
        const value = path === undefined ? store : settingAt(store, path)
        if (value === undefined) throw new TeamError(`${path} is not set.`)
        console.log(typeof value === 'string' ? value : JSON.stringify(value, null, 2))
      }),
    )

  settings
    .command('set')
    .description('change one setting')
    .argument('<path>', 'such as customization.shopName or header.header_text.en')
    .argument('<value>', 'text or JSON; null takes the value out')
    .action((path: string, value: string) =>
      withShop(open, async ({ engine: { db } }) => {
        await db.transaction().execute(async (trx) => {
          const store = await createSettings(trx).store()
          await putSettings(trx, withSetting(store, path, value))
        })
        console.log(`${path} is set; open pages show it at once.`)
      }),
    )

  settings
    .command('export')
    .description('write all settings as JSON to a file or the screen')
    .argument('[file]', 'where to; an existing file is replaced')
    .action((file: string | undefined) =>
      withShop(open, async ({ engine }) => {
        const store = await createSettings(engine.db).store()
        await writeWhole(file, [`${JSON.stringify(store, null, 2)}\n`])
      }),
    )

  settings
    .command('import')
    .description(
      'replace all settings by those of a JSON file; nothing is changed unless all of it is right',
    )
    .argument('<file>', 'as export writes it')
    .action((file: string) =>
      withShop(open, async ({ engine: { db } }) => {
        const document = readSettings(await readJson(file))
        await db.transaction().execute((trx) => putSettings(trx, document))
        console.log('The settings are replaced; open pages show them at once.')
      }),
    )
}
