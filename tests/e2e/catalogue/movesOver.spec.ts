import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

test('Scenario: picture and title of a card move over to its product (rule P22)', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop/rings')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          .filter((part) => part?.startsWith('::view-transition-group(product-'))
        document.documentElement.dataset.moved = [...new Set(moved)].toSorted().join(' ')
      })
      return transition
    }
  })
  const title = page.getByRole('heading', { level: 1, name: 'Three-stone ring' })
  await page.getByRole('main').getByRole('link', { name: 'Three-stone ring' }).click()
  await expect(title).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute(
    'data-moved',
    '::view-transition-group(product-picture) ::view-transition-group(product-title)',
  )
  // Before the transition has ended.
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Three-stone ring' })).toBeInViewport()
  await page.goForward()
  await expect(title).toBeVisible()
})
