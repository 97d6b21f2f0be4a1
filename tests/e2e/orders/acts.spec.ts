import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { largeProduct } from '../../bench/largeProduct.ts'
import { carry } from '../../support/carry.ts'
import { type Client, clientOf } from '../../support/client.ts'
import { userIn } from '../account/customer.ts'
import { test } from '../parts/demoShop.ts'
import { earrings, goToCheckout, loseAnswer, quantity, title } from './placing.ts'

const pieces = async (client: Client): Promise<number | undefined> => {
  const { body } = await client.cart.bySlug({ body: { slug: earrings } })
  return 'cartData' in body ? body.cartData[0]?.cart.quantity : undefined
}

/** Presses a button many times in quick succession. */
const pressTenTimes = async (page: Page) => {
  const more = page.getByRole('button', { name: `Increase quantity of ${title}` })
  // Runs in the page: ten clicks from outside take seconds on a busy machine.
  await more.evaluate(async (button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
}

test.describe('Ten quick presses', () => {
  for (const latency of [0, 300, 2_000])
    test(`Scenario: at ${latency} ms they show at once, make few calls, and all count`, async ({
      page,
      client,
    }) => {
      await carry(client, earrings, 2)
      const calls: string[] = []
      await page.route(/\/api\/cart\/(set|lines|increement)/, async (route) => {
        calls.push(route.request().url())
        await new Promise((resolve) => setTimeout(resolve, latency))
        await route.continue()
      })
      await page.goto('/cart')
      await pressTenTimes(page)
      await expect(quantity(page)).toHaveValue('12')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect([await pieces(client), calls.length <= 3]).toEqual([12, true])
    })

  test('Scenario: with a call and an answer lost in the middle all of them count, in both tabs', async ({
    page,
    client,
    context,
  }) => {
    await carry(client, earrings, 2)
    let call = 0
    await page.route(/\/api\/cart\/set\/quantity/, (route) => {
      call += 1
      if (call === 1) return route.abort('internetdisconnected')
      return call === 2 ? loseAnswer(route) : route.continue()
    })
    const other = await context.newPage()
    await other.goto('/cart')
    await page.goto('/cart')
    await pressTenTimes(page)
    await expect(quantity(page)).toHaveValue('12')
    await expect.poll(() => pieces(client)).toBe(12)
    await expect(quantity(other)).toHaveValue('12')
    await expect(quantity(page)).toHaveValue('12')
    await other.close()
  })
})

test('Scenario: a quantity that was typed just before the order is the one that is ordered', async ({
  page,
  client,
}) => {
  await goToCheckout(page, client)
  await page.goto('/cart')
  await quantity(page).fill('7')
  await quantity(page).press('Enter')
  await page.getByRole('link', { name: /^Order ·/ }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\/placed\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { body } = await client.orders.get({ params: { id } })
  expect('lines' in body && body.lines.map((line) => line.quantity)).toEqual([7])
})

test('Scenario: an order is one call: its answer brings the order and the emptied cart', async ({
  page,
  client,
}) => {
  let isPlacing = false
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const shop = socket.connectToServer()
    // Events, such as that a paper is ready, would lead to calls of their own.
    shop.onMessage((message) => {
      if (!isPlacing) socket.send(message)
    })
  })
  await goToCheckout(page, client)
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  isPlacing = true
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['POST /api/order/'])
})

test('Scenario: when another buyer takes stock, the buyer confirms before the order is placed', async ({
  page,
  client,
  shop,
}) => {
  // No other test relies on the stock of this product.
  const slug = 'pear-drop-earrings'
  const { body: product } = await client.catalogue.product({ params: { slug } })
  const [variant] = 'variants' in product ? product.variants : []
  await goToCheckout(page, client, variant?.stock ?? 1, slug)
  // The cart is loaded once more when the socket connects: the page must not learn of the stock that way.
  await page.waitForLoadState('networkidle')
  const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
  await engine.db
    .updateTable('variant')
    .set({ stock: 0 })
    .where('id', '=', variant?.productId ?? '')
    .execute()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(/no longer in stock and ship within 45 days/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\/placed\//)
  await engine.close()
})

test('Scenario: a table of 2,000 sizes goes into the cart as one call', async ({
  page,
  client,
  shop,
}) => {
  test.setTimeout(120_000)
  const put = async (status: 'active' | 'archived') => {
    const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
    await createCatalogueWriter(engine, Date.now).putProduct({
      ...largeProduct('long-table', 'moreCombination', [2_000]),
      status,
    })
    await engine.close()
  }
  await put('active')
  await page.goto('/eshop/detail/rings/long-table')
  const first = page.locator('[data-quantity]').first()
  await first.click()
  await first.evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    Array.from({ length: 2_000 }, () => '2').join('\n'),
  )
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('4,000 pieces in your cart')).toBeVisible({ timeout: 60_000 })
  const { body } = await client.cart.bySlug({ body: { slug: 'long-table' } })
  expect('cartData' in body && body.cartData.length).toBe(2_000)
  // The other specs count the rings of the demo catalogue.
  await put('archived')
})

test('Scenario: a tab whose token is refused keeps the newer login of another tab, and uses it', async ({
  page,
  client,
  context,
  shop,
}) => {
  await page.goto('/cart')
  await expect(page.getByLabel('Cart, 0 items', { exact: true })).toBeVisible()
  const { body: newer } = await clientOf(shop.origin).customer.login({
    body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
  })
  if (!('token' in newer)) throw new Error(newer.message)
  await context.addCookies([
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(newer)), url: shop.origin },
  ])
  await client.customer.logout({})
  await carry(clientOf(shop.origin, newer.token), earrings, 2)
  await expect(page.getByLabel('Cart, 1 item', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/cart')
  expect((await userIn(page.context())).token).toBe(newer.token)
})
