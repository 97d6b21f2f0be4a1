import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { createDemoBuyer } from '../../server/demo/buyer.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { createShopProcess, type ShopProcess } from '../support/shopProcess.ts'
import { catalogueCsv } from './catalogueCsv.ts'

/** A new buyer's registration. */
export const buyer = {
  name: 'Meera Shah',
  email: 'meera@shah.test',
  company: 'Shah Jewels',
  country: 'India',
  password: 'correct horse battery',
} as const

/**
 * The real server on a temporary data folder, its catalogue imported from a CSV that is written here, and
 * one verified customer, the demo buyer.
 */
export const test = base.extend<{ page: Page }, { shop: ShopProcess }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const shop = await createShopProcess()
      const file = join(shop.dataDir, 'catalogue.csv')
      await writeFile(file, catalogueCsv)
      await shop.team('import', file, '--format', 'shopify')
      const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
      await createDemoBuyer(engine, Date.now())
      await engine.close()
      await shop.start()
      await use(shop)
      await shop.stop('SIGTERM')
      await shop.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),

  /** A page on which nothing may go wrong unseen: no script error, no console error. */
  page: async ({ page }, use) => {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(`script: ${error.message}`))
    page.on('console', (message) => {
      // Chromium reports every refused call here; refusals are what some scenarios are about.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        wrong.push(`console: ${message.text()}`)
    })
    await use(page)
    if (wrong.length > 0) throw new Error(`The page complained:\n${wrong.join('\n')}`)
  },
})

/** The link in the newest mail to an address. */
export const mailedLink = async (shop: ShopProcess, email: string): Promise<string> => {
  const mail = await shop.team('outbox', 'last', '--to', email)
  const link = /https?:\/\/\S+/.exec(mail)?.[0]
  if (!link) throw new Error(`no link in:\n${mail}`)
  return link
}
