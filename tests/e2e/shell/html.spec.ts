import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { test } from '../parts/demoShop.ts'

const html = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** What is wrong with the document that is shown, by the rules of HTML and of accessible HTML. */
const problemsOf = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { results } = await html.validateString(await page.content())
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${path}: ${message} (${selector})`),
  )
}

const forVisitors = [
  ...['/', '/the-shop', '/login', '/forgot-password', '/reset-password/a-token', '/my-account'],
  ...['/about', '/about/creators', '/blog', '/blog/ring-sizes-by-country/', '/no/such/page'],
]
const forCustomers = [
  ...[
    '/',
    '/eshop',
    '/eshop/rings',
    '/eshop?search=chain',
    '/eshop/detail/rings/twisted-rope-band',
  ],
  ...['/cart', '/cart/checkout', '/wishlist', '/history', '/look-book', '/blog?tag=care'],
  ...['/my-account', '/information', '/add-address', '/add-address?new', '/alert', '/gdpr'],
  ...['/contact-us', '/customization', '/ask-returns'],
  ...['/terms-and-conditions', '/delivery-returns', '/faq', '/cookies-policy'],
]

test('Every page of a visitor is valid HTML', async ({ page }) => {
  const problems: string[] = []
  for (const path of forVisitors) problems.push(...(await problemsOf(page, path)))
  expect(problems).toEqual([])
})

/** The checkout offers what is saved. */
const saveAddress = async (page: Page, client: Client) => {
  const [user] = (await page.context().cookies()).filter(({ name }) => name === 'userInfo')
  const { _id: id } = JSON.parse(decodeURIComponent(user?.value ?? '{}')) as { _id: string }
  const { status } = await client.customer.update({ params: { id }, body: address })
  expect(status).toBe(200)
}

test('Every page of a customer is valid HTML', async ({ page, client }) => {
  test.slow()
  await carry(client, 'figaro-chain', 10)
  await saveAddress(page, client)
  const problems: string[] = []
  for (const path of forCustomers) problems.push(...(await problemsOf(page, path)))
  expect(problems).toEqual([])
})
