import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The shop's script runs the page. */
    isShopStarted?: boolean
  }
}

/**
 * Waits until the shop's script has taken over the page that is open. Before, the page is only shown, and keeps what is
 * pressed for later.
 */
const started = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('script[data-entry]') === null || window.isShopStarted === true,
  )

/** Makes `goto` and `reload` wait until the shop's script runs, unless a test says what to wait for. */
export const waitForStarts = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    document.addEventListener('alma:started', () => {
      window.isShopStarted = true
    }),
  )
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await started(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await started(page)
    return response
  }
}
