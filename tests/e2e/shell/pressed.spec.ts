import { expect, type Page } from '@playwright/test'
import ar from '../../../src/app/i18n/catalogues/ar.ts'
import en from '../../../src/app/i18n/catalogues/en.ts'
import hi from '../../../src/app/i18n/catalogues/hi.ts'
import it from '../../../src/app/i18n/catalogues/it.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { furnish } from '../orders/furnish.ts'
import { test } from '../parts/demoShop.ts'
import { followAll, pressAll } from '../parts/pressAll.ts'
import { languageCookie } from '../parts/whole.ts'

const forVisitors = [
  ['/', '/login'],
  ['/my-account', '/forgot-password', '/faq'],
]
const forCustomers = [
  ['/eshop'],
  ['/', '/cart'],
  ['/eshop/rings?view=list', '/look-book'],
  ['/eshop/detail/rings/three-stone-ring', '/add-address'],
  ['/eshop/detail/metals_silver-92.5_chains/figaro-chain', '/alert'],
  ['/wishlist', '/history', '/contact-us', '/cart/checkout'],
  ['/add-address?new', '/customization', '/ask-returns'],
  ['/information', '/my-account', '/gdpr'],
]

/** The pages on which the shell around them is pressed too: it is the same on all others. */
const withShell = ['/', '/eshop', '/eshop/detail/rings/three-stone-ring']

/** Pages that together have every kind of link. */
const linked = [
  ['/', '/blog'],
  ['/eshop/rings', '/eshop/detail/rings/three-stone-ring', '/cart'],
]

/** Controls that end the session or empty the page are pressed last, in every language. */
const last = [ar, en, hi, it]
  .flatMap((texts) => [
    ...[texts['account.logout'], texts['devices.endAll'], texts['devices.endOf']],
    ...[texts['cart.removeLine'], texts['cart.removeRow'], texts['documents.remove']],
    ...[texts['wishlist.removeOf'], texts['wishlist.removeAll'], texts['filters.remove']],
    ...[texts['addresses.delete'], texts['eraseAccount.submit'], texts['checkout.place']],
  ])
  .map((text) => text.replace(/\{\{\w+\}\}/g, '.*'))
  .join('|')

for (const { by, width, language } of [
  { by: 'pointer', width: 320, language: 'ar' },
  { by: 'keyboard', width: 1440, language: 'en' },
] as const)
  test.describe(`by ${by} at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test.beforeEach(({ context, shop }) =>
      context.addCookies([languageCookie(language, shop.origin)]),
    )

    const pressOn = async (page: Page, paths: readonly string[]) => {
      for (const path of paths)
        await test.step(path, async () => {
          const isWhole = withShell.includes(path)
          const within = isWhole ? 'body' : 'main'
          const count = await pressAll(page, path, { within, by, last })
          // Some pages have a single control of their own.
          expect(count).toBeGreaterThan(isWhole ? 2 : 0)
        })
    }

    for (const paths of forVisitors)
      test(`whatever a visitor presses on ${paths.join(' ')}, the page is steady`, ({ page }) =>
        pressOn(page, paths))

    for (const paths of forCustomers)
      test(`whatever a customer presses on ${paths.join(' ')}, the page is steady`, async ({
        page,
        shop,
      }) => {
        await furnish(page.context(), await logIn(page, shop, await createBuyer(shop)))
        await pressOn(page, paths)
      })
  })

for (const { by, width } of [
  { by: 'pointer', width: 390 },
  { by: 'keyboard', width: 1440 },
] as const)
  test.describe(`by ${by} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const paths of linked)
      test(`whichever link a customer follows on ${paths.join(' ')}, the page is steady there and on the way back`, async ({
        page,
        shop,
      }) => {
        await furnish(page.context(), await logIn(page, shop, await createBuyer(shop)))
        for (const path of paths)
          await test.step(path, async () => {
            expect(await followAll(page, path, by)).toBeGreaterThan(2)
          })
      })
  })
