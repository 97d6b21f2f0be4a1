import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { test as base } from '../parts/demoShop.ts'
import { expectInPlace } from '../parts/whole.ts'

/** A shop whose catalogue no other test depends on. */
const test = base.extend({ shop: ({ importedShop }, use) => use(importedShop) })

interface Strap {
  readonly number: number
  readonly title?: string
  readonly status?: 'active' | 'draft'
}

const range = (from: number, to: number): readonly Strap[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ number: from + i }))

/** Imports products into a separate category. Later ones are newer. */
const importStraps = async (shop: ShopProcess, straps: readonly Strap[]) => {
  const lines = straps.map(({ number, title = `Strap ${number}`, status = 'active' }) =>
    [`strap-${number}`, title, 'Straps', `STR-${number}`, 5, 12, '90.00', status].join(','),
  )
  const head = 'Handle,Title,Type,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price'
  const file = join(shop.dataDir, 'straps.csv')
  await writeFile(file, [`${head},Status`, ...lines].join('\n'))
  await shop.team('import', file, '--format', 'shopify')
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const arrivals = (page: Page) => page.getByRole('button', { name: /new pieces?$/ })

test.afterEach(async ({ shop }) => {
  await importStraps(
    shop,
    range(1, 30).map((strap) => ({ ...strap, status: 'draft' })),
  )
})

test('Scenario: an open list follows the shop: cards change in place, new pieces are shown on request', async ({
  page,
  shop,
  client,
}) => {
  expect(client).toBeDefined()
  await importStraps(shop, range(1, 22))
  await page.goto('/eshop/straps')
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByRole('status').filter({ hasText: '22 pieces' })).toBeVisible()

  await test.step('a change, a withdrawal and three arrivals', async () => {
    await card(page, 'Strap 20').getByRole('link').focus()
    await importStraps(shop, [
      { number: 21, title: 'Strap of calfskin' },
      { number: 20, status: 'draft' },
      ...range(23, 25),
    ])
    await expect(arrivals(page)).toHaveText('3 new pieces')
    await expect(card(page, 'Strap of calfskin')).toBeVisible()
    await expect(page.getByText('No longer sold')).toBeVisible()
    const withdrawn = card(page, 'Strap 20')
    await expect(withdrawn).toContainText('No longer sold')
    await expect(withdrawn).not.toContainText('In stock')
    await expect(withdrawn.getByRole('button')).toHaveCount(0)
    // The card that had the focus keeps it: its page tells what became of the product.
    await expect(withdrawn.getByRole('link')).toBeFocused()
    // The number belongs to the cards below it.
    await expect(page.getByRole('status').filter({ hasText: '21 pieces' })).toBeVisible()
    await expect(cards(page)).toHaveCount(20)
    await expectInPlace(page)
  })

  await test.step('by keyboard, from deep in the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(arrivals(page)).toBeInViewport()
    await arrivals(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Strap 25' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Strap 25' })).toBeInViewport()
    await expect(arrivals(page)).toHaveCount(0)
    await expect(page.getByText('No longer sold')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '24 pieces' })).toBeVisible()
    await expectInPlace(page)
  })
})

for (const width of [390, 1440])
  test(`Scenario: a product is withdrawn while its page or its quick view is open (${width} px)`, async ({
    page,
    shop,
    client,
  }) => {
    expect(client).toBeDefined()
    await page.setViewportSize({ width, height: 844 })
    await importStraps(shop, range(1, 3))
    await page.goto('/eshop/detail/straps/strap-2')
    await expect(page.getByRole('heading', { level: 1, name: 'Strap 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Increase quantity' }).focus()
    await importStraps(shop, [{ number: 2, status: 'draft' }])
    await expect(page.getByRole('heading', { level: 1, name: 'No longer sold' })).toBeVisible()
    await expect(page).toHaveTitle(/^No longer sold \|/)
    await expect(page.locator(':focus')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await expectInPlace(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'No longer sold' })).toBeVisible()
    await expect(page).toHaveTitle(/^No longer sold \|/)
    await page.getByRole('link', { name: 'Back to Straps' }).click()
    await expect(cards(page)).toHaveCount(2)

    await card(page, 'Strap 3')
      .getByRole('button', { name: /quick view/i })
      .click()
    const quickView = page.getByRole('dialog')
    await expect(quickView.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    await importStraps(shop, [{ number: 3, status: 'draft' }])
    await expect(quickView.getByText('No longer sold')).toBeVisible()
    await importStraps(shop, [{ number: 3 }])
    await expect(quickView.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  })
