import { existsSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { messages } from '../../../src/contracts/messages/messages.ts'
import { test as base } from '../parts/demoShop.ts'
import { realExport } from '../parts/fills/real.ts'
import { pathOf, press, productOf } from './productActs.ts'

const imported = existsSync(realExport)

/** The demo shop with a real export, which does not affect other tests. */
const test = base.extend({
  shop: ({ realShop }, use) => use(realShop),
})

/** Its pictures are elsewhere on the internet. */
const standIn = (page: Page) =>
  page.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#c9b27c"/></svg>',
    }),
  )

test('Scenario: a real export of 894 products: one with options is picked and added to the cart', async ({
  page,
  client,
}) => {
  test.skip(!imported, 'needs ../shared/data/shopify-real-olt, which is not here')
  await standIn(page)
  const slug = '18ct-gold-pendant-with-amethyst-surrounded-by-diamonds-1012'
  await page.goto(pathOf(slug))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/18ct Gold Pendant/)
  await press(page, 'Color', 'Red')
  await expect(page.getByText(messages['stock.variantOut'])).toBeVisible()
  await expect(page.getByText('₹1,001.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('1 piece in your cart')).toBeVisible()
  const { variants } = await productOf(client, slug)
  const { body } = await client.cart.bySlug({ body: { slug } })
  expect(
    'cartData' in body && body.cartData.map(({ cart }) => [cart.productId, cart.quantity]),
  ).toEqual([[variants.at(-1)?.productId, 1]])
})

test('Scenario: a product with seven pictures and a table is viewed, wished for and added to the cart', async ({
  page,
  client,
}) => {
  test.skip(!imported, 'needs ../shared/data/shopify-real-olt, which is not here')
  await standIn(page)
  const slug = '18ct-gold-and-diamond-ring-25970'
  const product = await productOf(client, slug)
  const total = product.imageUrl_thum.length
  expect(total).toBeGreaterThan(4)
  await page.goto(pathOf(slug))
  await expect(
    page.getByRole('region', { name: 'About this piece' }).locator('table'),
  ).toBeVisible()

  await page.getByRole('button', { name: `Picture ${total} of ${total}`, exact: true }).click()
  await page.getByRole('button', { name: `Picture ${total} of ${total}, enlarge` }).click()
  const gallery = page.getByRole('dialog')
  await expect(gallery.locator(':focus')).toHaveCount(1)
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: `Picture ${total - 1} of ${total}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')

  const heart = page.getByRole('button', { name: /on your wishlist$/ }).first()
  await heart.click()
  await expect(page.getByText('Added to your wishlist.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(messages['cart.added']).first()).toBeVisible()
  await expect(page.getByText('1 piece in your cart')).toBeVisible()

  // The shop has one of it.
  const notice = page.getByText(messages['stock.variantOut'])
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Increase quantity' }).first().click()
  await expect(notice).toBeVisible()
})
