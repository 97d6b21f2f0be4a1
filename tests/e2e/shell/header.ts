import type { Page } from '@playwright/test'

export const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, \d/ })
export const panel = (page: Page) => page.getByRole('dialog')

/** Whether the page below a panel cannot be scrolled. */
export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
