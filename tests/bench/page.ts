import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../tools/parts/chromium.mjs'
import { startDemoShop } from './demoServer.ts'
import { measureScroll } from './scroll.ts'

/**
 * `npm run bench:page`: Lighthouse on a phone (its mobile preset, simulated slow 4G) for pages of visitors, and for
 * a category and a product as the demo buyer, on the real server with the demo catalogue, each the median of three;
 * then a scroll through a list of 1,000 products. `npm run bench:page -- scroll` measures the scroll alone.
 */
const port = 4729

const shop = await startDemoShop()
const scrollsAlone = process.argv.includes('scroll')
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const runs = 3

/** Logs the browser's own context in or out: Lighthouse opens its pages there, and their script reads the cookie. */
const session = await browser.newBrowserCDPSession()
const logIn = async (loggedIn: boolean) => {
  await session.send('Storage.clearCookies')
  const cookies = [{ name: 'userInfo', value: shop.userInfo, url: shop.origin }]
  if (loggedIn) await session.send('Storage.setCookies', { cookies })
}

/** Scores below 100 in the categories other than performance. */
const shortfalls = new Set<string>()

const auditOnce = async (path: string) => {
  const result = await lighthouse(`${shop.origin}${path}`, {
    ...{ port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
  })
  if (!result) throw new Error(`Lighthouse says nothing about ${path}`)
  const { lhr } = result
  if (lhr.finalDisplayedUrl !== `${shop.origin}${path}`)
    throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`)
  for (const id of categories.slice(1))
    for (const { id: audit, weight } of lhr.categories[id]?.auditRefs ?? []) {
      const { score, title } = lhr.audits[audit] ?? {}
      if (weight > 0 && typeof score === 'number' && score < 1)
        shortfalls.add(`${path}: ${title} (${id})`)
    }
  const amount = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    largest: amount('largest-contentful-paint'),
    blocked: amount('total-blocking-time'),
    shift: amount('cumulative-layout-shift'),
  }
}

/** The run with the median largest contentful paint. */
const audit = async (path: string, loggedIn: boolean) => {
  const all = []
  for (let run = 0; run < runs; run += 1) {
    // Lighthouse deletes the cookies after each run.
    await logIn(loggedIn)
    all.push(await auditOnce(path))
  }
  const median = all.toSorted((a, b) => a.largest - b.largest)[Math.floor(runs / 2)]
  if (!median) throw new Error(`There is no run of ${path}`)
  const { scores, largest, blocked, shift } = median
  return [...scores, `${Math.round(largest)} ms`, `${Math.round(blocked)} ms`, shift.toFixed(3)]
}

const print = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, i) => (i === 0 ? String(cell).padEnd(56) : String(cell).padStart(10)))
      .join(' '),
  )

if (!scrollsAlone) {
  print(['page', 'speed', 'access', 'practice', 'seo', 'LCP', 'TBT', 'CLS'])
  for (const [path, loggedIn] of [
    ['/', false],
    ['/login', false],
    ['/about', false],
    ['/blog', false],
    ['/blog/ring-sizes-by-country/', false],
    [shop.category, true],
    [shop.product, true],
  ] as const)
    print([path, ...(await audit(path, loggedIn))])
  for (const shortfall of shortfalls) console.log(shortfall)
}

await measureScroll(browser, print)

await browser.close()
await shop.close()
