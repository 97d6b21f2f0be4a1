import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { distDir } from '../../../server/app.ts'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { realtimeNamespace } from '../../../src/contracts/realtime.ts'
import { clientOf } from '../../support/client.ts'
import { test } from '../parts/shop.ts'

const countOf = (page: Page, count: string) =>
  expect(page.getByLabel(`Cart, ${count}`, { exact: true }).filter({ visible: true })).toBeVisible()

/** Scenarios share the shop of their worker. */
const emptyCart = async (origin: string, user: { _id: string; token: string }) => {
  const client = clientOf(origin, user.token)
  const { body } = await client.cart.get({ params: { userId: user._id } })
  const ids = 'cartData' in body ? body.cartData.map(({ _id }) => _id) : []
  if (ids.length > 0) await client.cart.removeMany({ body: { ids } })
}

test('Scenario: a product added to the cart in one tab is in the other at once', async ({
  page,
  shop,
  context,
}) => {
  const { body: user } = await clientOf(shop.origin).customer.login({
    body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
  })
  if (!('token' in user)) throw new Error(user.message)
  await emptyCart(shop.origin, user)
  await context.addCookies([
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(user)), url: shop.origin },
  ])
  const other = await context.newPage()
  const joined = Promise.all(
    [page, other].map(async (tab) => {
      const socket = await tab.waitForEvent('websocket')
      await socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).startsWith(`40${realtimeNamespace}`),
      )
    }),
  )
  await page.goto('/eshop/detail/pendants/moon-pendant')
  await other.goto('/cart')
  await countOf(other, '0 items')
  await joined

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await countOf(page, '1 item')
  await countOf(other, '1 item')
  await other.getByRole('button', { name: 'Increase quantity', exact: false }).click()
  await expect(other.getByText('666.66').first()).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('666.66').first()).toBeVisible()

  // Two tabs would also notify each other: tests/e2e/shell/tabs.spec.ts.
  await page.close()
  await clientOf(shop.origin, user.token).customer.logout()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('Kindly log in to continue.')).toBeVisible()
})

test('Scenario: the built shop contains nothing of the mocks', async ({ request }) => {
  const worker = await request.get('/mockServiceWorker.js')
  expect(worker.headers()['content-type']).toContain('text/html')
  const scripts = globSync('**/*.js', { cwd: distDir })
  const mocked = scripts.filter((file) =>
    /mockServiceWorker|alma\.mocks/.test(readFileSync(join(distDir, file), 'utf8')),
  )
  expect([scripts.length > 0, mocked]).toEqual([true, []])
})
