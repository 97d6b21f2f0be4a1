import { expect } from '@playwright/test'
import type { Client } from '../../support/client.ts'
import { test } from '../parts/demoShop.ts'
import { goToCheckout, loseAnswer } from './placing.ts'

test.describe('An order whose answer is lost', () => {
  const orders = async (client: Client) => {
    const { body } = await client.orders.mine({ query: { limit: '1' } })
    return 'total' in body ? body.total : Number.NaN
  }

  test('Scenario: it is placed once, and the buyer sees it', async ({ page, client }) => {
    const before = await orders(client)
    let call = 0
    await page.route('**/api/order/', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      call += 1
      return call === 1 ? loseAnswer(route) : route.continue()
    })
    await goToCheckout(page, client)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/cart\/checkout\/placed\//)
    await expect(page.getByText(/A-\d{6}/).first()).toBeVisible()
    expect([await orders(client), call]).toEqual([before + 1, 2])
  })

  test('Scenario: a page that is reloaded meanwhile requests the order, and opens it', async ({
    page,
    client,
  }) => {
    const before = await orders(client)
    const placed = Promise.withResolvers<void>()
    await page.route('**/api/order/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      placed.resolve()
      // The answer never comes.
    })
    await goToCheckout(page, client)
    await page.getByRole('button', { name: 'Place order' }).click()
    await placed.promise
    await page.reload()
    await expect(page).toHaveURL(/\/cart\/checkout\/placed\//)
    expect(await orders(client)).toBe(before + 1)
  })

  test('Scenario: a buyer who has gone back sees a message with a link to the order', async ({
    page,
    client,
  }) => {
    await goToCheckout(page, client)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/order/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await answer.promise
      await route.fulfill({ response })
    })
    await page.goto('/cart')
    await page.getByRole('link', { name: /^Order ·/ }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('Placing your order').first()).toBeVisible()
    await page.goBack()
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    answer.resolve()
    const link = page.getByRole('link', { name: 'Show the order' })
    // The notice leaves after a while: on a slow machine it may do so while the pointer is pressed.
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page).toHaveURL(/\/cart\/checkout\/placed\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
  })
})
