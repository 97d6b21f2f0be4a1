import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { readJourney, writeJourney } from '../../lab/journey/journey.ts'
import { findChromium } from '../../tools/parts/chromium.mjs'
import { serveMockStorefront } from '../../tools/parts/mockStorefront.ts'
import { percentile } from '../support/values/percentile.ts'
import { timePress } from './timePress.ts'

/**
 * `npm run bench:dock`: what the inspector costs the page after 5,000 events (memory, and time from a press to the next
 * frame), and how long the lab takes to open a journey of 200 steps and to go to one of them. Prints a table; asserts
 * nothing.
 */
const runs = 15
const events = 5_000
/** How long a person looks at a step before going to another one, ms. */
const look = 500
const limits = { memory: 10, press: 5, open: 1_000, step: 200 } as const

const vite = await serveMockStorefront(0)
const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const executablePath = findChromium()
const browser: Browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const median = (values: readonly number[]) => percentile(values, 0.5)

const usedMegabytes = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** A cart in which a quantity has been changed until the actors have received thousands of events. */
const useShop = async (query: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1400 } })
  await page.goto(`${origin}/?scenario=full-cart${query}`)
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .waitFor()
  // Each change of direction is an event, as are the ends of the animations that it starts.
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i += 1) {
      window.scrollTo(0, i % 2 === 0 ? 600 : 0)
      window.dispatchEvent(new Event('scroll'))
      if (i % 50 === 0) await new Promise((frame) => requestAnimationFrame(frame))
    }
  }, events)
  const presses: number[] = []
  for (let run = 0; run < runs; run += 1) presses.push(await timePress(page, 'Increase'))
  const memory = await usedMegabytes(page)
  const seen = query ? await page.locator('aside header span').textContent() : ''
  await page.close()
  return { memory, presses, seen }
}

/** Kept journeys one after another, until there are 200 steps. */
const longJourney = async () => {
  const { toJourney } = (await vite.ssrLoadModule(
    '/lab/journey/play.ts',
  )) as typeof import('../../lab/journey/play.ts')
  const folder = join(import.meta.dirname, '../flows/journeys')
  const steps = readdirSync(folder).flatMap(
    (file) => readJourney(readFileSync(join(folder, file), 'utf8')).steps,
  )
  return writeJourney(toJourney('200 steps', { steps: steps.slice(0, 200) }).journey)
}

/**
 * Marks the frame after the one that shows the first steps, and that after which a step can be gone to; asking from
 * outside takes longer than the page itself.
 */
const markSteps = () => {
  const markOnce = (name: string, isThere: () => boolean) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
    })
    observer.observe(document, { childList: true, subtree: true })
  }
  const isShown = () => document.querySelector('section[aria-label="Steps"] button') !== null
  markOnce('steps.shown', isShown)
  markOnce('steps.played', () => isShown() && !document.body.textContent.includes('loading …'))
}

/** Waits for the lab's own module, which loads the views as soon as the page is idle. */
const loadViews = (page: Page) =>
  page.evaluate(async (module) => {
    const { loadViews } = await import(/* @vite-ignore */ module)
    await loadViews()
    await new Promise((idle) => requestIdleCallback(idle))
  }, '/lab/examples/parts/lazyView.tsx')

const useJourney = async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(markSteps)
  await page.goto(`${origin}/__lab/journeys`)
  const text = await longJourney()
  await page.evaluate((value) => localStorage.setItem('recorded-bench', value), text)
  const opens: number[] = []
  const plays: number[] = []
  const moves: number[] = []
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('button')
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${origin}/__lab/journeys/recorded-bench`)
    // The views load while a person reads the steps.
    await page.waitForFunction(() => performance.getEntriesByName('steps.played').length > 0)
    await loadViews(page)
    const markedAt = (name: string) =>
      page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name)
    opens.push(await markedAt('steps.shown'))
    plays.push(await markedAt('steps.played'))
    for (const at of [199, 100, 150]) {
      const label = await steps.nth(at).textContent()
      await page.waitForTimeout(look)
      moves.push(await timePress(page, label ?? ''))
    }
  }
  await page.close()
  // The first visit fills Vite's cache.
  return { opens: opens.slice(1), plays: plays.slice(1), moves }
}

const plain = await useShop('')
const docked = await useShop('&inspect')
const { opens, plays, moves } = await useJourney()
await browser.close()
await vite.close()

const row = (value: number, unit: string, wanted: number | '' = '') => ({
  measured: `${Math.round(value * 10) / 10} ${unit}`,
  'wanted below': wanted === '' ? '' : `${wanted} ${unit}`,
})
console.log(`With the dock: ${docked.seen}`)
console.table({
  'memory of the page': row(plain.memory, 'MB'),
  'more with the dock': row(docked.memory - plain.memory, 'MB', limits.memory),
  'a press': row(median(plain.presses), 'ms'),
  'more with the dock (press)': row(
    median(docked.presses) - median(plain.presses),
    'ms',
    limits.press,
  ),
  'open a journey of 200 steps': row(median(opens), 'ms', limits.open),
  'until all steps have been played': row(median(plays), 'ms'),
  'go to a step': row(median(moves), 'ms', limits.step),
  'go to a step, worst': row(Math.max(...moves), 'ms', limits.step),
})
