import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createDemoBuyer } from '../../server/demo/buyer.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import type { ShopProcess } from '../support/shopProcess.ts'
import { catalogueCsv } from './catalogueCsv.ts'
import { watchStorage } from './declaredStorage.ts'
import { serveShop } from './serveShop.ts'
import { test as base } from './strictPage.ts'

/** A new buyer's registration. */
export const buyer = {
  name: 'Meera Shah',
  email: 'meera@shah.test',
  company: 'Shah Jewels',
  country: 'India',
  password: 'correct horse battery',
} as const

const fill = async (shop: ShopProcess): Promise<void> => {
  const file = join(shop.dataDir, 'catalogue.csv')
  await writeFile(file, catalogueCsv)
  await shop.team('import', file, '--format', 'shopify')
  await shop.team('languages', 'add', 'ar', 'العربية')
  const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
  await createDemoBuyer(engine, Date.now())
  await engine.close()
}

/**
 * The real server on a temporary data folder, its catalogue imported from a CSV that is written here, in English
 * and Arabic, and one verified customer, the demo buyer.
 */
export const test = base.extend<{ page: Page }, { shop: ShopProcess }>({
  page: async ({ page }, use) => {
    await watchStorage(page)
    await use(page)
  },
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      await serveShop(fill, use)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
})

/**
 * The link in the newest mail to an address.
 * @param page what the link leads to, such as `reset-password`
 */
export const mailedLink = async (
  shop: ShopProcess,
  email: string,
  page: string,
): Promise<string> => {
  const [link] = await shop.mail(email, new RegExp(`https?://\\S+/${page}\\S+`))
  return link
}
