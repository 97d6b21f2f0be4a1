import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'
import { findChromium } from '../../tools/parts/chromium.mjs'
import { buildStorefront } from '../../tools/parts/storefront.ts'
import { paste } from '../e2e/catalogue/productActs.ts'
import { clientOf } from '../support/client.ts'
import { sellPendant } from '../support/sellPendant.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import { largeProduct } from './largeProduct.ts'

/**
 * `npm run bench:picker`: products with 4 attributes and 2,000 variants on the real server, opened, chosen and filled
 * in Chromium. Prints the longest tasks of the page's main thread, ms, over several runs, and those of the shop's start
 * for comparison. Asserts nothing.
 */
const runs = 5
const wantedBelow = 50

/** All levels chosen, and the last level as a table of 100 lines. */
const picked = largeProduct('picked', 'isCombination', [5, 5, 8, 10])
const filled = largeProduct('filled', 'moreCombination', [2, 2, 5, 100])

await buildStorefront()
const shop = await createShopProcess()
await sellPendant(shop)
const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
await createCatalogueWriter(engine, Date.now).putProducts([picked, filled])
await engine.close()
await shop.start()
const { body: user } = await clientOf(shop.origin).customer.login({
  body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
})
if (!('token' in user)) throw new Error(user.message)
const userInfo = encodeURIComponent(JSON.stringify(user))

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly dur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly frame?: string } }
}

/** The tasks of the renderers' main threads during `act`, ms, longest first. */
const tasksOf = async (browser: Browser, page: Page, act: () => Promise<unknown>) => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await act()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
    )
    .map(({ dur = 0 }) => dur / 1000)
    .toSorted((a, b) => b - a)
}

const executablePath = findChromium()
const longest = new Map<string, number[]>()

/** In a new browser, starting at the list. */
const measure = async (
  slug: string,
  acts: readonly (readonly [string, (page: Page) => Promise<unknown>])[],
) => {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.context().addCookies([{ name: 'userInfo', value: userInfo, url: shop.origin }])
  await page.goto(`${shop.origin}/eshop/rings`)
  await page.getByRole('article').first().waitFor()
  for (const [what, act] of acts) {
    const [task = 0] = await tasksOf(browser, page, () => act(page))
    const name = `${slug}: ${what}`
    longest.set(name, [...(longest.get(name) ?? []), task])
  }
  await browser.close()
}

/** As the first page of a visit, including the start of the shop. */
const starts = (slug: string) => async (page: Page) => {
  await page.goto(`${shop.origin}/eshop/detail/rings/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
}
const opensFromList = (slug: string) => async (page: Page) => {
  await page.locator(`a[href$="/${slug}"]`).first().click()
  await page.getByRole('radiogroup').first().getByRole('radio').first().waitFor()
}
/** Level by level, waiting after each press. */
const picks = (levels: number) => async (page: Page) => {
  for (let depth = 0; depth < levels; depth += 1) {
    const radio = page.getByRole('radiogroup').nth(depth).getByRole('radio').nth(1)
    await radio.click({ force: true })
  }
  await page.locator('[data-quantity]:enabled').first().waitFor()
}
const field = (page: Page, line: number) => page.locator('[data-quantity]').nth(line)
const fills = async (page: Page) => {
  for (let line = 0; line < 20; line += 1) {
    await field(page, line).fill('12')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Shift+ArrowUp')
}
const pastes = (page: Page) =>
  paste(field(page, 0), Array.from({ length: 100 }, (_, line) => line + 1).join('\n'))
const repicks = (page: Page) =>
  page.getByRole('radiogroup').first().getByRole('radio').first().click({ force: true })

for (let run = 0; run < runs; run += 1) {
  await measure('picked', [
    ['open', opensFromList('picked')],
    ['pick 4 levels', picks(4)],
    ['pick the first again', repicks],
  ])
  await measure('filled', [
    ['open', opensFromList('filled')],
    ['pick 3 levels, draw 100 lines', picks(3)],
    ['fill 20 lines', fills],
    ['paste 100 lines', pastes],
    ['pick the first again', repicks],
  ])
  await measure('moon-pendant, one variant', [['first page of a visit', starts('moon-pendant')]])
  await measure('picked', [['first page of a visit', starts('picked')]])
}
await shop.stop('SIGTERM')
await shop.remove()

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
console.table(
  Object.fromEntries(
    [...longest].map(([name, values]) => [
      name,
      {
        'longest task, median ms': Math.round(median(values)),
        'worst ms': Math.round(Math.max(...values)),
        'wanted below ms': wantedBelow,
      },
    ]),
  ),
)
