import { createDemoBuyer } from '../../server/demo/buyer.ts'
import { fillDemo } from '../../server/demo/fill.ts'
import { mediaDir } from '../../server/folders.ts'
import type { Deps } from '../../server/opening/deps.ts'

/** Fills an empty shop with the demo catalogue and the demo buyer; leaves any other shop alone. */
export const fillIfEmpty = async ({ engine, config, now }: Deps): Promise<void> => {
  const product = await engine.db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  const customer = await engine.db.selectFrom('customer').select('id').limit(1).executeTakeFirst()
  if (product || customer) return
  console.log('Filling the empty shop with the demo catalogue …')
  await fillDemo(engine, { now: now(), mediaDir: mediaDir(config) })
  await createDemoBuyer(engine, now())
}
