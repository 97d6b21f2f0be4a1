import type { Page } from '@playwright/test'

/** A picture of the sheet. */
export interface Shot {
  /** What it belongs to, such as a page of the shop. */
  readonly group: string
  readonly name: string
  /** In what it differs from its neighbours: width, theme, language. */
  readonly variant: string
  /** Names its files. */
  readonly id: string
}

/** Takes a picture of what a page shows. */
export type Photographs = (page: Page, shot: Shot) => Promise<void>

/** Waits until everything that shows is here: data, faces and pictures. */
export const steady = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    // Pictures further down are fetched when they come near.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
}

/** Dates and times, which differ tomorrow: they are covered. */
export const ofToday = (page: Page) => [page.locator('time')]

/** Pages that are photographed at a time. */
const atOnce = 3

/** Does the work for all of them, a few at a time. */
export const inParallel = async <T>(all: readonly T[], work: (one: T) => Promise<void>) => {
  const left = [...all]
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
