import { expect, type Locator } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

const directionOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).direction)

test('Scenario: a Latin name keeps its direction on an Arabic page', async ({
  page,
  client: _client,
}) => {
  await page.goto('/my-account?lang=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await directionOf(page.locator('h1 bdi'))).toBe('ltr')
  expect(await directionOf(page.locator('input[name="companyName"]'))).toBe('ltr')
})
