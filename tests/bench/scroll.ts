import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { readConfig } from '../../server/config/config.ts'
import { createDemoBuyer, demoBuyer } from '../../server/demo/buyer.ts'
import { createShop } from '../../server/opening/open.ts'
import { clientOf } from '../support/client.ts'
import { createShopProcess, type ShopProcess } from '../support/shopProcess.ts'
import { categories, productAt } from './catalogue.ts'

const products = 1_000

/** The generated catalogue, each piece with one of 20 photographs. */
const fill = async ({ dataDir }: ShopProcess) => {
  const deps = await createShop({ ...readConfig({}), dataDir })
  const media = join(dataDir, 'media')
  await mkdir(media, { recursive: true })
  for (let i = 0; i < 20; i += 1)
    await sharp({
      create: {
        ...{ width: 1200, height: 1200, channels: 3, background: '#c8b48c' },
        noise: { type: 'gaussian', mean: 140 + 5 * i, sigma: 12 },
      },
    })
      .jpeg()
      .toFile(join(media, `piece-${i}.jpg`))
  const writer = createCatalogueWriter(deps.engine, deps.now)
  await writer.putCategories(categories)
  await writer.putProducts(
    Array.from({ length: products }, (_, i) => ({
      ...productAt(i),
      images: [`/media/piece-${i % 20}.jpg`],
    })),
  )
  await createDemoBuyer(deps.engine, deps.now())
  await deps.engine.close()
}

/** The number of elements, and the size of the JavaScript heap after garbage collection. */
const weigh = async (page: Page, session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  return { elements, usedSize }
}

/** Runs in the page, before its own scripts. */
const watchTasks = () => {
  const tasks: number[] = []
  Object.assign(globalThis, { tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
}

/** Scrolls through a list of 1,000 products like a wheel, and prints elements and memory of the page on the way. */
export const measureScroll = async (
  browser: Browser,
  print: (cells: readonly (string | number)[]) => void,
): Promise<void> => {
  const shop = await createShopProcess()
  await fill(shop)
  await shop.start()
  const { body: user } = await clientOf(shop.origin).customer.login({
    body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(user)), url: shop.origin },
  ])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watchTasks)

  print(['products shown', 'elements', 'heap MB', 'tasks over 50 ms', 'longest ms'])
  await page.goto(`${shop.origin}/eshop`)
  const last = page.locator('main li[aria-setsize]').last()
  for (const goal of [20, 100, 200, 400, 600, 800, products]) {
    await page.evaluate(() => {
      ;(globalThis as unknown as { tasks: number[] }).tasks.length = 0
    })
    while (Number(await last.getAttribute('aria-setsize')) < goal) {
      await page.mouse.wheel(0, 600)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
    const { elements, usedSize } = await weigh(page, session)
    print([
      goal,
      elements,
      (usedSize / 1e6).toFixed(1),
      tasks.length,
      Math.round(Math.max(0, ...tasks)),
    ])
  }
  await context.close()
  await shop.stop('SIGTERM')
  await shop.remove()
}
