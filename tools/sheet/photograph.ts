import type { Page } from '@playwright/test'
import pLimit from 'p-limit'

/** A screenshot of the sheet. */
export interface Shot {
  /** Its group, such as a page of the shop. */
  readonly group: string
  readonly name: string
  /** Its variation: width, theme, language. */
  readonly variant: string
  /** The base name of its files. */
  readonly id: string
}

/** Takes a screenshot of a page. */
export type Photographs = (page: Page, shot: Shot) => Promise<void>

/** Waits until data, fonts and pictures are loaded. */
export const steady = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    // Pictures further down load lazily.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
}

/** Masks dates and times, which change daily. */
export const ofToday = (page: Page) => [page.locator('time')]

/** Number of pages to process concurrently. */
const atOnce = 3

/** Runs the work for all items, a few concurrently. */
export const inParallel = <T>(all: readonly T[], work: (one: T) => Promise<void>) =>
  pLimit(atOnce).map(all, work)
