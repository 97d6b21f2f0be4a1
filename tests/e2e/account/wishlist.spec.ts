import { expect, type Page } from '@playwright/test'
import type { Client } from '../../support/client.ts'
import { test } from '../parts/demoShop.ts'
import { expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'
import { userIn, wish } from './customer.ts'

/** Fills the buyer's wishlist. @returns a function that counts the products on it in the shop */
const fill = async (page: Page, client: Client, ...slugs: string[]) => {
  await wish(page.context(), client, ...slugs)
  const { _id: id } = await userIn(page.context())
  return async () => {
    const { body } = await client.customer.getWishlist({ params: { id } })
    return 'wishlist' in body ? body.wishlist.length : -1
  }
}

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const badge = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('The wishlist is whole at every size, in both directions', async ({ page, client, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fill(page, client, 'polished-ball-earrings', 'rope-chain', 'hammered-band')
  await page.goto('/wishlist')
  await expect(names(page)).toHaveText(['Hammered band', 'Rope chain', 'Polished ball earrings'])
  await expectWholeAtEverySize(page, 'en')
  await page.context().addCookies([languageCookie('ar', shop.origin)])
  await page.reload()
  await expect(names(page)).toHaveCount(3)
  await expectWholeAtEverySize(page, 'ar')
})

test('Scenario: one product is removed and restored, all are removed for good', async ({
  page,
  client,
}) => {
  const left = await fill(page, client, 'rope-chain', 'hammered-band')
  await page.goto('/wishlist')
  await page.getByRole('button', { name: 'Remove Rope chain from your wishlist' }).click()
  await expect(names(page)).toHaveText(['Hammered band'])
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Hammered band', 'Rope chain'])
  await expect(
    page.getByRole('button', { name: 'Remove Rope chain from your wishlist' }),
  ).toBeFocused()

  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('Remove all 2 pieces from your wishlist?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(names(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('button', { name: 'Remove 2', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page.getByText('2 pieces were removed.')).toBeVisible()
  await page.getByRole('link', { name: 'Enter the e-shop' }).click()
  await expect.poll(left).toBe(0)
})

test('Scenario: a heart in one tab shows in the other tab at once, also on the page of the list', async ({
  page,
  client,
  context,
}) => {
  await fill(page, client, 'rope-chain')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/wishlist')
  await expect(names(page)).toHaveText(['Rope chain'])
  const other = await context.newPage()
  await other.goto('/eshop/rings')
  await other.getByRole('button', { name: 'Hammered band on your wishlist' }).click()
  await expect(badge(page, 'Wishlist, 2 pieces')).toBeVisible()
  await expect(names(page)).toHaveText(['Hammered band', 'Rope chain'])
  await page.getByRole('button', { name: 'Remove Hammered band from your wishlist' }).click()
  await page.getByRole('link', { name: 'Look book' }).first().click()
  await expect(badge(other, 'Wishlist, 1 piece')).toBeVisible()
  await expect(
    other.getByRole('button', { name: 'Hammered band on your wishlist', pressed: false }),
  ).toBeVisible()
})

test('Scenario: a product without choices is moved at once, others are picked first', async ({
  page,
  client,
}) => {
  const left = await fill(page, client, 'rope-chain', 'polished-ball-earrings')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/wishlist')
  await expect(badge(page, 'Wishlist, 2 pieces')).toBeVisible()
  await page.getByRole('button', { name: 'Move to cart: Polished ball earrings' }).click()
  await expect(names(page)).toHaveText(['Rope chain'])
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(badge(page, 'Wishlist, 1 piece')).toBeVisible()

  await page.getByRole('button', { name: 'Move to cart: Rope chain' }).click()
  const quickView = page.getByRole('dialog')
  await expect(quickView.getByRole('radiogroup').first()).toBeVisible()
  for (const group of await quickView.getByRole('radiogroup').all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await group.getByRole('radio').first().check({ force: true })
  }
  await quickView.getByRole('button', { name: 'Increase quantity' }).click()
  await quickView.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(left).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})
