import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'
import { languageCookie } from '../parts/whole.ts'
import { ring, shiftOf } from '../shell/renderedPages.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })

for (const [language, font] of [
  ['hi', /^noto-sans-devanagari-/],
  ['ar', /^cairo-/],
] as const)
  test(`Scenario: the letters of a language (${language}) that arrive late move nothing (rule P19)`, async ({
    page,
    context,
    client: _client,
    shop,
  }) => {
    await context.addCookies([languageCookie(language, shop.origin)])
    for (const path of ['/', '/eshop/rings', ring, '/about'])
      await test.step(path, async () => {
        const requested: string[] = []
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        // All fonts but the two that each page preloads.
        await page.route(/\/assets\/(?!titles|texts)[^/]+\.woff2$/, async (route) => {
          requested.push(new URL(route.request().url()).pathname.replace('/assets/', ''))
          await released
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => window.isShopStarted === true)
        const before = await shiftOf(page)
        release()
        await page.evaluate(() => document.fonts.ready)
        expect(await shiftOf(page)).toBe(before)
        expect(before).toBeLessThan(0.002)
        // One font is enough: Latin letters come from the two preloaded ones.
        expect(requested).toEqual([expect.stringMatching(font)])
        await page.unrouteAll()
      })
  })
