import type { Page } from '@playwright/test'

/** Opens a page whose script is held back. @returns lets it run */
export const openWithoutScript = async (page: Page, path: string) => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return start
}
