import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../tools/chromium.mjs'
import { startDemoShop } from './demoServer.ts'
import { measureScroll } from './scroll.ts'

/**
 * `npm run bench:page`: Lighthouse on a phone (its mobile preset, simulated slow 4G) for the front page, the login,
 * a category and a product, the last two as the demo buyer, on the real server with the demo catalogue; then a
 * scroll through a list of 1,000 products. `npm run bench:page -- scroll` measures the scroll alone.
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

const audit = async (path: string, loggedIn: boolean) => {
  const result = await lighthouse(`${shop.origin}${path}`, {
    ...{ port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
    ...(loggedIn ? { extraHeaders: { cookie: `userInfo=${shop.userInfo}` } } : {}),
  })
  if (!result) throw new Error(`Lighthouse says nothing about ${path}`)
  const { lhr } = result
  const amount = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return [
    ...categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    `${Math.round(amount('largest-contentful-paint'))} ms`,
    `${Math.round(amount('total-blocking-time'))} ms`,
    amount('cumulative-layout-shift').toFixed(3),
  ]
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
    [shop.category, true],
    [shop.product, true],
  ] as const)
    print([path, ...(await audit(path, loggedIn))])
}

await measureScroll(browser, print)

await browser.close()
await shop.close()
