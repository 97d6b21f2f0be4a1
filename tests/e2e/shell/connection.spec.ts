import { expect, type Page, type Route } from '@playwright/test'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { carry } from '../../support/carry.ts'
import { test } from '../parts/demoShop.ts'
import { expectAccessible } from '../parts/whole.ts'
import { lost, overlay } from './connection.ts'

const bar = (page: Page) => page.getByRole('status').filter({ hasText: lost })

/** Opens a page, loses the connection and continues offline. */
const readOffline = async (page: Page) => {
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Continue offline' }).click()
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('Scenario: Escape never closes the overlay; the buyer continues offline, until the next loss', async ({
      page,
      context,
    }) => {
      await page.goto('/about')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await context.setOffline(true)
      await expect(overlay(page)).toBeVisible()
      for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape')
      await expect(overlay(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
      await expectAccessible(page)

      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(overlay(page)).toBeHidden()
      await expect(bar(page)).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
      await expectAccessible(page)
      await page.mouse.wheel(0, 600)
      await expect(bar(page)).toBeInViewport()

      await context.setOffline(false)
      await expect(bar(page)).toBeHidden()
      await context.setOffline(true)
      await expect(overlay(page)).toBeVisible()
      await context.setOffline(false)
      await expect(overlay(page)).toBeHidden()
    })

    test('Scenario: offline, content that needs the shop shows this, and loads with the connection', async ({
      page,
      context,
    }) => {
      await readOffline(page)
      await page.locator('main a[href="/blog"], a[href="/blog"]').first().click()
      await expect(bar(page)).toBeVisible()
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/blog/)
      await expect(page.getByRole('heading', { level: 1, name: /journal/i })).toBeVisible()
    })
  })

test('Scenario: offline, a page whose code is missing waits, and the page below it can be used (rule N5)', async ({
  page,
  context,
}) => {
  await readOffline(page)
  await page.locator('a[href="/login"]').first().click()
  await expect(bar(page)).toContainText('It opens when the connection is back.')
  await page.getByRole('link', { name: 'Workshop' }).first().hover({ trial: true })
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('Scenario: the shop changes as the connection is lost: the page stays, and changes later (rule N5)', async ({
  page,
  context,
  client,
  setSetting,
}) => {
  const text = 'Back on Monday'
  await carry(client, 'polished-ball-earrings', 10)
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Polished ball earrings' })
  await expect(quantity).toHaveValue('10')
  const reload = Promise.withResolvers<Route>()
  await page.route('**/api/setting/store/**', (route) => reload.resolve(route), { times: 1 })
  await page.waitForLoadState('networkidle')
  await setSetting('header.header_text.en', text)
  const held = await reload.promise
  let failures = 0
  page.on('requestfailed', () => {
    failures += 1
  })
  await context.setOffline(true)
  await held.abort('internetdisconnected')
  await page.getByRole('button', { name: 'Continue offline' }).click()
  // A call that fails is sent once more.
  await expect.poll(() => failures).toBeGreaterThan(1)
  await quantity.fill('20')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 change is waiting for the connection.')).toBeVisible()
  await expect(quantity).toHaveValue('20')
  await expect(page.getByText(text)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(text).first()).toBeVisible()
})

test('Scenario: offline, a panel whose code is missing says so, and opens with the connection (rule N5)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await readOffline(page)
  await page.getByRole('button', { name: 'Search' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Search' })
  await expect(panel.getByText(lost)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(panel.getByRole('searchbox')).toBeFocused()
})

test('Scenario: a login that does not reach the shop says so above the form, and is not a failure of the server', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoBuyer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoBuyer.password)
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Continue offline' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('This was not sent. Please try again.')).toBeVisible()
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  await page.unroute('**/api/**')
  await expect(bar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeVisible()
})
