import { join } from 'node:path'
import { createDemoBuyer } from '../../../../server/demo/buyer.ts'
import { fillDemo } from '../../../../server/demo/fill.ts'
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts'
import type { ShopProcess } from '../../../support/shopProcess.ts'
import { makeSizesOnRequest } from '../../../support/sizesOnRequest.ts'
import { shareSizes } from '../sharedSizes.ts'

/** Fills a shop with the demo and its buyer. */
export const fillDemoShop = async (shop: ShopProcess): Promise<void> => {
  const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
  await fillDemo(engine, { now: Date.now(), mediaDir: join(shop.dataDir, 'media') })
  await createDemoBuyer(engine, Date.now())
  await makeSizesOnRequest(engine.db)
  await engine.close()
  await shareSizes(shop, 'demo')
}
