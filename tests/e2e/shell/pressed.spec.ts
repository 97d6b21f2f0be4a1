import { expect, type Page } from '@playwright/test'
import ar from '../../../src/app/i18n/catalogues/ar.ts'
import en from '../../../src/app/i18n/catalogues/en.ts'
import hi from '../../../src/app/i18n/catalogues/hi.ts'
import it from '../../../src/app/i18n/catalogues/it.ts'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { userIn, wish } from '../account/customer.ts'
import { test } from '../parts/demoShop.ts'
import { followAll, pressAll } from '../parts/pressAll.ts'
import { languageCookie } from '../parts/whole.ts'

const forVisitors = [
  ['/', '/login', '/register'],
  ['/forgot-password', '/the-shop', '/faq', '/blog'],
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

/** Fills the pages of a new customer: an order, two rows in the cart, wishes and an address. */
const furnish = async (page: Page, client: Client) => {
  await carry(client, 'rope-chain', 10)
  const { status } = await client.orders.place({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  expect(status).toBe(201)
  await carry(client, 'figaro-chain', 10)
  await carry(client, 'three-stone-ring', 6)
  const { _id: id } = await userIn(page.context())
  await client.customer.update({ params: { id }, body: address })
  await wish(page.context(), client, 'rope-chain', 'hammered-band', 'oval-halo-ring')
}

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
          expect(await pressAll(page, path, { by, last })).toBeGreaterThan(2)
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
        await furnish(page, await logIn(page, shop, await createBuyer(shop)))
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
        await furnish(page, await logIn(page, shop, await createBuyer(shop)))
        for (const path of paths)
          await test.step(path, async () => {
            expect(await followAll(page, path, by)).toBeGreaterThan(2)
          })
      })
  })
