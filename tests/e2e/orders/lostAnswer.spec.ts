import { expect } from '@playwright/test'
import type { Client } from '../../support/client.ts'
import { userIn } from '../account/customer.ts'
import { pathOf, quantities } from '../catalogue/productActs.ts'
import { test } from '../parts/demoShop.ts'
import { goToCheckout, loseAnswer } from './placing.ts'

test('Scenario: a page is replaced without a message while pieces added before it are unanswered (rule P19)', async ({
  page,
  client,
}) => {
  const sent = Promise.withResolvers<void>()
  const resent = Promise.withResolvers<void>()
  // It ends with its document.
  await page.route('**/api/cart/update/morevariants', () => sent.resolve())
  await page.route('**/api/cart/lines', async (route) => {
    await resent.promise
    await route.continue()
  })
  await page.goto(`${pathOf('three-stone-ring')}?v=stone:carnelian,finish:gold-plated-18k`)
  await quantities(page).first().fill('6')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await sent.promise
  await page.goto('/cart')
  const changes = page.getByRole('region', { name: 'Changes made offline' })
  await expect(changes).toContainText('Three-stone ring')
  resent.resolve()
  await expect(changes).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Pieces6')
  const { _id: userId } = await userIn(page.context())
  const { body } = await client.cart.get({ params: { userId } })
  expect('cartData' in body && body.cartData.map(({ cart }) => cart.quantity)).toEqual([6])
})

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
