import { expect, type Page } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The scroll position, the first visible card and its position, px. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const inSight = [...document.querySelectorAll('main article')].find(
      (card) => card.getBoundingClientRect().top > 150,
    )
    const top = Math.round(inSight?.getBoundingClientRect().top ?? 0)
    return { at: Math.round(scrollY), card: inSight?.querySelector('h3')?.textContent, top }
  })

for (const width of [390, 1440])
  test(`Scenario: at ${width} px a list keeps its position after a reload or going back`, async ({
    page,
    client,
  }) => {
    expect(client).toBeDefined()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/eshop')
    await expect(cards(page)).toHaveCount(20)
    for (const count of [40, 60]) {
      await page.mouse.wheel(0, 20_000)
      await expect(cards(page)).toHaveCount(count)
    }
    const lowest = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, -1_300)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(lowest - 1_300)
    await expect.poll(async () => (await placeOf(page)).card).toBeTruthy()
    const left = await placeOf(page)
    expect(left.at).toBeGreaterThan(1_500)

    await page.reload()
    await expect(cards(page)).toHaveCount(60)
    await expect.poll(() => placeOf(page)).toEqual(left)

    await page
      .getByRole('link', { name: left.card ?? '', exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/eshop\/detail\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect.poll(() => placeOf(page)).toEqual(left)
    await expect(cards(page)).toHaveCount(60)
  })
