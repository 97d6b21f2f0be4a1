import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'
import { expectAccessible } from '../parts/whole.ts'
import { cartButton } from './header.ts'

test('Scenario: the front page of a visitor is shown without a call', async ({ page, shop }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api') || /calls|socket/.test(pathname)) calls.push(pathname)
  })
  await page.goto(`${shop.origin}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pieces to see first' })).toBeVisible()
  expect(calls).toEqual([])
  const called = page.waitForResponse(/\/api\/newsletter/)
  await page.getByLabel('E-mail address for the newsletter').fill('asha@rao.example')
  await page.keyboard.press('Enter')
  expect((await called).status()).toBe(200)
})

test.describe('the footer', () => {
  test('Scenario: a wrong address is refused, a right one is accepted and the field clears', async ({
    page,
  }) => {
    await page.goto('/login')
    const field = page.getByLabel('E-mail address for the newsletter')
    await field.fill('asha@rao')
    await field.press('Enter')
    await expect(page.getByText('Please Enter a Valid Email', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.fill('asha@rao.example')
    await field.press('Enter')
    await expect(page.getByText('Thank you. You will hear from us.')).toBeVisible()
    await expect(field).toHaveValue('')
  })

  test('Scenario: it shows on short paths, collapses its links on phones, and follows its flags', async ({
    page,
    setSetting,
    client: _,
  }) => {
    const footer = page.getByRole('contentinfo')
    await page.goto('/eshop/rings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(footer).toHaveCount(0)
    await page.goto('/eshop')
    await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(footer.getByRole('link', { name: 'Instagram' })).toBeHidden()
    // By keyboard: while the page takes its new width, a press of the mouse may miss what moves away.
    await footer.locator('summary', { hasText: 'Follow the bench' }).press('Enter')
    await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
    await expectAccessible(page)
    await cartButton(page).click()
    await expect(footer).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(footer).toBeVisible()

    await page.setViewportSize({ width: 1440, height: 900 })
    await setSetting('customization.showFooterSection3Status', 'false')
    await expect(footer.getByText('Made in Jaipur, weighed twice')).toBeHidden()
    await setSetting('header.header_text.en', 'Diwali hours: open all night')
    await setSetting('header.headerMenu5.en', 'Order book')
    await expect(page.getByText('Diwali hours: open all night').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order book' })).toBeVisible()
  })
})

test('Scenario: a new page begins at its top, and back restores the scroll position', async ({
  page,
  client: _,
}) => {
  await page.goto('/eshop/rings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.getByRole('main').getByRole('link', { name: 'Hammered band' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hammered band' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('Scenario: the keys of the developer tools are blocked, unless a setting allows them', async ({
  page,
  setSetting,
  client: _,
}) => {
  await page.goto('/eshop')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const tried = () =>
    page.evaluate(() => {
      const press = (init: KeyboardEventInit) =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        )
      const menuOn = (element: Element | null) =>
        !element?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
      return [
        press({ key: 'F12' }),
        press({ key: 'I', ctrlKey: true, shiftKey: true }),
        press({ key: 'u', ctrlKey: true }),
        press({ key: 'c', ctrlKey: true }),
        menuOn(document.body),
        menuOn(document.querySelector('input')),
      ]
    })
  expect(await tried()).toEqual([true, true, true, false, true, false])
  await setSetting('customization.blocksInspection', 'false')
  await expect.poll(tried).toEqual([false, false, false, false, false, false])
})

test('Scenario: Loading... covers the page only when a navigation takes longer than 300 ms', async ({
  page,
  client: _,
}) => {
  await page.goto('/eshop')
  const rings = page.getByRole('main').getByRole('link', { name: 'Rings' }).first()
  // The page's own list has loaded: hold the next one.
  await expect(rings).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products/category/slug/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await rings.click()
  const veil = page.getByText('Loading...')
  await expect(veil).toBeAttached()
  const delay = await veil.evaluate(
    (it) => it.parentElement?.getAnimations()[0]?.effect?.getTiming().delay,
  )
  expect(delay).toBe(300)
  await expect(veil).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible()
  await expect(veil).toHaveCount(0)
})

test('Scenario: a page whose call is never answered fails after 50 s, and the buyer can leave it before', async ({
  page,
  client: _,
}) => {
  await page.clock.install()
  await page.goto('/')
  // The names of the links are the team's.
  const orders = page.getByRole('main').locator('a[href="/history"]').first()
  await expect(orders).toBeVisible()
  // More than one call may come: the papers of an earlier test's order can become ready now, and outdate the list.
  let isAsked = false
  await page.route('**/api/order/?*', () => {
    isAsked = true
  })
  await orders.click()
  await expect.poll(() => isAsked).toBe(true)
  await page.clock.runFor(1_000)
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.getByRole('main').locator('a[href="/blog"]').first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByText('Loading...')).toHaveCount(0)

  isAsked = false
  await page.goto('/')
  await orders.click()
  await expect.poll(() => isAsked).toBe(true)
  // The front page reloads its articles in this time. In small steps the socket stays connected.
  const inTime = (heading: string) =>
    expect(async () => {
      await page.clock.runFor(10_000)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 500 })
    }).toPass()
  await inTime('Unexpected Application Error!')
  // The shop asks again as soon as it reaches its server.
  await page.unroute('**/api/order/?*')
  await inTime('Order history')
})
