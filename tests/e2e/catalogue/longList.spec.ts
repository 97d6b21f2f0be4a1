import { expect } from '@playwright/test'
import { longCatalogue } from '../models/longCatalogue.ts'
import { openStage } from '../models/stage.ts'
import { test } from '../parts/strictPage.ts'

const total = 400
const showLongList = longCatalogue(
  total,
  (i) => `Piece ${i}${i % 3 === 0 ? ' with a name that takes another line or two' : ''}`,
)

test('Scenario: a list of hundreds keeps the page small, its length correct, and its position', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const stage = await openStage(page)
  showLongList(stage)
  await stage.remember()
  await stage.goTo('/eshop/rings')
  const items = page.getByRole('main').getByRole('article')
  await expect(items).toHaveCount(20)
  const shown = page.getByText(/ of 400 shown$/)
  await expect(shown).toBeVisible()
  // A turn of the wheel scrolls at most to the current end of the page, so turn it repeatedly like a buyer.
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 20_000)
        return shown.count()
      },
      { intervals: [100], timeout: 100_000 },
    )
    .toBe(0)
  await expect(items.last()).toContainText('Piece 399')
  expect(await items.count()).toBeLessThan(80)
  const last = page.getByRole('listitem').filter({ hasText: 'Piece 399' })
  await expect(last).toHaveAttribute('aria-posinset', '400')

  await page.mouse.wheel(0, -15_000)
  await expect(items.filter({ hasText: 'Piece 399' })).toHaveCount(0)
  const inSight = items.filter({ visible: true })
  const place = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll('main article')].find(
        (each) => each.getBoundingClientRect().top > 150,
      )
      return [seen?.querySelector('h3')?.textContent, Math.round(scrollY)]
    })
  await expect(inSight.first()).toBeVisible()
  const before = await place()
  await page.getByRole('link', { name: String(before[0]), exact: true }).click()
  await expect(page).toHaveURL(/\/eshop\/detail\//)
  await page.goBack()
  await expect.poll(place).toEqual(before)
})
