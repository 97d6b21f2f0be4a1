import { expect, type Page } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

const upright = { width: 834, height: 1112 }
const turned = { width: 1112, height: 834 }

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

for (const [what, path, button] of [
  ['the menu', '/eshop', 'Menu'],
  ['the filters of a list', '/eshop/rings', 'Filters'],
] as const)
  test(`Scenario: a tablet that is turned while ${what} is open can scroll again`, async ({
    page,
    client,
  }) => {
    expect(client).toBeDefined()
    await page.setViewportSize(upright)
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await expect(panel(page, button)).toBeVisible()
    expect(await isLocked(page)).toBe(true)

    await page.setViewportSize(turned)
    await expect(panel(page, button)).toHaveCount(0)
    await expect.poll(() => isLocked(page)).toBe(false)

    await page.setViewportSize(upright)
    await expect(page.getByRole('button', { name: button }).first()).toBeVisible()
    await expect(panel(page, button)).toBeHidden()
    expect(await isLocked(page)).toBe(false)
  })
