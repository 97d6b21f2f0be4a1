import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import { address } from '../../support/values/address.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { test } from '../parts/demoShop.ts'
import { expectWhole } from '../parts/whole.ts'

const summaries = (page: Page) => page.getByRole('main').locator('li > details > summary')

test('Scenario: a buyer finds an order by its product, filters by status, and goes back', async ({
  page,
  shop,
}) => {
  const client = await logIn(page, shop, await createBuyer(shop))
  const order = async (slug: string) => {
    await carry(client, slug, 10)
    const { status, body } = await client.orders.place({
      headers: { 'idempotency-key': `an-order-of-${slug}` },
      body: { address, shipping: 'together', currency: 'INR' },
    })
    if (status !== 201) throw new Error(body.message)
    return body.number
  }
  const [chain, rope] = [await order('figaro-chain'), await order('rope-chain')]
  await page.goto('/history')
  await expect(summaries(page)).toHaveCount(2)

  await page.getByLabel('Number, product or SKU').fill('figaro')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/history?query=figaro')
  await expect(page.getByText('1 order found')).toBeVisible()
  await expect(summaries(page)).toHaveText([new RegExp(chain)])

  await shop.team('orders', 'status', rope, 'confirmed', '--unpaid')
  await page.getByLabel('Number, product or SKU').fill('')
  await page.getByLabel('Status').selectOption('Confirmed')
  await page
    .getByRole('search', { name: 'Search the orders' })
    .getByRole('button', { name: 'Search' })
    .click()
  await expect(page).toHaveURL('/history?status=confirmed')
  await expect(summaries(page)).toHaveText([new RegExp(rope)])

  await page.goBack()
  await expect(summaries(page)).toHaveText([new RegExp(chain)])
  await expect(page.getByLabel('Number, product or SKU')).toHaveValue('figaro')

  await page.getByLabel('Number, product or SKU').fill('tiara')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible()
  await expectWhole(page, 'en')
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect(summaries(page)).toHaveCount(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Scenario: the browser itself sends the search', async ({ page, shop }) => {
    await logIn(page, shop, await createBuyer(shop))
    await page.goto('/history?status=shipped')
    await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible()
    await page.getByLabel('Number, product or SKU').fill('rope')
    await page
      .getByRole('search', { name: 'Search the orders' })
      .getByRole('button', { name: 'Search' })
      .click()
    await expect(page).toHaveURL('/history?query=rope&status=shipped')
    await expect(page.getByText('0 orders found')).toBeVisible()
  })
})
