import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

test('Scenario: language, currency and theme that are chosen in one tab show in the others at once (rule L4)', async ({
  page,
  context,
  client: _client,
}) => {
  const other = await context.newPage()
  await other.goto('/eshop/rings')
  await page.goto('/')
  const price = other.getByRole('main').getByText(/[₹€]/).first()
  await expect(price).toContainText('₹')

  await page.getByLabel('Currency').first().selectOption('EUR')
  await expect(price).toContainText('€')
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Language').first().selectOption('it')
  await expect(other.locator('html')).toHaveAttribute('lang', 'it')
  await expect(other.getByRole('heading', { level: 1, name: 'Anelli' })).toBeVisible()

  // A choice of another tab is not written again, and is kept like a choice of the tab itself.
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('lang', 'it')
  await expect(price).toContainText('€')
})
