import { expect } from '@playwright/test'
import { longCatalogue } from '../models/longCatalogue.ts'
import { openStage } from '../models/stage.ts'
import { test } from '../parts/strictPage.ts'

const showLongList = longCatalogue(65)

test('Scenario: the list continues while the buyer scrolls, and keeps its length on going back', async ({
  page,
}) => {
  const stage = await openStage(page)
  showLongList(stage)
  await stage.remember()
  await stage.goTo('/eshop/rings')
  const items = page.getByRole('main').getByRole('article')
  await expect(items).toHaveCount(20)
  for (const count of [40, 60, 65]) {
    await page.mouse.wheel(0, 20_000)
    await expect(items).toHaveCount(count)
  }
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)

  await items.nth(63).getByRole('link').click()
  await expect(page).toHaveURL(/\/eshop\/detail\//)
  await page.goBack()
  await expect(items).toHaveCount(65)
})

test('Scenario: a fling past the end of the list loads one page more, as a reload does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stage = await openStage(page)
  showLongList(stage)
  await stage.remember()
  await stage.goTo('/eshop')
  const items = page.getByRole('main').getByRole('article')
  await expect(items).toHaveCount(20)
  const end = page.getByRole('button', { name: 'Load more' })
  await end.evaluate((button) =>
    window.scrollTo({
      top: window.scrollY + button.getBoundingClientRect().bottom + 300,
      behavior: 'instant',
    }),
  )
  await expect(items).toHaveCount(40)
  // The new products are at the buyer's position: the page does not follow its footer and so load one page after
  // another.
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await page.waitForLoadState('networkidle')
  await expect(items).toHaveCount(40)
})

test('Scenario: a category and a product are counted once for each opening', async ({ page }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/counts/.test(pathname)) counted.push(`${request.method()} ${pathname}`)
  })
  const stage = await openStage(page)
  await stage.remember()
  await stage.goTo('/eshop/rings')
  const items = page.getByRole('main').getByRole('article')
  await page.getByLabel('Sort').selectOption('price:asc')
  await expect(page).toHaveURL(/price/)
  await items.first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(counted).toEqual([
    'GET /api/category/add/counts/rings',
    expect.stringMatching(/^GET \/api\/products\/counts-add\/./),
  ])
})

test('Scenario: by keyboard the next page loads by its button, and after a failure only by it', async ({
  page,
}) => {
  const stage = await openStage(page)
  showLongList(stage)
  await stage.remember()
  await stage.goTo('/eshop/rings')
  const items = page.getByRole('main').getByRole('article')
  await expect(items).toHaveCount(20)
  stage.force(/^GET \/products\/category\/slug\//, {
    status: 500,
    body: { code: 'internal', message: 'Internal Server Error' },
  })
  const more = page.getByRole('button', { name: 'Load more' })
  await more.press('Enter')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  showLongList(stage)
  await page.mouse.wheel(0, 20_000)
  await expect(items).toHaveCount(20)
  await more.press('Enter')
  await expect(items).toHaveCount(40)
})
