import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { test as base } from './strictPage.ts'

/** A shop in which all user input is hostile. */
export const test = base.extend<{ shop: ShopProcess }>({
  shop: ({ hostileShop }, use) => use(hostileShop),
  baseURL: async ({ shop }, use) => use(shop.origin),
})

/** Whether a script has run, and every link that leads to something other than a page, a mail or a phone. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    ran: 'ran' in window,
    links: [...document.links]
      .filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol))
      .map(({ href }) => href),
  }))

/** No script has run, even after everything on the page was scrolled into view and focused. */
export const expectNothingRan = async (page: Page) => {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer *, header *'))
      for (const type of ['mouseover', 'focus', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
  })
  expect(await traces(page), page.url()).toEqual({ ran: false, links: [] })
}

interface Outgoing {
  readonly to: readonly { readonly address: string }[]
  readonly html: string
}

interface SentMail {
  readonly name: string
  readonly to: readonly string[]
  readonly html: string
}

/** Every mail that the shop has sent. */
export const sentMails = async ({ dataDir }: ShopProcess): Promise<readonly SentMail[]> => {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const read = names.map(async (name) => {
    const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as Outgoing
    return { name, to: mail.to.map(({ address }) => address), html: mail.html }
  })
  return Promise.all(read)
}
