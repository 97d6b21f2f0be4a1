import { expect } from '@playwright/test'
import { findViolations } from '../parts/axe.ts'
import { open, standsAt, test, view } from './labPage.ts'

const opening = [
  ['cartPanel', 'panel.opened'],
  ['searchPanel', 'panel.opened'],
  ['mobileMenu', 'panel.opened'],
  ['quickView', 'product.activated'],
] as const

for (const [machine, event] of opening)
  for (const press of ['Close', 'Escape'])
    test(`Scenario: ${press} in the view of ${machine} is one step`, async ({ page }) => {
      await open(page, `/__lab/${machine}`)
      const closed = await page.locator('p[role="status"] strong').textContent()
      await page.getByRole('button', { name: event }).click()
      const close = view(page).getByRole('button', { name: 'Close', exact: true })
      await expect(close).toBeVisible()
      // The browser reports that a panel is closed some time after it was.
      await view(page)
        .locator('dialog[open]')
        .evaluate((panel) => {
          panel.addEventListener('close', () => panel.setAttribute('data-reported', ''))
        })
      if (press === 'Close') await close.click()
      else await close.press('Escape')
      await expect(view(page).locator('dialog[data-reported]')).toBeAttached()
      await standsAt(page, closed ?? '')
      await expect(page.getByText('step 2 of 2')).toBeVisible()
    })

for (const machine of ['app', 'topStrip'])
  test(`Scenario: the phone of ${machine} shows the header of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `/__lab/${machine}`)
    const menu = view(page).getByRole('button', { name: 'Menu', exact: true })
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: /^Desk/ }).click()
    await expect(menu).toHaveCount(0)
  })

test('Scenario: Escape and a press elsewhere in the view close its menu', async ({ page }) => {
  await open(page, '/__lab/megaMenu')
  await page.getByRole('button', { name: /^Desk/ }).click()
  const menu = page.getByRole('button', { name: 'menu.pressed', exact: true })
  await menu.click()
  await standsAt(page, 'held')
  await view(page).getByRole('link').first().press('Escape')
  await standsAt(page, 'dismissed')
  await menu.click()
  await standsAt(page, 'held')
  await view(page)
    .locator('html')
    .click({ position: { x: 20, y: 550 } })
  await standsAt(page, 'closed')
})

test('Scenario: the view has the look of the toolbar, for as long as the tab is open', async ({
  page,
}) => {
  await open(page, '/__lab/cart')
  const root = view(page).locator('html')
  await page.getByLabel('Language of the shop').selectOption('ar')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(view(page).getByRole('heading', { level: 1 })).toHaveText('السلة')
  await page.getByLabel('Writing direction').selectOption('ltr')
  await expect(root).toHaveAttribute('dir', 'ltr')
  await page.getByLabel('Theme').selectOption('dark')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await page.getByLabel('Currency of the shop').selectOption('EUR')
  await page.getByRole('button', { name: 'cart.opened' }).click()
  await page.getByRole('button', { name: 'four rows' }).click()
  await expect(view(page).getByText('€').first()).toBeVisible()

  await open(page, '/__lab/gallery')
  await expect(page.getByLabel('Language of the shop')).toHaveValue('ar')
  await expect(root).toHaveCSS('color-scheme', 'dark')
})

test('Scenario: the view fills the window, and Escape returns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/__lab/searchPanel')
  await page.getByRole('button', { name: 'panel.opened' }).click()
  const frame = page.locator('iframe')
  const widthOf = async () => (await frame.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: /^Desktop/ }).click()
  const small = await widthOf()
  await page.getByRole('button', { name: 'Fill the window' }).click()
  await expect.poll(widthOf).toBe(1440)
  await expect(page.locator('header')).toHaveAttribute('inert')
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([])

  // The first Escape closes the panel of the view, which was not loaded again.
  await view(page).getByRole('button', { name: 'Close', exact: true }).press('Escape')
  await expect(view(page).getByRole('dialog')).toHaveCount(0)
  expect(await widthOf()).toBe(1440)
  await page.keyboard.press('Escape')
  await expect.poll(widthOf).toBe(small)
  await standsAt(page, 'closed')
  await expect(page.locator('header')).not.toHaveAttribute('inert')
})

test('Scenario: a view speaks the language that its machine has chosen', async ({ page }) => {
  await open(page, '/__lab/preferences')
  await page.getByLabel('Starts with').selectOption('Italian and euros')
  await page.getByRole('button', { name: /^three languages/ }).click()
  const title = view(page).getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Carrello')
  await expect(page.getByLabel('Language of the shop')).toBeDisabled()
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByLabel('Starts with').selectOption('no cookies')
  await expect(title).toHaveText('Cart')
})

test('Scenario: a change that the socket reports is in the view', async ({ page }) => {
  await open(page, '/__lab/realtime')
  await page.getByRole('button', { name: 'session.opened', exact: true }).click()
  await page.getByRole('button', { name: /^sends socket.connected: nothing/ }).click()
  await expect(view(page).getByText('Grooved band').first()).toBeVisible()
  await page.getByRole('button', { name: /^sends socket.received: one row/ }).click()
  await expect(view(page).getByText('Grooved band')).toHaveCount(0)
  await expect(view(page).getByText('Venetian box chain')).toBeVisible()
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(view(page).getByText('Grooved band').first()).toBeVisible()
})
