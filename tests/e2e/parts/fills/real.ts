import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ShopProcess } from '../../../support/shopProcess.ts'
import { fillDemoShop } from './demo.ts'

/** A real Shopify export of 894 products, on machines that have it. */
export const realExport = join(
  import.meta.dirname,
  '../../../../../shared/data/shopify-real-olt/products_export_1.csv',
)

/** Fills a shop with the demo and, if available, the real export. */
export const fillRealShop = async (shop: ShopProcess): Promise<void> => {
  await fillDemoShop(shop)
  if (existsSync(realExport)) await shop.team('import', realExport, '--format', 'shopify')
}
