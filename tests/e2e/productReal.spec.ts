import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { messages } from '../../src/contracts/messages.ts'
import { test as base } from './demoShop.ts'
import { pathOf, press, productOf } from './productActs.ts'

const onceLoved = join(
  import.meta.dirname,
  '../../../shared/data/shopify-real-olt/products_export_1.csv',
)

/** A shop of its own: what is imported here is in no other test's way. */
const test = base.extend<object, { imported: boolean }>({
  imported: [
    async ({ shop }, use) => {
      const isHere = existsSync(onceLoved)
      if (isHere) await shop.team('import', onceLoved, '--format', 'shopify')
      await use(isHere)
    },
    { scope: 'worker' },
  ],
})

test('Scenario: a real export of 894 products: one with options is picked and carted', async ({
  page,
  client,
  imported,
}) => {
  test.skip(!imported, 'needs ../shared/data/shopify-real-olt, which is not here')
  // Its pictures are elsewhere on the internet: a stand-in answers.
  await page.route(/^https:/, (route) => route.abort())
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
