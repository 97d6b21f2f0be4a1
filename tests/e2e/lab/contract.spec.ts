import { expect, type Page } from '@playwright/test'
import { addAnswer, nothingSeen } from '../../../lab/watch/seenCalls.ts'
import { findViolations } from '../parts/axe.ts'
import { test } from './parts/mockShop.ts'

const callIn = (page: Page, name: string) =>
  page.locator('details', { has: page.getByText(name, { exact: true }) }).first()

test('Scenario: calls are found by their words, access and group, and opened to the fields of an answer', async ({
  page,
}) => {
  await page.goto('/__lab')
  await page.getByRole('link', { name: 'The contract' }).click()
  await expect(page.getByRole('status')).toHaveText(/^(\d+) of \1 calls$/)
  await page.getByLabel('Who may call').selectOption('everybody')
  await page.getByLabel('Group').selectOption('newsletter')
  await expect(page.getByRole('status')).toHaveText(/^2 of /)
  await page.getByLabel('Search').fill('subscribe post')
  await expect(page.getByRole('status')).toHaveText(/^1 of /)

  const subscribe = callIn(page, 'newsletter.subscribe')
  await page.getByLabel('Search').press('Tab')
  await subscribe.locator('> summary').press('Enter')
  await expect(subscribe.getByText('EmailAddress: string')).toBeVisible()
  await subscribe.getByText('Example of body', { exact: true }).click()
  await expect(subscribe.locator('pre')).toContainText('"email": ')
  await subscribe.getByText('Example of body', { exact: true }).click()
  await subscribe.getByText('422', { exact: true }).last().click()
  await subscribe.getByText('Example', { exact: true }).click()
  await expect(subscribe.locator('pre').last()).toContainText('"message": ')

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `pixels that stick out at ${width} px`).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  }
})

test('Scenario: what the inspector saw in the shop is marked, until it is forgotten', async ({
  page,
}) => {
  await page.goto('/?scenario=full-cart&inspect')
  await expect(page.getByRole('button', { name: /^Increase/ }).first()).toBeVisible()
  await page.goto('/__lab/contract?call=cart.get')
  const opened = callIn(page, 'cart.get')
  await expect(opened.locator('> summary [data-seen]')).toHaveText(['200'])
  await opened.getByText('200', { exact: true }).last().click()
  await expect(opened.getByRole('definition').nth(1)).toHaveText(/^\d+ times?, last /)

  const seen = page.getByRole('region', { name: 'Seen in this browser' })
  await expect(seen).toContainText('no answer broke the contract')
  await seen.getByRole('button', { name: 'Forget' }).click()
  await expect(page.getByText(/^Nothing was seen in this browser yet/)).toBeVisible()
  await expect(opened.locator('[data-seen]')).toHaveCount(0)
})

test('Scenario: an answer that broke the contract is listed, and leads to its call', async ({
  page,
}) => {
  const answer = { call: 'cart.add', status: 409, time: 1, breach: 'at nearest.below: no number' }
  const kept = JSON.stringify(addAnswer(nothingSeen, answer))
  await page.addInitScript((text) => localStorage.setItem('alma.inspect.calls', text), kept)
  await page.goto('/__lab/contract')
  const seen = page.getByRole('region', { name: 'Seen in this browser' })
  await expect(seen.getByRole('listitem')).toContainText('409: at nearest.below: no number')
  await seen.getByRole('link', { name: 'cart.add' }).click()
  await expect(page.getByRole('status')).toHaveText(/^1 of /)
  await expect(callIn(page, 'cart.add').locator('[data-broken]')).toHaveText(['409'])
  expect(await findViolations(page)).toEqual([])
})
