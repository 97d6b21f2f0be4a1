import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'
import { orderChains } from './furnish.ts'

test.use({ colorScheme: 'dark' })

const ring = '/eshop/detail/rings/three-stone-ring'

test.beforeEach(async ({ client, page }) => {
  const { body } = await client.catalogue.product({ params: { slug: 'hammered-bangle' } })
  if (!('variants' in body)) throw new Error(body.message)
  const [variant] = [...body.variants, ...body.moreVariants]
  const productId = variant?.productId ?? ''
  expect((await client.cart.add({ body: { productId, quantity: 6 } })).status).toBe(200)
  await page.emulateMedia({ media: 'print' })
})

for (const [path, said] of [
  [ring, 'About this piece'],
  ['/cart', 'Calculated in the next step'],
  ['/history', 'Order history'],
] as const)
  test(`Scenario: ${path} is printed dark on white, without navigation`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(said)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(main.locator('button:visible:not(:has(img))')).toHaveCount(0)
    await expect(main.locator('nav:visible')).toHaveCount(0)
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor }
    })
    expect(colours).toEqual({ color: 'rgb(28, 25, 21)', backgroundColor: 'rgb(255, 255, 255)' })
  })

test('Scenario: the printed cart has its quantities and its total', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('6')
  await expect(page.getByRole('main').getByText('Total').last()).toBeVisible()
})

test('Scenario: the printed history says whether an order has been paid', async ({
  client,
  page,
}) => {
  await orderChains(client)
  await page.goto('/history')
  await expect(page.getByRole('region', { name: 'Payment' }).first()).toContainText('To be paid')
  await expect(page.getByText('To be paid').first()).toBeVisible()
  await expect(page.getByText('Resell these pieces').first()).toBeHidden()
})
