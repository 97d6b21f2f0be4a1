import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

test('Scenario: a buyer finds a SKU in a large cart, and closes its lines', async ({
  page,
  client,
}) => {
  const { status, body } = await client.catalogue.product({ params: { slug: 'grooved-band' } })
  if (status !== 200) throw new Error(body.message)
  const sizes = [...body.variants, ...body.moreVariants]
  expect(sizes.length).toBeGreaterThan(12)
  await client.cart.updateMoreVariants({
    body: sizes.map(({ productId: id }) => ({ id, quantity: 5 })),
  })
  await page.goto('/cart')
  const quantities = page.getByRole('main').getByRole('textbox')
  await expect(quantities).toHaveCount(sizes.length)
  await page.getByRole('searchbox', { name: 'Search the cart' }).fill(sizes[3]?.sku ?? '')
  await expect(quantities).toHaveCount(1)
  const removeLine = page.getByRole('button', { name: 'Remove Grooved band', exact: true })
  await expect(removeLine).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search the cart' }).fill('')
  await expect(quantities).toHaveCount(sizes.length)
  await expect(removeLine).toBeVisible()
  await page.getByRole('button', { name: 'Close all lines' }).click()
  await expect(quantities).toHaveCount(0)
  await page.getByRole('button', { name: 'Open all lines' }).click()
  await expect(quantities).toHaveCount(sizes.length)
})
