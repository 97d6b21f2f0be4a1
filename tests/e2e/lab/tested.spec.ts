import { expect } from '@playwright/test'
import notPassed from '../../flows/chromium/notPassed.json' with { type: 'json' }
import { findViolations } from '../parts/axe.ts'
import { open, test } from './labPage.ts'

test('Scenario: what nobody went through is first, with the reason, and leads to the machine', async ({
  page,
}) => {
  await page.goto('/__lab')
  await page.getByRole('link', { name: 'Was it tested?' }).click()
  await expect(page.getByRole('heading', { name: 'Was it tested?' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText(
    /goes through \d+ of \d+ states, transitions and guard sides/,
    { timeout: 120_000 },
  )

  const counts = await page.getByRole('button', { name: /^\d+ parts? of / }).allTextContents()
  expect(counts.map(Number)).toEqual(counts.map(Number).toSorted((a, b) => b - a))

  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const states = Object.values(notPassed.verification)[0]?.filter((id) => !id.includes('|')) ?? []
  const all = `${states.length} / ${states.length}`
  await expect(row('verification').getByRole('cell').nth(1)).toHaveText(all)
  await expect(row('verification').getByRole('cell').nth(7)).toHaveText(`0 / ${states.length}`)

  await row('checkout')
    .getByRole('button', { name: /parts? of checkout/ })
    .click()
  await expect(page.getByText('the cart tells it: tests/machines/orders/')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([
    'checkout: order.submitted [isBlocked]',
    'checkout: order.submitted [isBlocked] is true',
    'checkout: address.edited [isSavedChosen] is false',
  ])

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `pixels that stick out at ${width} px`).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  }

  await page.getByRole('link', { name: 'checkout', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'checkout' })).toBeVisible()
})

test('Scenario: the chart marks what was passed in Chromium, by journeys, or in this session', async ({
  page,
}) => {
  await open(page, '/__lab/checkout')
  const chart = page.getByRole('region', { name: 'Statechart' })
  await page.getByRole('tab', { name: 'Tested' }).click()
  const blocked = chart.locator('.missed').getByText('order.submitted')
  await page.getByLabel('In Chromium 3 of 3 states').check()
  await expect(blocked).toHaveCount(1)
  await expect(chart.locator('.unreached')).toHaveCount(0)
  await expect(chart.locator('.unmet[data-side="T"]')).toHaveCount(1)
  await expect(chart.locator('.met[data-side="F"]')).not.toHaveCount(0)
  await expect(page.getByText('the cart tells it: tests/machines/orders/')).toBeVisible()

  const missed = chart.locator('.missed')
  const missedInChromium = await missed.count()
  await page.getByLabel('By journeys').check()
  // Chromium passes flows as well as journeys.
  await expect.poll(() => missed.count()).toBeGreaterThan(missedInChromium)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `pixels that stick out at ${width} px`).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  }

  await page.getByLabel('This session').check()
  await expect(chart.locator('.missed, .unreached, [data-side]')).toHaveCount(0)
})
