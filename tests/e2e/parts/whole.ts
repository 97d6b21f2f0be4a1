import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './axe.ts'

/** The page is correct and in its language: nothing overflows, one title, and no violation that axe can find. */
export const expectWhole = async (page: Page, language: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectInPlace(page)
}

/** The windows of a desk, of a tablet and of a phone. */
const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const

/**
 * A check passes in the window of a desk, of a tablet and of a phone. The open page is resized, since a load takes much
 * longer. It stays as wide as on a phone, so that a test goes on there.
 */
export const atEverySize = async (page: Page, check: () => Promise<void>): Promise<void> => {
  for (const size of windows)
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size)
      await check()
    })
}

/** {@link expectWhole} in the window of a desk, of a tablet and of a phone. */
export const expectWholeAtEverySize = (page: Page, language: string): Promise<void> =>
  atEverySize(page, () => expectWhole(page, language))

/** Nothing overflows horizontally. */
export const expectNoOverflow = async (page: Page, message = ''): Promise<void> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `pixels that stick out sideways ${message}`).toBeLessThanOrEqual(0)
}

/** Nothing overflows horizontally, and axe finds no violation, including a dialog over the page. */
export const expectInPlace = async (page: Page): Promise<void> => {
  await expectNoOverflow(page)
  await expectAccessible(page)
}

/** Axe finds no violation in the current page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findViolations(page)).toEqual([])
}

/** The cookie that sets the language of a page from the beginning. */
export const languageCookie = (language: string, url: string) => ({
  name: 'lang',
  value: encodeURIComponent(JSON.stringify({ name: language, lang: language })),
  url,
})
