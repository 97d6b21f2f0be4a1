import { expect, type Page } from '@playwright/test'
import { test as base } from '../parts/worker.ts'

/** The built lab. A test fails if the page complains. */
export const test = base.extend<{ page: Page }>({
  baseURL: async ({ builtOrigin }, use) => use(builtOrigin),
  page: async ({ page }, use) => {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('console', (message) => {
      // The lab asks what to do about a conflict.
      const isAnswered = message.text().includes('409 (Conflict)')
      if (message.type() === 'error' && !isAnswered) wrong.push(message.text())
    })
    await use(page)
    expect(wrong, 'what the page complained about').toEqual([])
  },
})

export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('svg[data-drawn="true"]')).toBeVisible()
}

export const standsAt = (page: Page, state: string) =>
  expect(page.locator('p[role="status"] strong')).toHaveText(state)

export const view = (page: Page) => page.frameLocator('iframe')
