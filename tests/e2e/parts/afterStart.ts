import type { Page, Response } from '@playwright/test'

/** Resolves with the answer that brings the code that the first page does without (`src/app/ahead/afterStart.ts`). */
export const laterCode = (page: Page): Promise<Response> => page.waitForResponse(/afterStart/)

/** Waits until this code has run: the page's own import, which came before this one, has ended by then. */
export const hasRun = async (page: Page, code: Promise<Response>): Promise<void> => {
  await page.evaluate((url) => import(url), (await code).url())
}
