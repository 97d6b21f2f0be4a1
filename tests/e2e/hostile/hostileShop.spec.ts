import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { clientOf } from '../../support/client.ts'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { hostileTexts } from '../../support/values/hostileTexts.ts'
import { handleOf, opened } from '../parts/fills/hostile.ts'
import { expectNothingRan, sentMails, test } from '../parts/hostileShop.ts'

// Tests the shop's own protection, not the browser's.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const password = 'correct horse battery'
/** The mails of this worker's shop that a test has shown: each is shown once. */
const shown = new Set<string>()
/** Fields of a buyer, each with texts of its own. */
const fields = 13
const buyers = Array.from({ length: Math.ceil(hostileTexts.length / fields) }, (_, n) => n)

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expectNothingRan(page)
}

const textAt = (n: number, longest: number) =>
  (hostileTexts[n % hostileTexts.length] ?? '').slice(0, longest)

/** A verified customer with hostile names, and with an order and a request that contain more hostile texts. */
const enterBuyer = async (shop: ShopProcess, n: number) => {
  const text = (place: number, longest = 120) => textAt(n * fields + place, longest)
  /** A field that may be long holds the texts of all fields of this buyer, its own first. */
  const texts = (place: number) =>
    Array.from({ length: fields }, (_, after) => text((place + after) % fields)).join(' ')
  const email = `hostile-${n}@buyers.test`
  const form = { email, password, confirmPassword: password, country: 'India' }
  const names = { name: text(0), companyName: text(1), instagram: text(2, 40) }
  const visitor = clientOf(shop.origin)
  const asked = await visitor.customer.verifyEmail({
    body: { ...form, ...names, checkTermsCondtion: true },
  })
  // A handle allows only certain characters; the names allow any.
  if (asked.status !== 200)
    await visitor.customer.verifyEmail({
      body: { ...form, ...names, instagram: '', checkTermsCondtion: true },
    })
  const [, token = ''] = await shop.mail(email, /email-verification\?token=([\w-]+)/)
  expect((await visitor.customer.register({ params: { token } })).status).toBe(200)
  await shop.team('verify', email)
  const { body: user } = await visitor.customer.login({ body: { registerEmail: email, password } })
  if (!('token' in user)) throw new Error(user.message)
  const client = clientOf(shop.origin, user.token)
  const { body: product } = await client.catalogue.product({ params: { slug: handleOf(n) } })
  if (!('variants' in product)) throw new Error(product.message)
  const productId = [...product.variants, ...product.moreVariants][0]?.productId ?? ''
  const cart = { productId, quantity: 10 }
  expect((await client.cart.add({ body: cart })).status).toBe(200)
  const address = {
    ...{ name: text(3), companyName: text(4), phone: '+91 98123 45678', address: text(5) },
    ...{ address2: text(6), pincode: '302001', country: 'India', state: 'Rajasthan' },
    city: text(7, 80),
  }
  const placed = await client.orders.place({
    headers: { 'idempotency-key': randomUUID() },
    body: { address, shipping: 'together', currency: 'INR', note: texts(8) },
  })
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
  expect((await client.cart.add({ body: cart })).status).toBe(200)
  const sent = await client.requests.send({
    headers: { 'idempotency-key': randomUUID() },
    body: { kind: 'custom', subject: text(9), text: texts(10), metal: text(11, 80) },
  })
  if (!('_id' in sent.body)) throw new Error(sent.body.message)
  await shop.team('requests', 'answer', sent.body._id, `--text=${texts(12)}`)
  await shop.team(
    'orders',
    'status',
    'number' in placed.body ? placed.body.number : '',
    'confirmed',
    '--unpaid',
  )
  return { user, email, order: '_id' in placed.body ? placed.body._id : '', request: sent.body._id }
}

test('Scenario: whatever the settings, the catalogue and an address contain, no script runs for a visitor', async ({
  page,
}) => {
  test.slow()
  for (const path of ['/', '/the-shop', '/login', '/my-account', '/blog', '/eshop'])
    await visit(page, path)
  for (const text of hostileTexts.slice(0, 24)) {
    await page.goto(`/${encodeURIComponent(text)}`)
    await page.goto(`/login?${encodeURIComponent(text)}=${encodeURIComponent(text)}#${text}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectNothingRan(page)
  }
})

for (const n of buyers)
  test(`Scenario: whatever the names of buyer ${n}, orders and catalogue, no script runs in the shop or in mails`, async ({
    page,
    shop,
  }) => {
    const { user, email, order, request } = await enterBuyer(shop, n)
    await page
      .context()
      .addCookies([
        { name: 'userInfo', value: encodeURIComponent(JSON.stringify(user)), url: shop.origin },
      ])
    for (const path of [
      ...['/', '/cart', '/cart/checkout', '/history', '/my-account', '/information'],
      ...['/add-address', '/alert', '/gdpr', `/alert/${request}`, `/cart/checkout/placed/${order}`],
    ])
      await visit(page, path)

    // Each buyer opens some of the products, and searches for some of the texts.
    for (let product = n; product < opened; product += buyers.length)
      await visit(page, `/eshop/detail/all/${handleOf(product)}`)
    await visit(page, '/eshop')
    for (const text of hostileTexts.filter((_, place) => place % (4 * buyers.length) === 4 * n))
      await visit(page, `/eshop?search=${encodeURIComponent(text)}`)
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('dialog').getByPlaceholder('Search').fill('script')
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await expectNothingRan(page)

    const mails = await sentMails(shop)
    expect(mails.filter(({ to }) => to.includes(email)).length).toBeGreaterThanOrEqual(4)
    for (const { name, html } of mails) {
      if (shown.has(name)) continue
      shown.add(name)
      await page.setContent(html)
      await expectNothingRan(page)
    }
  })
