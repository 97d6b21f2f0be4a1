import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

test.use({ hasTouch: true, isMobile: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Scenario: a small card has a heart that is easy to hit, and no quick-view button', async ({
    page,
    client: _client,
  }) => {
    await page.goto('/eshop/rings')
    const card = page.getByRole('main').getByRole('article').first()
    const heart = card.getByRole('button', { name: /on your wishlist/ })
    const { width, height } = (await heart.boundingBox()) ?? { width: 0, height: 0 }
    expect([width >= 44, height >= 44]).toEqual([true, true])
    await expect(card.getByRole('button', { name: /^Quick view of/ })).toHaveCount(0)
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('Scenario: a card has both', async ({ page, client: _client }) => {
    await page.goto('/eshop/rings')
    const card = page.getByRole('main').getByRole('article').first()
    await card.getByRole('button', { name: /^Quick view of/ }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
