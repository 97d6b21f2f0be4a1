import { chromium } from '@playwright/test'
import { readConfig } from '../../server/config.ts'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { openShop } from '../../server/open.ts'
import { apiBase } from '../../src/contracts/index.ts'
import { findChromium } from '../../tools/chromium.mjs'
import { fillIfEmpty } from '../../tools/demoShop.ts'
import { buildStorefront } from '../../tools/storefront.ts'
import { createShopProcess } from '../support/shopProcess.ts'

/**
 * `npm run bench:size`: the brotli bytes of JavaScript and CSS that the first visit to each page loads,
 * with an empty cache, from the built storefront as the server sends it.
 */
const chain = '/eshop/metals_silver-92.5_chains'

await buildStorefront()
const shop = await createShopProcess()
const deps = await openShop({ ...readConfig({}), dataDir: shop.dataDir })
await fillIfEmpty(deps)
const product = await deps.engine.db
  .selectFrom('product')
  .select('slug')
  .where('mode', '=', 'isCombination')
  .limit(1)
  .executeTakeFirstOrThrow()
await deps.engine.close()
await shop.start()

const response = await fetch(`${shop.origin}${apiBase}/customer/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ registerEmail: demoBuyer.email, password: demoBuyer.password }),
})
const user = (await response.json()) as { _id: string; token: string }
const userInfo = {
  name: 'userInfo',
  value: encodeURIComponent(JSON.stringify(user)),
  url: shop.origin,
}

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

/** Bytes of the bodies by kind, as the server sent them to Chromium. */
const measure = async (path: string, loggedIn: boolean) => {
  const context = await browser.newContext()
  if (loggedIn) await context.addCookies([userInfo])
  const page = await context.newPage()
  const bytes = { script: 0, stylesheet: 0 }
  const encodings = new Set<string>()
  const answers: Promise<void>[] = []
  page.on('response', (answer) => {
    const kind = answer.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    answers.push(
      answer.allHeaders().then((headers) => {
        encodings.add(headers['content-encoding'] ?? 'none')
        bytes[kind] += Number(headers['content-length'])
      }),
    )
  })
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle' })
  await Promise.all(answers)
  await context.close()
  return { ...bytes, encodings: [...encodings].join(' ') }
}

const pages: readonly [path: string, loggedIn: boolean][] = [
  ['/', false],
  ['/login', false],
  ['/my-account', false],
  ['/', true],
  ['/eshop', true],
  [chain, true],
  [`/eshop/detail/metals_silver-92.5_chains/${product.slug}`, true],
  ['/cart', true],
  ['/history', true],
]

const print = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, i) => (i === 0 ? String(cell).padEnd(76) : String(cell).padStart(10)))
      .join(' '),
  )

print(['page', 'JS B', 'CSS B', 'sum B', 'encoding'])
for (const [path, loggedIn] of pages) {
  const { script, stylesheet, encodings } = await measure(path, loggedIn)
  print([
    `${path}${loggedIn ? '' : ' (visitor)'}`,
    script,
    stylesheet,
    script + stylesheet,
    encodings,
  ])
}

await browser.close()
await shop.stop('SIGTERM')
await shop.remove()
