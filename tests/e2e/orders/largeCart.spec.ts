import { expect } from '@playwright/test'
import { demoCurrencies } from '../../../server/demo/catalogue/settings.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { productOf } from '../catalogue/productActs.ts'
import { test } from '../parts/demoShop.ts'
import { expectNoOverflow } from '../parts/whole.ts'

test('Scenario: a buyer finds a SKU in a large cart, and closes its lines', async ({
  page,
  client,
}) => {
  const sizes = variantsOf(await productOf(client, 'grooved-band'))
  expect(sizes.length).toBeGreaterThan(12)
  await client.cart.updateMoreVariants({
    body: sizes.map(({ productId: id }) => ({ id, quantity: 5 })),
  })
  await page.goto('/cart')
  const quantities = page.getByRole('main').getByRole('textbox', { name: /^Quantity of / })
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

test('Scenario: a row of thousands of pieces shows all its parts on the narrowest phone (rule K15)', async ({
  page,
  client,
}) => {
  const sizes = variantsOf(await productOf(client, 'grooved-band'))
  const quantities = [6_000, 10, 9_990]
  const filled = await client.cart.updateMoreVariants({
    body: quantities.map((quantity, place) => ({
      id: sizes[place]?.productId ?? '',
      quantity,
    })),
  })
  expect(filled.status).toBe(200)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/cart')
  const rows = page.getByRole('main').locator('li li')
  await expect(rows).toHaveCount(quantities.length)
  const outside = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const { left, right } = row.getBoundingClientRect()
      return [...row.children]
        .filter((part) => {
          const box = part.getBoundingClientRect()
          return box.left < left || box.right > right || part.scrollWidth > part.clientWidth + 1
        })
        .map(({ textContent }) => textContent)
    }),
  )
  expect(outside).toEqual([])
  await expectNoOverflow(page)
})

test('Scenario: on a phone, the price of a piece is beside its quantity, in each currency', async ({
  page,
  client,
}) => {
  const sizes = variantsOf(await productOf(client, 'grooved-band')).slice(0, 2)
  await client.cart.updateMoreVariants({
    body: sizes.map(({ productId: id }) => ({ id, quantity: 5 })),
  })
  await page.goto('/cart')
  for (const { code } of demoCurrencies)
    await test.step(code, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByLabel('Currency').first().selectOption(code)
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 })
        const row = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: sizes[0]?.sku ?? '' })
        const [price, pieces] = [row.last().locator('[data-per]'), row.last().getByRole('textbox')]
        const [above, beside] = [await price.boundingBox(), await pieces.boundingBox()]
        const middle = (above?.y ?? Number.NaN) + (above?.height ?? 0) / 2
        expect(middle, `at ${width} px`).toBeGreaterThan(beside?.y ?? Number.NaN)
        expect(middle).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0))
      }
    })
})
