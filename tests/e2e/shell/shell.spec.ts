import { expect, type Locator, type Page } from '@playwright/test'
import ar from '../../../src/app/i18n/catalogues/ar.ts'
import en from '../../../src/app/i18n/catalogues/en.ts'
import { carry } from '../../support/carry.ts'
import { wish } from '../account/customer.ts'
import { test } from '../parts/demoShop.ts'
import { expectAccessible, languageCookie } from '../parts/whole.ts'

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, \d/ })
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const panel = (page: Page) => page.getByRole('dialog')

/** The names of the focused elements, one Tab after the other, until `last` has the focus. */
const tabTo = async (page: Page, last: Locator): Promise<(string | null)[]> => {
  const names: (string | null)[] = []
  for (let step = 0; step < 40; step += 1) {
    names.push(
      await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null
      }),
    )
    if (await last.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  return names
}

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

/** The same panels in a right-to-left language. */
const languages = [
  { name: 'English', code: 'en', texts: en },
  { name: 'Arabic', code: 'ar', texts: ar },
] as const

/** The beginning of a text, before its first placeholder. */
const begins = (text = '') => new RegExp(`^${text.split('{{')[0]}`)

test.describe('every panel at every width', () => {
  for (const { name: language, code, texts } of languages)
    for (const { name, width, height } of sizes)
      test(`is whole on a ${name} in ${language}, and restores the focus`, async ({
        page,
        client,
        context,
        shop,
      }) => {
        test.slow()
        await context.addCookies([languageCookie(code, shop.origin)])
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await carry(client, 'sunray-signet-ring', 20)
        await page.goto('/eshop/rings')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        const door = (text: string) => page.getByRole('button', { name: text, exact: true })
        const doors: [Locator, Locator][] = [
          [
            page.getByRole('button', { name: begins(texts['cart.button_one']) }),
            panel(page).getByRole('button', { name: begins(texts['cart.order']) }),
          ],
          [door(texts['search.open']).first(), page.getByRole('searchbox')],
        ]
        if (width < 1024)
          doors.push([
            door(texts['header.menu']),
            panel(page).getByRole('link', { name: texts['shell.account'] }),
          ])
        for (const [opener, inside] of doors) {
          await opener.focus()
          await page.keyboard.press('Enter')
          await expect(inside).toBeVisible()
          expect(await panel(page).evaluate((it) => it.contains(document.activeElement))).toBe(true)
          expect(await isLocked(page)).toBe(true)
          await expect
            .poll(async () => {
              const { x, width: wide } = (await panel(page).boundingBox()) ?? { x: -1, width: 0 }
              return x >= 0 && x + wide <= width
            }, 'the panel is inside the window')
            .toBe(true)
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await expect(inside).toBeHidden()
          await expect(opener).toBeFocused()
          expect(await isLocked(page)).toBe(false)
        }
      })
})

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
  await page.getByLabel('Where to send the newsletter').fill('asha@rao.example')
  await page.keyboard.press('Enter')
  expect((await called).status()).toBe(200)
})

test.describe('the cart panel', () => {
  test('Scenario: a line per product; deleted, restored, deleted for good, and ordered', async ({
    page,
    client,
  }) => {
    await carry(client, 'sunray-signet-ring', 20)
    await carry(client, 'diamond-cut-rope-chain-925', 10)
    await page.goto('/eshop')
    await cartButton(page).click()
    await expect(panel(page).getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
    await expect(panel(page).getByText('Calculated in the next step')).toBeVisible()
    await expect(panel(page).getByText('x 20')).toBeVisible()
    await expect(panel(page).getByText('119.40 g')).toBeVisible()
    await expect(panel(page).getByText('Ships within 45 days')).toHaveCount(1)
    const order = panel(page).getByRole('button', { name: /^Order · ₹/ })
    await expect(order).toHaveText('Order · ₹9,800.00')

    const remove = panel(page).getByRole('button', { name: 'Remove Sunray signet ring' })
    await remove.click()
    await expect(panel(page).getByRole('heading', { name: 'Cart (1)' })).toBeVisible()
    await expect(order).toHaveText('Order · ₹6,840.00')
    await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
    await remove.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    await cartButton(page).click()
    await order.click()
    await expect(page).toHaveURL('/cart')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await expect(panel(page)).toBeHidden()
  })

  test('Scenario: a deleted line is gone when the page is left before it is restored', async ({
    page,
    client,
  }) => {
    await carry(client, 'sunray-signet-ring', 20)
    await page.goto('/eshop')
    await cartButton(page).click()
    await panel(page).getByRole('button', { name: 'Remove Sunray signet ring' }).click()
    await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  })

  test('Scenario: for a guest it has a link to the login', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/`)
    await cartButton(page).click()
    await panel(page).getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
    await expect(panel(page)).toBeHidden()
  })

  test('Scenario: it shows the chosen currency, Tab moves through it, and an empty one orders nothing', async ({
    page,
    client,
  }) => {
    await carry(client, 'sunray-signet-ring', 20)
    await page.goto('/eshop')
    await page.getByLabel('Currency').selectOption('EUR')
    await cartButton(page).click()
    const order = panel(page).getByRole('button', { name: /^Order/ })
    await expect(order).toHaveText(/^Order · €/)
    expect(await tabTo(page, order)).toEqual([
      'Close',
      'Sunray signet ring',
      'Remove Sunray signet ring',
      expect.stringMatching(/^Order · €/),
    ])
    await panel(page).getByRole('button', { name: 'Remove Sunray signet ring' }).click()
    await expect(panel(page).getByText('Your cart is empty')).toBeVisible()
    await expect(order).toBeDisabled()
    expect(Number(await order.evaluate((it) => getComputedStyle(it).opacity))).toBeLessThan(1)
    await order.click({ force: true })
    await expect(page).toHaveURL('/eshop')
    await expect(order).toBeFocused()
  })
})

test.describe('the search panel', () => {
  test('Scenario: suggests while typing, ignores blanks, searches, and remembers', async ({
    page,
    client: _,
  }) => {
    await page.goto('/eshop')
    await searchButton(page).click()
    const field = page.getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill('   ')
    await field.press('Enter')
    await expect(page).toHaveURL('/eshop')
    await field.fill('jhum')
    await expect(panel(page).getByRole('link', { name: /^Jhumka bell earrings/ })).toBeVisible()
    await field.fill('stone ri')
    await expect(panel(page).getByRole('link', { name: 'Rings › Stone rings' })).toBeVisible()
    await field.press('ArrowDown')
    await expect(panel(page).getByRole('link', { name: 'Rings › Stone rings' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await field.fill(' hoops ')
    await field.press('Enter')
    await expect(page).toHaveURL('/eshop?search=hoops')
    await expect(panel(page)).toBeHidden()
    await page.reload()
    await searchButton(page).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await panel(page).getByRole('button', { name: 'hoops' }).click()
    await expect(page).toHaveURL('/eshop?search=hoops')
  })

  test('Scenario: if nothing matches the typed words, it suggests similar ones', async ({
    page,
    client: _,
  }) => {
    await page.goto('/eshop')
    await searchButton(page).click()
    await page.getByRole('searchbox').fill('chains zzzzzz')
    await panel(page)
      .getByText(/Did you mean/)
      .getByRole('button', { name: 'chain', exact: true })
      .click()
    await expect(page).toHaveURL('/eshop?search=chain')
    await expect(panel(page)).toBeHidden()
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Scenario: goes down the categories and back by keyboard alone', async ({
    page,
    client: _,
  }) => {
    await page.goto('/eshop')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const metals = panel(page).getByRole('button', { name: 'Metals' })
    await metals.focus()
    await page.keyboard.press('Enter')
    const back = panel(page).getByRole('button', { name: 'Back' })
    await expect(back).toBeFocused()
    await expect(panel(page).getByRole('heading', { name: 'Metals' })).toBeVisible()
    await panel(page).getByRole('button', { name: 'Silver 92.5' }).click()
    await expect(panel(page).getByRole('link', { name: 'Chains' })).toBeVisible()
    await expectAccessible(page)
    await back.click()
    await expect(panel(page).getByRole('button', { name: 'Silver 92.5' })).toBeFocused()
    await back.click()
    await expect(metals).toBeFocused()
    await expect(panel(page).getByLabel('Language')).toBeVisible()
    await panel(page).getByRole('link', { name: 'Wishlist' }).click()
    await expect(page).toHaveURL('/wishlist')
    await expect(panel(page)).toBeHidden()
  })

  test('Scenario: a customer opens the lists from it, and a visitor is not offered them', async ({
    page,
    context,
    client: _,
  }) => {
    await page.goto('/eshop')
    await menuButton(page).click()
    await panel(page).getByRole('link', { name: 'Your lists' }).click()
    await expect(page).toHaveURL('/lists')
    await context.clearCookies()
    await page.goto('/')
    await menuButton(page).click()
    await expect(panel(page).getByRole('link', { name: 'Wishlist' })).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'Your lists' })).toBeHidden()
  })
})

test('Scenario: a phone has the menu without a header, at home and on a product', async ({
  page,
  client: _client,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/eshop/detail/rings/three-stone-ring']) {
    await page.goto(path)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const account = panel(page).getByRole('link', { name: 'Account' })
    await expect(account).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(account).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  }
  await menuButton(page).click()
  await panel(page).getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/my-account')
  await expect(panel(page)).toBeHidden()
  expect(await isLocked(page)).toBe(false)
})

test.describe('the desktop header', () => {
  test('Scenario: the e-shop menu opens on hover, focus and press, and arrow keys move in it', async ({
    page,
    client: _,
  }) => {
    await page.goto('/eshop')
    const trigger = page.getByRole('button', { name: 'E-shop' })
    const all = page.getByRole('link', { name: 'All categories' }).first()
    await trigger.hover()
    await expect(all).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await page.mouse.move(700, 700)

    await page.getByRole('link', { name: 'Alma' }).first().focus()
    await page.keyboard.press('Tab')
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    const focused = async (key: string) => {
      await page.keyboard.press(key)
      return page.evaluate(() => document.activeElement?.textContent?.trim())
    }
    const walked: (string | undefined)[] = []
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowLeft',
      'End',
      'Home',
    ])
      walked.push(await focused(key))
    expect(walked).toEqual([
      'All categories',
      'Metals',
      'Brass Silver Plating',
      'Rings',
      'Metals',
      'Rings by the tray',
      'All categories',
    ])
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await expect(all).toBeHidden()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'The chain wall' }).click()
    await expect(page).toHaveURL('/eshop/metals_brass-silver-plating_chains')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('Scenario: it is hidden at home and on a product, and the strip links home', async ({
    page,
    client: _,
  }) => {
    const trigger = page.getByRole('button', { name: 'E-shop' })
    for (const [path, count] of [
      ['/', 0],
      ['/eshop', 1],
      ['/eshop/detail/rings/sunray-signet-ring', 0],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(trigger).toHaveCount(count)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Alma' })).toBeVisible()
    }
  })
})

test.describe('the top strip', () => {
  test('Scenario: hides on scrolling down past 200 px, and shows on scrolling up', async ({
    page,
  }) => {
    await page.goto('/')
    const strip = page.getByRole('banner')
    await expect(strip).toBeInViewport()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 900)
    await expect(strip).not.toBeInViewport()
    await page.mouse.wheel(0, -300)
    await expect(strip).toBeInViewport()
  })

  test('Scenario: the announcement is read once, can be paused, and does not move with reduced motion', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const texts = page.getByRole('banner').getByText('For the trade alone')
    await expect(texts).toHaveCount(2)
    await expect(texts.last()).toHaveAttribute('aria-hidden', 'true')
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter((it) => it.playState === 'running').length,
      )
    await expect.poll(running).toBeGreaterThan(0)
    const durations = await page.evaluate(() =>
      document.getAnimations().map((it) => it.effect?.getComputedTiming().duration),
    )
    // Pictures that arrive meanwhile fade in.
    expect(durations).toContain(20_000)
    await page.getByRole('button', { name: 'Pause the announcement' }).click()
    await expect.poll(running).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(texts.first()).toBeVisible()
    await expect(texts.last()).toBeHidden()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('Scenario: the wishlist shows the wishes', async ({ page, client, context }) => {
    await wish(context, client, 'lotus-charm')
    await page.goto('/')
    await page.getByRole('link', { name: 'Wishlist' }).first().click()
    await expect(page).toHaveURL('/wishlist')
    await expect(page.getByRole('heading', { name: 'Lotus charm' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the footer', () => {
  test('Scenario: a wrong address is refused, a right one is accepted and the field clears', async ({
    page,
  }) => {
    await page.goto('/login')
    const field = page.getByLabel('Where to send the newsletter')
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
  let asked = 0
  await page.route('**/api/order/?*', () => {
    asked += 1
  })
  await orders.click()
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(1_000)
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.getByRole('main').locator('a[href="/blog"]').first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByText('Loading...')).toHaveCount(0)

  await page.goto('/')
  await orders.click()
  await expect.poll(() => asked).toBe(2)
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
