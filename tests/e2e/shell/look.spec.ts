import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'
import { expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'

test.describe('at every size, in both directions', () => {
  test('the shop is whole for a visitor', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${shop.origin}/the-shop`)
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible()
    await expectWholeAtEverySize(page, 'en')
    await page.context().addCookies([languageCookie('ar', shop.origin)])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'المتجر' })).toBeVisible()
    await expectWholeAtEverySize(page, 'ar')
  })

  test('the look book is whole', async ({ page, shop, client: _buyer }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/look-book')
    await expect(page.getByRole('button', { name: /^Look at/ })).toHaveCount(12)
    await expectWholeAtEverySize(page, 'en')
    await page.context().addCookies([languageCookie('ar', shop.origin)])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'كتاب الإطلالات' })).toBeVisible()
    await expectWholeAtEverySize(page, 'ar')
  })
})

test('Scenario: a visitor sees every category and its pieces, no price, and enters through the login', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/`)
  await page.getByRole('link', { name: 'All categories' }).click()
  await expect(page).toHaveURL('/the-shop')
  const rings = page.getByRole('article').filter({ hasText: 'Rings' }).first()
  await expect(rings).toContainText('13 pieces')
  await expect(page.getByRole('main')).not.toContainText('₹')
  await rings.getByRole('link').click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Kindly log in to continue.')).toBeVisible()
})

test('Scenario: a spot of the look book opens its piece, by keyboard too', async ({
  page,
  client: _buyer,
}) => {
  await page.goto('/look-book')
  const spot = page.getByRole('button', { name: 'Look at Sunburst pendant' })
  await spot.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sunburst pendant' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(spot).toBeFocused()
})

test('Scenario: a visitor is asked to log in for the look book', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/look-book`)
  await expect(page).toHaveURL('/login')
})

test('Scenario: recently viewed products are on the next product page and at home, newest first', async ({
  page,
  client: _buyer,
}) => {
  const lately = page.getByRole('region', { name: 'Recently viewed' })
  for (const [path, title] of [
    ['rings_bands/hammered-band', 'Hammered band'],
    ['earrings_studs/polished-ball-earrings', 'Polished ball earrings'],
  ] as const) {
    await page.goto(`/eshop/detail/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect(lately.getByRole('heading', { level: 3 })).toHaveText(['Hammered band'])
  await page.goto('/')
  await expect(lately.getByRole('heading', { level: 3 })).toHaveText([
    'Polished ball earrings',
    'Hammered band',
  ])
})
