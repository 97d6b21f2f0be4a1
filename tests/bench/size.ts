import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/parts/chromium.mjs'
import { waitForStarts } from '../e2e/parts/started.ts'
import { startDemoShop } from './demoServer.ts'

/**
 * `npm run bench:size`: the bytes of JavaScript, CSS and fonts that the first visit to each page loads until its script
 * runs and it is idle, with an empty cache, from the built storefront on the server (brotli); those of JavaScript that
 * the page's `load` event waits for; and the layout shift of the page. Exits with 1 if a visitor's front page exceeds
 * its budget.
 */
const budget = {
  early: 100_000,
  script: 140_000,
  stylesheet: 25_000,
  font: 80_000,
  shift: 0,
} as const

const shop = await startDemoShop({ isTimed: false })
const userInfo = { name: 'userInfo', value: shop.userInfo, url: shop.origin }

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

/** The cumulative layout shift. Runs in the page. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })

/** Bytes of the bodies by kind, as the server sent them to Chromium. */
const measure = async (path: string, loggedIn: boolean) => {
  const context = await browser.newContext()
  if (loggedIn) await context.addCookies([userInfo])
  const page = await context.newPage()
  await waitForStarts(page)
  const bytes = { early: 0, script: 0, stylesheet: 0, font: 0 }
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  const encodings = new Set<string>()
  const answers: Promise<void>[] = []
  page.on('response', (answer) => {
    const kind = answer.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return
    const isEarly = kind === 'script' && !isLoaded
    answers.push(
      answer.allHeaders().then((headers) => {
        if (kind !== 'font') encodings.add(headers['content-encoding'] ?? 'none')
        bytes[kind] += Number(headers['content-length'])
        if (isEarly) bytes.early += Number(headers['content-length'])
      }),
    )
  })
  await page.goto(`${shop.origin}${path}`)
  await page.waitForLoadState('networkidle')
  await Promise.all(answers)
  const shift = await page.evaluate(layoutShift)
  await context.close()
  return { ...bytes, shift, encodings: [...encodings].join(' ') }
}

const pages: readonly [path: string, loggedIn: boolean][] = [
  ['/', false],
  ['/login', false],
  ['/my-account', false],
  ['/', true],
  ['/eshop', true],
  [shop.category, true],
  [shop.product, true],
  ['/cart', true],
  ['/history', true],
]

const print = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, i) => (i === 0 ? String(cell).padEnd(76) : String(cell).padStart(10)))
      .join(' '),
  )

print(['page', 'early JS B', 'JS B', 'CSS B', 'fonts B', 'shift', 'encoding'])
const over: string[] = []
for (const [path, loggedIn] of pages) {
  const measured = await measure(path, loggedIn)
  const { early, script, stylesheet, font, shift, encodings } = measured
  const name = `${path}${loggedIn ? '' : ' (visitor)'}`
  print([name, early, script, stylesheet, font, shift.toFixed(3), encodings])
  if (path === '/' && !loggedIn)
    for (const kind of ['early', 'script', 'stylesheet', 'font', 'shift'] as const)
      if (measured[kind] > budget[kind]) over.push(`${kind} ${measured[kind]} > ${budget[kind]}`)
}

await browser.close()
await shop.close()
if (over.length > 0) {
  console.error(`The first visit is over its budget: ${over.join(', ')}`)
  process.exitCode = 1
}
