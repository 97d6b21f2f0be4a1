import { expect, type Locator, type Page } from '@playwright/test'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { carry } from '../../support/carry.ts'
import { userIn } from '../account/customer.ts'
import { productOf } from '../catalogue/productActs.ts'
import { test } from '../parts/demoShop.ts'
import { expectAccessible, languageCookie } from '../parts/whole.ts'
import { overlay } from './connection.ts'

/** Sets a mark in the document, which a reload removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test.describe('code that does not load', () => {
  const code = /\/assets\/login-[\w-]+\.js/
  const logIn = (page: Page) => page.locator('a[href="/login"]').first()

  test('Scenario: a page whose code was lost for a moment opens by itself, without a reload', async ({
    page,
  }) => {
    await page.goto('/about')
    await mark(page)
    let refused = 0
    await page.route(code, (route) => {
      refused += 1
      return refused <= 2 ? route.abort() : route.continue()
    })
    await logIn(page).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([refused >= 3, await isMarked(page)]).toEqual([true, true])
  })

  test('Scenario: whatever script a login loads, its first failure loses nothing', async ({
    page,
    client,
  }) => {
    await carry(client, 'polished-ball-earrings', 1)
    const { _id: id } = await userIn(page.context())
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await mark(page)
    const lost = new Set<string>()
    await page.route(/\/assets\/[^?]+\.js/, (route) => {
      const { pathname } = new URL(route.request().url())
      if (lost.has(pathname)) return route.continue()
      lost.add(pathname)
      return route.abort()
    })
    // The first touch loads code. Its failure shows the overlay for a moment, which must not swallow what is typed.
    const loaded = page.waitForResponse(/\/assets\/api-[^?]+\.js\?attempt=1/)
    await page.getByLabel('Email').click()
    await loaded
    await expect(overlay(page)).toBeHidden()
    await page.getByLabel('Email').fill(demoBuyer.email)
    await page.getByLabel('Password', { exact: true }).fill(demoBuyer.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByLabel('Cart, 1 item', { exact: true })).toBeVisible()
    // The socket is open.
    await client.customer.addWishlist({
      params: { id },
      body: { productId: (await productOf(client, 'rope-chain'))._id },
    })
    await expect(page.getByRole('link', { name: 'Wishlist, 1 piece', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'e-shop' }).first().click()
    // A panel that is opened before the page has changed closes with the page.
    await expect(page.getByRole('heading', { level: 1, name: 'E-shop' })).toBeVisible()
    await expect(page.locator('main article').first()).toBeVisible()
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('searchbox').fill('rope')
    await expect(page.getByRole('dialog').getByText('Rope chain').first()).toBeVisible()
    expect([lost.size > 5, await isMarked(page)]).toEqual([true, true])
  })

  test('Scenario: a page whose texts were lost for a moment speaks its language, without a reload', async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([languageCookie('ar', shop.origin)])
    let refused = 0
    await page.route(/\/assets\/ar-[\w-]+\.js/, (route) => {
      refused += 1
      return refused === 1 ? route.abort() : route.continue()
    })
    await page.goto('/about')
    await mark(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('link', { name: 'تسجيل الدخول' }).first()).toBeVisible()
    expect([refused, await isMarked(page)]).toEqual([2, true])
  })

  for (const [what, file] of [
    ['script', /\/assets\/index-[^?]+\.js/],
    ['script of the libraries', /\/assets\/libraries-[^?]+\.js/],
    ['style sheet', /\/assets\/style-[^?]+\.css/],
  ] as const)
    test(`Scenario: the shop starts although its ${what} was lost twice (rule P16)`, async ({
      page,
    }) => {
      let refused = 0
      await page.route(file, (route) => {
        refused += 1
        return refused <= 2 ? route.abort() : route.continue()
      })
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      expect(refused).toBeGreaterThanOrEqual(3)
      // The next loss is counted from the beginning.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('alma.start'))).toBeNull()
    })

  test('Scenario: a shop whose script stays lost says so after two minutes, with a button (rule P16)', async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([languageCookie('it', shop.origin)])
    await page.clock.install()
    const script = /\/assets\/index-[^?]+\.js/
    await page.route(script, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'load' })
    const message = page.getByRole('alert').filter({ hasText: /negozio/ })
    await expect(message).toHaveText(
      'Il negozio non si è caricato del tutto. Nuovo tentativo in corso…',
    )
    const again = page.getByRole('button', { name: 'Riprova' })
    await expect(async () => {
      await page.clock.fastForward(60_000)
      await expect(again).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(message).toContainText('Non è stato possibile caricare il negozio.')
    // The page that the server has sent can be read.
    await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(script)
    await again.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  /** Lets two minutes pass, until something shows. In small steps the socket stays connected. */
  const inTime = (page: Page, what: Locator) =>
    expect(async () => {
      await page.clock.runFor(20_000)
      await expect(what).toBeVisible({ timeout: 200 })
    }).toPass()
  const anyScript = /\/assets\/[^?]+\.js/

  test('Scenario: a page whose code was given up opens with Try again (rule P5)', async ({
    page,
    client: _,
  }) => {
    await page.clock.install()
    await page.goto('/eshop/rings')
    await page.getByRole('main').getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.route(anyScript, (route) => route.abort())
    await page.getByRole('link', { name: 'Three-stone ring' }).first().click()
    await inTime(page, page.getByRole('heading', { name: 'Unexpected Application Error!' }))
    await expect(page.getByText('This could not be loaded.')).toBeVisible()
    await page.unroute(anyScript)
    await mark(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await inTime(page, page.getByRole('heading', { level: 1, name: 'Three-stone ring' }))
    expect(await isMarked(page)).toBe(true)
  })

  for (const [width, name] of [
    [390, 'Menu'],
    [1440, /^Quick view/],
  ] as const)
    test(`Scenario: a panel whose code was given up says so, and the page stays (${width} px, ${name})`, async ({
      page,
      client: _,
    }) => {
      await page.clock.install()
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/eshop/rings')
      const list = page.getByRole('main').getByRole('article').first()
      await list.waitFor()
      await page.waitForLoadState('networkidle')
      await page.route(anyScript, (route) => route.abort())
      const button = page.getByRole('button', { name }).first()
      await button.click()
      const panel = page.getByRole('dialog', { name: /./ }).last()
      await expect(panel.getByText('Loading...').filter({ visible: true })).toHaveCount(1)
      await inTime(page, panel.getByText('This could not be loaded.'))
      await expect(list).toBeAttached()
      await expectAccessible(page)
      await page.unroute(anyScript)
      await panel.getByRole('button', { name: 'Try again' }).click()
      await inTime(
        page,
        panel
          .getByRole('link')
          .or(panel.getByRole('searchbox'))
          .or(panel.getByText('Your cart is empty'))
          .first(),
      )
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    })

  test('Scenario: a page whose code a new release no longer has is loaded once with the document', async ({
    page,
  }) => {
    await page.goto('/about')
    await mark(page)
    let isGone = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.route(code, (route) =>
      isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    )
    await logIn(page).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isMarked(page)).toBe(false)
  })
})
