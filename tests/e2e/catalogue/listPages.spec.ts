import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

test('Scenario: a link to the third page of a list opens its first three pages, and the list goes on (rule C7)', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop?page=3')
  const items = page.getByRole('main').getByRole('article')
  await expect(items).toHaveCount(60)
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(items).toHaveCount(80)
  await page.getByRole('button', { name: 'Lines' }).click()
  await expect(page).toHaveURL('/eshop?view=list')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Scenario: a list is read to its end by links (rules C7, P20)', async ({
    page,
    client: _client,
  }) => {
    await page.goto('/eshop?filter=price:asc')
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(20)
    await expect(main.getByRole('button', { name: 'Load more' })).toBeHidden()
    const more = main.getByRole('link', { name: 'Load more' })
    let last = 1
    for (; await more.isVisible(); last += 1) await more.click()
    await expect(page).toHaveURL(`/eshop?filter=price%3Aasc&page=${last}#page-${last}`)
    const count = await main.getByRole('article').count()
    expect(count).toBeGreaterThan(20 * (last - 1))
    expect(await main.locator(`#page-${last} ~ li`).count()).toBe(count - 20 * (last - 1) - 1)
    await expect(main.locator(`#page-${last}`)).toBeInViewport()
  })
})
