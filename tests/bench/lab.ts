import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { chartOf } from '../../lab/chart/chart.ts'
import { machines } from '../../src/machines/index.ts'
import { findChromium } from '../../tools/parts/chromium.mjs'
import { percentile } from '../support/values/percentile.ts'
import { timePress } from './timePress.ts'

/**
 * `npm run bench:lab`: how long the lab takes to open the largest machine (from navigation on, with cached modules), to
 * draw it (from the first paint of the lab to that of the chart), and for one step of the session (from the press to the
 * next paint). Prints a table; asserts nothing.
 */
const runs = 7
const limits = { draw: 1_000, step: 50 } as const

const sizeOf = (name: keyof typeof machines) => chartOf(machines[name]).edges.length
const largest = (Object.keys(machines) as (keyof typeof machines)[]).toSorted(
  (a, b) => sizeOf(b) - sizeOf(a),
)[0]

const vite = await createServer({ logLevel: 'silent', server: { port: 0 } })
await vite.listen()
const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })

const median = (values: readonly number[]) => percentile(values, 0.5)

const drawn = 'svg[data-drawn="true"]'

/** Measured by the page itself. */
const measureDrawing = async (name: string) => {
  await page.goto(`${origin}/__lab/${name}`)
  await page.waitForSelector(drawn)
  return page.evaluate(() => {
    const [drawing] = performance.getEntriesByName('lab.drawn')
    const [beginning] = performance.getEntriesByName('lab.begun')
    const opened = drawing?.startTime ?? 0
    return { opened, drawn: opened - (beginning?.startTime ?? 0) }
  })
}

const openings: number[] = []
const draws: number[] = []
const steps: number[] = []
// Not counted: on the first visit, Vite builds its cache.
await measureDrawing(largest ?? 'session')
await measureDrawing('session')
for (let run = 0; run < runs; run += 1) {
  const { opened, drawn: took } = await measureDrawing(largest ?? 'session')
  openings.push(opened)
  draws.push(took)
  await measureDrawing('session')
  for (const button of ['login.submitted', 'verified', 'logout.requested']) {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    steps.push(await timePress(page, button))
  }
}
await browser.close()
await vite.close()

const row = (values: readonly number[], wanted?: number) => ({
  'median ms': Math.round(median(values)),
  'worst ms': Math.round(Math.max(...values)),
  'wanted below ms': wanted ?? '',
})
console.table({
  [`open ${largest}`]: row(openings),
  [`draw ${largest}`]: row(draws, limits.draw),
  'one step': row(steps, limits.step),
})
