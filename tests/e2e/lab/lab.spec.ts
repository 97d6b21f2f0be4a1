import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readFlow } from '../../../lab/run/flow.ts'
import { findViolations } from '../parts/axe.ts'
import { open, standsAt, test, view } from './labPage.ts'

test('Scenario: a cart is loaded by hand, edited in its view, and stepped back', async ({
  page,
}) => {
  await open(page, '/__lab/cart')
  await standsAt(page, 'closed')
  await page.getByRole('button', { name: 'cart.opened' }).click()
  await page.getByRole('button', { name: 'four rows' }).click()
  await standsAt(page, 'open.reading.loaded + writing.settled')
  await expect(page.locator('[data-state="cart.open.reading.loaded"].active')).toHaveCount(1)
  await expect(view(page).getByText('Venetian box chain')).toBeVisible()

  await view(page)
    .getByRole('button', { name: /Increase|More/i })
    .first()
    .click()
  await standsAt(page, 'open.reading.loaded + writing.gathering.pausing')
  await page.getByRole('button', { name: 'One step back' }).click()
  await standsAt(page, 'open.reading.loaded + writing.settled')
  await page.getByRole('button', { name: 'One step forward' }).click()
  await standsAt(page, 'open.reading.loaded + writing.gathering.pausing')
})

test('Scenario: a payload is edited, broken and refused', async ({ page }) => {
  await open(page, '/__lab/variantPicker')
  const steps = page.getByRole('region', { name: 'Steps' })
  await expect(
    steps.getByRole('combobox', { name: 'Example of value.chosen' }).getByRole('option'),
  ).toHaveText(['finish: silver', 'finish: gold'])
  await steps.getByText(/^Not in this state/).click()
  const refused = steps.getByRole('listitem').filter({ hasText: 'refused by mayChoose' })
  await expect(refused.getByRole('option', { name: 'length: 50 cm' })).toBeAttached()
  await expect(refused.getByRole('button')).toBeDisabled()
  await steps.getByText(/^Not in this state/).click()
  await steps.getByText('Payload', { exact: true }).first().click()
  const payload = steps.getByRole('textbox', { name: 'Payload of value.chosen' })
  await payload.fill('{ "attribute": "finish"')
  await expect(steps.getByRole('alert')).toContainText('JSON')
  await payload.fill('{ "attribute": "finish", "value": "gold" }')
  await steps.getByRole('button', { name: 'value.chosen' }).click()
  await expect(page.getByText('1value.chosen')).toBeVisible()
})

test('Scenario: a path is taken, saved as a flow, and its link opens it at its step', async ({
  page,
  context,
}) => {
  await open(page, '/__lab/session')
  await page.getByRole('tab', { name: 'Paths' }).click()
  await page.getByRole('button', { name: 'session.loggingOut' }).click()
  await standsAt(page, 'loggingOut')

  await page.getByRole('tab', { name: 'Flow' }).click()
  await page.getByLabel('What this flow shows').fill('Logging out')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const flow = readFlow(await readFile(await download.path(), 'utf8'))
  expect([download.suggestedFilename(), flow.title, flow.steps.at(-1)?.expect]).toEqual([
    'session.loggingOut.json',
    'Logging out',
    'loggingOut',
  ])

  await page.getByRole('button', { name: 'One step back' }).click()
  const before = await page.locator('p[role="status"] strong').textContent()
  await expect(page).toHaveURL(/&at=\d+$/)
  const other = await context.newPage()
  await open(other, page.url())
  await standsAt(other, before ?? '')
  await expect(other.getByRole('button', { name: 'One step forward' })).toBeEnabled()
})

test('Scenario: keys go back and forth, and starting over is undone', async ({ page }) => {
  await open(page, '/__lab/searchPanel')
  await page.getByRole('button', { name: 'panel.opened' }).click()
  const field = view(page).getByRole('searchbox')
  await expect(field).toBeVisible()
  const opened = await page.locator('p[role="status"] strong').textContent()
  await page.getByRole('heading', { name: 'Events' }).click()
  await page.keyboard.press('Alt+ArrowLeft')
  await standsAt(page, 'closed')
  await page.keyboard.press('Alt+ArrowLeft')
  await page.keyboard.press('Alt+ArrowRight')
  await standsAt(page, opened ?? '')

  // The key belongs to the field while somebody types, and otherwise also to the view.
  await expect(field).toBeFocused()
  await field.press('Alt+ArrowLeft')
  await standsAt(page, opened ?? '')
  await view(page).getByRole('button', { name: 'Close', exact: true }).press('Alt+ArrowLeft')
  await standsAt(page, 'closed')

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('step 0 of 0')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('step 0 of 1')).toBeVisible()
})

test('Scenario: the timeline follows the current step', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/__lab/toasts')
  const raise = page.getByRole('button', { name: 'toast.raised', exact: true })
  for (let step = 1; step <= 20; step += 1) await raise.click()
  const current = page.locator('[aria-current="step"]')
  await expect(current).toContainText('20')
  await expect(current).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Paths' }).click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await expect(current).toBeInViewport({ ratio: 1 })
  for (let step = 20; step > 2; step -= 1) await page.keyboard.press('Alt+ArrowLeft')
  await expect(current).toContainText('2')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('Scenario: by keyboard alone', async ({ page }) => {
  await open(page, '/__lab/notificationBar')
  await page.getByRole('button', { name: 'said' }).focus()
  await page.keyboard.press('Enter')
  await standsAt(page, 'appearing')
  await page.getByRole('tab', { name: 'Timeline' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Paths' })).toBeFocused()
  const chart = page.getByRole('img', { name: /^Statechart of/ })
  await chart.focus()
  const before = await chart.locator('> g').getAttribute('transform')
  await page.keyboard.press('+')
  await expect(chart.locator('> g')).not.toHaveAttribute('transform', before ?? '')
})

const expectWhole = async (page: Page, what: string) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${what}: pixels that stick out sideways`).toBeLessThanOrEqual(0)
  // The view is a separate page, with its own landmarks and tests.
  expect(await findViolations(page, { exclude: ['iframe'] }), what).toEqual([])
}

test('the lab is whole at every width', async ({ page }) => {
  const expectWholeAtEachWidth = async (what: string) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectWhole(page, `${what} at ${width} px`)
    }
  }
  await page.goto('/__lab')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWholeAtEachWidth('contents')
  await open(page, '/__lab/cart')
  for (const tab of ['Timeline', 'Paths', 'Flow']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectWholeAtEachWidth(tab)
  }
})

test.describe('as npm run dev serves it', () => {
  test.use({ baseURL: ({ labOrigin }, use) => use(labOrigin) })

  test('the lab of the whole app is whole', async ({ page }) => {
    await open(page, '/__lab/app')
    await expectWhole(page, 'app')
  })
})
