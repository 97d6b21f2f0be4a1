import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../server/config/config.ts'
import { openShop } from '../../server/opening/open.ts'
import { readShopVersion } from '../../server/store/shopVersion.ts'
import type { Drill, DrillShop } from './drill.ts'

const counts = async ({ dataDir }: DrillShop) => {
  const { engine } = await openShop({ ...readConfig(), dataDir })
  const version = await readShopVersion(engine.db)
  const { events } = await engine.db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow()
  await engine.close()
  return { version, events: Number(events) }
}

/** The shop's own catalogue, imported again unchanged. */
export const drill: Drill = {
  name: 're-import',
  item: 'C17',
  run: async (shop) => {
    const file = join(shop.dataDir, 'catalogue.jsonl')
    await writeFile(file, await shop.team('export', '--format', 'alma'))
    const before = await counts(shop)
    const report = await shop.team('import', file, '--format', 'alma')
    const after = await counts(shop)
    return [
      {
        figure: 'changes that are counted',
        value: `${after.version - before.version} of the catalogue, ${after.events - before.events} events`,
        ok: after.version === before.version && after.events === before.events,
      },
      {
        figure: 'the report',
        value: /Products.*/.exec(report)?.[0] ?? '',
        ok: /\b0 created, 0 updated, [1-9]/.test(report),
      },
    ]
  },
}
