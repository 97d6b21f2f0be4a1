import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { largeProduct } from '../../bench/largeProduct.ts'
import { carry } from '../../support/carry.ts'
import { test } from '../parts/demoShop.ts'

test('Scenario: an open cart shows that a price has changed, and that a piece is no longer sold', async ({
  page,
  client,
  shop,
}) => {
  const slug = 'followed-ring'
  const product = largeProduct(slug, 'moreCombination', [2])
  const put = async (status: 'active' | 'archived', sellPrice: number) => {
    const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
    const [first, ...others] = product.variants
    await createCatalogueWriter(engine, Date.now).putProduct({
      ...{ ...product, status },
      variants: [{ ...first, sellPrice }, ...others],
    })
    await engine.close()
  }
  await put('active', 100_00)
  await carry(client, slug, 5)
  const connected = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/cart')
  await connected
  await expect(page.getByRole('link', { name: /^Order ·/ })).toHaveText(/500\.00/)
  await put('active', 120_00)
  await expect(page.getByText('The price was ₹100.00 when you added it.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Order ·/ })).toHaveText(/600\.00/)
  await put('archived', 120_00)
  await expect(page.getByText('A row is no longer sold. Remove it to order.')).toBeVisible()
})
