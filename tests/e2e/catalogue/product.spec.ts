import { expect, type Page } from '@playwright/test'
import { apiBase } from '../../../src/contracts/index.ts'
import { cartTotals, groupCart } from '../../../src/domain/cart/cartLines.ts'
import { formatGrams, formatMoney } from '../../../src/domain/settings/money.ts'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { test } from '../parts/demoShop.ts'
import { choiceOf, paste, pathOf, press, productOf, quantities } from './productActs.ts'

const rupees = { symbol: '₹', exchange_rate: 1 }
const bar = (page: Page, term: string) =>
  page.locator('form dl > div', { has: page.getByText(term, { exact: true }) }).locator('dd')

const openRing = async (page: Page) => {
  await page.goto(pathOf('oval-halo-ring'))
  await press(page, 'Stone', 'Garnet')
  await press(page, 'Finish', 'Gold plated 18k')
  await expect(page.getByRole('table')).toBeVisible()
}

test.describe('The picker', () => {
  test('Scenario: the selection is in the address: reload, back and a shared link show it', async ({
    page,
    client: _,
  }) => {
    await page.goto(pathOf('cable-chain'))
    await press(page, 'Finish', 'Silver plated')
    await press(page, 'Length', '45 cm')
    await press(page, 'Clasp', 'Lobster')
    await expect(page).toHaveURL(/\?v=finish:silver-plated,length:45-cm,clasp:lobster$/)
    const shared = page.url()
    await page.reload()
    await expect(choiceOf(page, 'Clasp', 'Lobster')).toBeChecked()
    await page.getByRole('link', { name: 'E-shop' }).click()
    await expect(page).toHaveURL('/eshop')
    await page.goBack()
    await expect(choiceOf(page, 'Length', '45 cm')).toBeChecked()
    await page.goto('/')
    await page.goto(`${shared},unknown:value&other=1`)
    await expect(choiceOf(page, 'Clasp', 'Lobster')).toBeChecked()
  })

  test('Scenario: a value that is unavailable with the choices above shows why, and how to get it', async ({
    page,
    client: _,
  }) => {
    await page.goto(pathOf('cable-chain'))
    await press(page, 'Finish', 'Silver plated')
    await press(page, 'Length', '40 cm')
    const ring = choiceOf(page, 'Clasp', 'Spring ring')
    await expect(ring).toHaveAccessibleDescription('Not available with Silver plated, 40 cm')
    await press(page, 'Clasp', 'Spring ring')
    await expect(ring).not.toBeChecked()
    await expect(
      page.getByText(
        'Spring ring is not available with Silver plated, 40 cm. It is available with',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Choose .*Spring ring$/ }).click()
    await expect(ring).toBeChecked()
    await expect(choiceOf(page, 'Finish', 'Silver plated')).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeEnabled()
  })
})

test.describe('The quantity table', () => {
  test('Scenario: filled by keyboard and by pasting, added at once, with the totals of the cart', async ({
    page,
    client,
  }) => {
    await openRing(page)
    const lines = quantities(page)
    await lines.nth(0).click()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(lines.nth(1)).toBeFocused()
    await page.keyboard.type('1')
    await page.keyboard.press('ArrowUp')
    await expect(lines.nth(0)).toBeFocused()
    await expect(page.getByText('2 more pieces to go')).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(
      page.getByText('Minimum 5 Pieces are requierd to Add to Cart.').first(),
    ).toBeVisible()
    await page.keyboard.press('Tab')
    await lines.nth(0).click()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(lines.nth(0)).toHaveValue('12')
    await paste(lines.nth(0), '3\n4\n')
    await expect(lines.nth(0)).toHaveValue('3')
    await expect(lines.nth(1)).toHaveValue('4')
    const [pieces, weight, total] = await Promise.all(
      ['Pieces', 'Weight', 'Total'].map((term) => bar(page, term).textContent()),
    )
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/cart/')) calls.push(`${request.method()} ${request.url()}`)
    })
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('7 pieces in your cart')).toBeVisible()
    expect(calls.map((call) => call.replace(/http:\/\/[^/]+/, ''))).toEqual([
      `POST ${apiBase}/cart/update/morevariants`,
    ])
    const { body } = await client.cart.bySlug({ body: { slug: 'oval-halo-ring' } })
    if (!('cartData' in body)) throw new Error(body.message)
    const cart = cartTotals(groupCart(body.cartData, rupees))
    expect([pieces, weight, total]).toEqual([
      String(cart.quantity),
      `${formatGrams(cart.weight, 'en')} g`,
      formatMoney(cart.price, rupees, 'en'),
    ])
    await expect(page.getByRole('button', { name: 'Update cart' })).toBeVisible()
    await expect(page.getByText('3 in the cart')).toBeVisible()
  })

  test('Scenario: a table is refused as a whole, and keeps its input', async ({ page, client }) => {
    await openRing(page)
    const product = await productOf(client, 'oval-halo-ring')
    await paste(quantities(page).first(), '3\n4')
    await page.route('**/cart/update/morevariants', (route) =>
      route.fulfill({
        status: 404,
        json: { code: 'not_found', message: 'There is no such variant on sale.' },
      }),
    )
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('There is no such variant on sale.').first()).toBeVisible()
    await expect(quantities(page).nth(0)).toHaveValue('3')
    await expect(quantities(page).nth(1)).toHaveValue('4')
    const { body } = await client.cart.bySlug({ body: { slug: product.slug } })
    expect(body).toEqual({ cartData: [] })
  })
})

test.describe('A product that is in the cart', () => {
  test('Scenario: the page shows the quantity, begins with it and sets it', async ({
    page,
    client,
  }) => {
    await carry(client, 'polished-ball-earrings', 4)
    await page.goto('/eshop/detail/earrings/polished-ball-earrings')
    await expect(page.getByText('4 pieces in your cart')).toBeVisible()
    const quantity = page.getByLabel('Quantity', { exact: true })
    await expect(quantity).toHaveValue('4')
    await quantity.fill('5')
    await quantity.press('Tab')
    const update = page.waitForRequest(/\/cart\/update\//)
    await page.getByRole('button', { name: 'Update cart' }).click()
    expect((await update).method()).toBe('PUT')
    await expect(page.getByText('Quntity Updated Successfully !!').first()).toBeVisible()
    await expect(page.getByText('5 pieces in your cart')).toBeVisible()
    await page.getByRole('button', { name: 'Update cart' }).click()
    await expect(page.getByText('5 pieces in your cart')).toBeVisible()
  })

  for (const [where, open] of [
    ['page', (page: Page) => page.goto('/eshop/detail/earrings/polished-ball-earrings')],
    [
      'quick view',
      async (page: Page) => {
        await page.goto('/eshop/earrings?filter=title:desc')
        await page.getByRole('button', { name: 'Quick view of Polished ball earrings' }).click()
      },
    ],
  ] as const)
    test(`Scenario: the stock follows the orders of others while the ${where} is open`, async ({
      page,
      client,
    }) => {
      const product = await productOf(client, 'polished-ball-earrings')
      const [variant] = product.variants
      if (!variant) throw new Error('the earrings have a variant')
      const watched = page
        .waitForEvent('websocket')
        .then((socket) =>
          socket.waitForEvent('framesent', ({ payload }) =>
            String(payload).includes('polished-ball-earrings'),
          ),
        )
      await open(page)
      await watched
      const quantity = page.getByRole('textbox', { name: 'Quantity' })
      await quantity.fill(String(variant.stock))
      await quantity.press('Enter')
      const notice = page.getByText('This Product is Variant out of stock.')
      await expect(notice).toHaveCount(0)
      await orderOne(client, variant.productId)
      await expect(notice).toBeVisible()
      await expect(quantity).toHaveValue(String(variant.stock))
    })
})

const orderOne = async (client: Client, productId: string) => {
  await client.cart.add({ body: { productId, quantity: 1 } })
  const { status } = await client.orders.place({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  expect(status).toBe(201)
}
