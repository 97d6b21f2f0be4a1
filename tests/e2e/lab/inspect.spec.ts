import { expect } from '@playwright/test'
import { findViolations } from '../parts/axe.ts'
import { test } from './parts/mockShop.ts'

test('Scenario: ?inspect docks every actor of the running app, and follows the actions of the buyer', async ({
  page,
}) => {
  await page.goto('/?scenario=chain&inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await expect(dock).toBeVisible()
  for (const name of ['app', 'session', 'cart', 'preferences', 'realtime'])
    await expect(dock.getByRole('button', { name: new RegExp(`^${name}\\b`) })).toBeVisible()

  await dock.getByRole('button', { name: /^variantPicker / }).click()
  await expect(
    dock.getByRole('img', { name: /Statechart of variantPicker; .*choosing/ }),
  ).toBeVisible()
  for (const value of ['Oxidised', '45 cm', 'Lobster'])
    await page.getByRole('radio', { name: value }).check()
  await expect(
    dock.getByRole('img', { name: /Statechart of variantPicker; .*counting/ }),
  ).toBeVisible()
  await expect(dock.locator('ol summary').filter({ hasText: 'value.chosen' })).toHaveCount(3)

  expect(await findViolations(page, { include: ['aside[aria-label=Inspector]'] })).toEqual([])

  await dock.getByRole('button', { name: 'Hide' }).click()
  await expect(dock).toHaveCount(0)
  await page.getByRole('button', { name: 'Inspector' }).click()
  await expect(dock).toBeVisible()
})

test('Scenario: the overlay of a lost connection fits above the dock', async ({
  page,
  context,
}) => {
  await page.goto('/?scenario=full-cart&inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await expect(dock.getByRole('button', { name: /^cart .*loaded/ })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click({ trial: true })
  await page.getByRole('button', { name: 'Continue offline' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Scenario: the end of the panel of the mocks can be reached above the dock', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/?scenario=full-cart&inspect')
  const dock = page.getByRole('complementary', { name: 'Inspector' })
  await expect(dock).toBeVisible()
  await page.getByText('Mocks: full-cart').click()
  await page.getByRole('button', { name: 'Save the current state' }).click({ trial: true })
})
