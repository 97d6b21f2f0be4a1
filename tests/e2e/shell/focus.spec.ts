import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import { hasRun, laterCode } from '../parts/afterStart.ts'
import { test } from '../parts/demoShop.ts'

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.localName)

test('Scenario: when a row is removed, the same button of the next one takes the focus (rule H16)', async ({
  page,
  client,
}) => {
  await carry(client, 'figaro-chain', 10)
  await carry(client, 'hammered-band', 6)
  await carry(client, 'oval-halo-ring', 6)
  await page.goto('/cart')
  const removes = page.getByRole('main').getByRole('button', { name: /^Remove / })
  await expect(removes).toHaveCount(3)
  const names = await removes.evaluateAll((all) => all.map((one) => one.ariaLabel))
  await removes.first().focus()
  for (const next of names.slice(1)) {
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toBe(next)
  }
})

test('Scenario: a button that the viewer of pictures disables keeps the focus in the viewer (rule H16)', async ({
  page,
  client: _,
}) => {
  await page.goto('/eshop/detail/rings/oval-halo-ring')
  await page.getByRole('button', { name: 'Picture 1 of 2, enlarge' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Oval halo ring' })
  const next = viewer.getByRole('button', { name: 'Next picture' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeDisabled()
  await expect(viewer.locator(':focus')).toHaveCount(1)
})

test('Scenario: when a wider window hides a control, another takes the focus (rule H16)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  // The code that watches the focus loads with the first interaction.
  const watching = laterCode(page)
  await page.getByRole('button', { name: 'Menu' }).focus()
  await hasRun(page, watching)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await expect.poll(() => focusedName(page)).not.toBe('body')
})

test('Scenario: the link home of the error screen gives the focus to the page (rule H16)', async ({
  page,
  client: _,
}) => {
  await page.goto('/eshop')
  await page.route('**/api/products/category/slug/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Internal Server Error' } }),
  )
  await page.getByRole('main').getByRole('link', { name: 'Rings' }).first().click()
  await page.getByRole('link', { name: 'Go Home' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeVisible()
  await expect.poll(() => focusedName(page)).toBe('main')
})

test('Scenario: a toast that closes by itself gives the focus back (rule H16)', async ({
  page,
  client: _,
}) => {
  await page.clock.install()
  await page.goto('/eshop/detail/rings/three-stone-ring')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const toast = page.getByRole('alert', { name: 'Alerts' })
  const chosen = await focusedName(page)
  await toast.getByRole('button', { name: 'Close' }).focus()
  await page.clock.runFor(6_000)
  await expect(toast.getByRole('button')).toHaveCount(0)
  await expect.poll(() => focusedName(page)).toBe(chosen)
})
