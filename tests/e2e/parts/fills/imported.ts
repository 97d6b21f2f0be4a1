import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDemoBuyer } from '../../../../server/demo/buyer.ts'
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts'
import type { ShopProcess } from '../../../support/shopProcess.ts'
import { catalogueCsv } from '../../catalogue/catalogueCsv.ts'

/** Fills a shop from a CSV, in English and Arabic, with the demo buyer. */
export const fillImportedShop = async (shop: ShopProcess): Promise<void> => {
  const file = join(shop.dataDir, 'catalogue.csv')
  await writeFile(file, catalogueCsv)
  await shop.team('import', file, '--format', 'shopify')
  await shop.team('languages', 'add', 'ar', 'العربية')
  const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
  await createDemoBuyer(engine, Date.now())
  await engine.close()
}
