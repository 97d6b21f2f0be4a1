import { expect, type Locator, type Page } from '@playwright/test'
import ar from '../../../src/app/i18n/catalogues/ar.ts'
import en from '../../../src/app/i18n/catalogues/en.ts'
import { carry } from '../../support/carry.ts'
import { test } from '../parts/demoShop.ts'
import { expectAccessible, languageCookie } from '../parts/whole.ts'
import { cartButton, isLocked, panel } from './header.ts'

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
] as const
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

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
