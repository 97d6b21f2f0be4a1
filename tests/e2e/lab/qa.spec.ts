import { expect, type Page } from '@playwright/test'
import { test } from './parts/mockShop.ts'
import { picture } from './qaPictures.ts'

/** The first half of docs/qa.md: finding a flow. The other half is in `qaTools.spec.ts`. */

test.use({ viewport: { width: 1280, height: 800 } })

/** The cart is read while there are no changes. */
const loading = 'open.reading.loading + writing.settled'

const standsAt = (page: Page, state: string) =>
  expect(page.locator('p[role="status"] strong')).toHaveText(state)

test('Scenario: QA finds a flow, records it and opens it again from its link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto('/__lab')
  await page.getByRole('link', { name: /^cart \d/ }).click()
  await expect(page.locator('svg[data-drawn="true"]')).toBeVisible()
  await standsAt(page, 'closed')

  await page.getByRole('button', { name: 'cart.opened' }).click()
  await standsAt(page, loading)
  await expect(page.getByText('Its call goes wrong')).toBeVisible()
  await picture(page, 'answer')
  await page.getByRole('button', { name: 'four rows' }).click()
  await standsAt(page, 'open.reading.loaded + writing.settled')

  await page.getByRole('button', { name: 'quantity.typed' }).click()
  await standsAt(page, 'open.reading.loaded + writing.gathering.pausing')
  await page.getByRole('button', { name: 'acts.flushed' }).click()
  await standsAt(page, 'open.reading.loaded + writing.sending')
  await page.getByRole('button', { name: 'the row had gone' }).click()
  await standsAt(page, loading)
  await picture(page, 'timeline')

  await page.getByRole('button', { name: /^2 / }).click()
  await standsAt(page, 'open.reading.loaded + writing.settled')
  await page.getByRole('button', { name: /^5 / }).click()
  await standsAt(page, loading)

  await page.getByRole('tab', { name: 'Paths' }).click()
  await expect(page.getByText('States in this session')).toBeVisible()
  await page.getByRole('tab', { name: 'Flow' }).click()
  await page.getByLabel('What this flow shows').fill('A row that is gone loads the cart again')
  await expect(page.getByRole('button', { name: 'Save to tests/flows' })).toBeVisible()
  await picture(page, 'flow')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()

  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  await other.goto(link)
  await standsAt(other, loading)
  await expect(other.getByText('step 5 of 5')).toBeVisible()
})

test('Scenario: QA watches the running shop in a scenario', async ({ page }) => {
  await page.goto('/?scenario=full-cart&inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await dock.getByRole('button', { name: /^cart\b/ }).click()
  await expect(dock.getByRole('img', { name: /Statechart of cart; .*settled/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(dock.locator('svg[data-drawn="true"]')).toBeVisible()
  await picture(page, 'inspect')
})
