import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { userIn, wish } from '../account/customer.ts'
import { test } from '../parts/demoShop.ts'
import { pressAll } from '../parts/pressAll.ts'

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

/** What ends the session or empties the page is pressed when everything else was. */
const last = 'log out|delete|remove|erase|place order'

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

for (const { by, width } of [
  { by: 'pointer', width: 320 },
  { by: 'keyboard', width: 1440 },
] as const)
  test.describe(`by ${by} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

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
