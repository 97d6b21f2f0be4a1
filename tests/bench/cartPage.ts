import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'
import { findChromium } from '../../tools/parts/chromium.mjs'
import { buildStorefront } from '../../tools/parts/storefront.ts'
import { clientOf } from '../support/client.ts'
import { sellPendant } from '../support/sellPendant.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import { percentile } from '../support/values/percentile.ts'
import { largeProduct } from './largeProduct.ts'

/**
 * `npm run bench:cartPage`: a cart of 500 rows on the real server, opened in Chromium, stepped, searched, closed and
 * opened, at full speed and with a processor four times slower. Prints the time until each result is shown, ms, over
 * several runs: opening by the clock, the rest by the browser's own timing of interactions (Event Timing, in steps of 8
 * ms, without the time of the test's own mouse), and the longest task of the page's script in it, which is meant to stay
 * below 50 ms for a step. Asserts nothing.
 */
const runs = 5
const products = ['one', 'two', 'three', 'four', 'five']

await buildStorefront()
const shop = await createShopProcess()
await sellPendant(shop)
const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
await createCatalogueWriter(engine, Date.now).putProducts(
  products.map((slug) => largeProduct(slug, 'moreCombination', [2, 50])),
)
const variants = await engine.db
  .selectFrom('variant')
  .innerJoin('product', 'product.id', 'variant.product_id')
  .where('product.slug', 'in', products)
  .select('variant.id')
  .execute()
await engine.close()
await shop.start()
const { body: user } = await clientOf(shop.origin).customer.login({
  body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
})
if (!('token' in user)) throw new Error(user.message)
const filled = await clientOf(shop.origin, user.token).cart.updateMoreVariants({
  body: variants.map((variant) => ({ id: variant.id, quantity: 10 })),
})
if (filled.status !== 200) throw new Error(filled.body.message)
const userInfo = encodeURIComponent(JSON.stringify(user))

const executablePath = findChromium()
const times = new Map<string, number[]>()
const tasks = new Map<string, number[]>()
const add = (to: typeof times, name: string, ms: number) =>
  to.set(name, [...(to.get(name) ?? []), ms])

const rowOf = (page: Page, row: number) => page.locator('[data-quantity]').nth(row)

/** Steps a row up, after it has scrolled into view. */
const steps = (row: number) => (page: Page) =>
  rowOf(page, row).locator('xpath=following-sibling::button').click()
const finds = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search the cart' }).fill('three-42')
  await page.getByText(/^\d+ rows? found$/).waitFor()
}
const findsAll = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search the cart' }).fill('')
  await rowOf(page, 499).waitFor()
}
const toggles = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

/** Records the slowest event and the longest task since the last reading, in `window.slowest` and `window.longest`. */
const timeInteractions = () => {
  Object.assign(window, { slowest: 0, longest: 0 })
  const keep = (name: string) => (list: PerformanceObserverEntryList) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { [name]: Math.max(Reflect.get(window, name), duration) })
  }
  new PerformanceObserver(keep('slowest')).observe({
    ...{ type: 'event', durationThreshold: 16 },
  } as PerformanceObserverInit)
  new PerformanceObserver(keep('longest')).observe({ type: 'longtask' })
}

/**
 * The slowest event and the longest task since the last call, ms; 16 and 0 if the browser reports none, which it does
 * for events from 16 ms and for tasks from 50 ms. It reports a frame after the next.
 */
const timeOfInteraction = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((shown) => requestAnimationFrame(shown))
    const slowest: number = Reflect.get(window, 'slowest')
    const longest: number = Reflect.get(window, 'longest')
    Object.assign(window, { slowest: 0, longest: 0 })
    return { slowest: Math.max(16, slowest), longest }
  })

const measure = async (browser: Browser, slower: number) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.context().addCookies([{ name: 'userInfo', value: userInfo, url: shop.origin }])
  await page.addInitScript(timeInteractions)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const named = (what: string) => `${slower} × slower: ${what}`
  await page.goto(`${shop.origin}/about`)
  await page.getByRole('button', { name: /^Cart/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const opened = performance.now()
  await page.goto(`${shop.origin}/cart`)
  await rowOf(page, 499).waitFor()
  add(times, named('open by address, until the last row is shown'), performance.now() - opened)
  // What the page does after it has opened belongs to no interaction.
  await page.waitForLoadState('networkidle')
  await timeOfInteraction(page)
  for (const [what, act] of [
    ['step row 1', steps(0)],
    ['step row 250', steps(249)],
    ['step row 500', steps(499)],
    ['search a SKU', finds],
    ['clear the search', findsAll],
    ['close all lines', toggles('Close all lines')],
    ['open all lines', toggles('Open all lines')],
  ] as const) {
    await act(page)
    const { slowest, longest } = await timeOfInteraction(page)
    add(times, named(what), slowest)
    add(tasks, named(what), longest)
  }
  await page.context().close()
}

for (let run = 0; run < runs; run += 1)
  for (const slower of [1, 4]) {
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    await measure(browser, slower)
    await browser.close()
  }
await shop.stop('SIGTERM')
await shop.remove()

console.table(
  Object.fromEntries(
    [...times].map(([name, values]) => [
      name,
      {
        'median ms': Math.round(percentile(values, 0.5)),
        'worst ms': Math.round(Math.max(...values)),
        'longest task ms': Math.round(Math.max(0, ...(tasks.get(name) ?? []))),
      },
    ]),
  ),
)
