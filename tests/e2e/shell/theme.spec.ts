import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import { test } from '../parts/demoShop.ts'
import { expectWhole, languageCookie } from '../parts/whole.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = 'rgb(246, 243, 238)'
const dark = 'rgb(20, 18, 15)'

test.describe('on a device with the light theme', () => {
  test.use({ colorScheme: 'light' })

  test('Scenario: dark is chosen at the foot of the page, and stays after a reload without a flash', async ({
    page,
  }) => {
    await page.goto('/')
    expect(await ground(page)).toBe(light)
    await page
      .getByRole('contentinfo')
      .getByRole('combobox', { name: 'Theme' })
      .selectOption('Dark')
    await expect.poll(() => ground(page)).toBe(dark)
    // The server already sends the page in the dark theme: only its markup and styles have loaded yet.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.reload({ waitUntil: 'load' })
    expect(await ground(page)).toBe(dark)
    await page.unroute(/\/assets\/.*\.js$/)
    await page.goto('/about')
    await page
      .getByRole('contentinfo')
      .getByRole('combobox', { name: 'Theme' })
      .selectOption('Same as device')
    await expect.poll(() => ground(page)).toBe(light)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('theme')
  })

  test('Scenario: a phone has the theme in its menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
    await expect.poll(() => ground(page)).toBe(dark)
  })
})

test.describe('on a device with the dark theme', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

  for (const [width, language] of [
    [320, 'hi'],
    [1440, 'it'],
  ] as const)
    test(`Every page is whole in the dark theme at ${width} px, in ${language}`, async ({
      page,
      context,
      shop,
      client,
    }) => {
      test.slow()
      await context.addCookies([languageCookie(language, shop.origin)])
      await carry(client, 'three-stone-ring', 6)
      await page.setViewportSize({ width, height: 900 })
      for (const path of [
        ...['/', '/eshop', '/eshop/rings', '/eshop/detail/rings/three-stone-ring', '/cart'],
        ...['/cart/checkout', '/wishlist', '/history', '/look-book', '/my-account', '/the-shop'],
        ...['/about', '/blog', '/blog/ring-sizes-by-country/', '/faq', '/cookies-policy', '/alert'],
        ...[
          '/gdpr',
          '/contact-us',
          '/customization',
          '/ask-returns',
          '/add-address?new',
          '/no/page',
        ],
      ])
        await test.step(path, async () => {
          await page.goto(path)
          await expectWhole(page, language)
        })
    })
})
