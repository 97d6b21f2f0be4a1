import { expect, type Page } from '@playwright/test'
import { productBySlug } from '../../../mocks/catalogue/catalogue.ts'
import { hasRun, laterCode } from '../parts/afterStart.ts'
import { test } from '../parts/demoShop.ts'

const name = productBySlug('three-stone-ring').title.en ?? ''
const list = '/eshop/rings'

const heading = (page: Page, text: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: text })

const link = (page: Page) => page.getByRole('main').getByRole('link', { name, exact: true }).first()

/** Opens the list, with the code that loads pages ahead. */
const openList = async (page: Page) => {
  const ahead = laterCode(page)
  await page.goto(list)
  await hasRun(page, ahead)
  await expect(link(page)).toBeVisible()
}

/** The calls of the page that load a product or a list. */
const countCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/get-product-ById|category\/slug/.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** Holds all calls from now on. */
const holdCalls = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

test('Scenario: a product on whose link the pointer rests opens without another request (rule P17)', async ({
  page,
  client: _client,
}) => {
  await openList(page)
  const calls = countCalls(page)
  const loaded = page.waitForResponse(/get-product-ById/)
  await link(page).hover()
  await loaded
  const release = await holdCalls(page)
  await link(page).click()
  await expect(heading(page, name)).toBeVisible()
  release()
  expect(calls.filter((each) => each.includes('get-product-ById'))).toHaveLength(1)
})

test('Scenario: going back and forward shows list and product without waiting for the shop, which is asked in the background (rule P18)', async ({
  page,
  client: _client,
}) => {
  await openList(page)
  await link(page).click()
  await expect(heading(page, name)).toBeVisible()
  const release = await holdCalls(page)
  const calls = countCalls(page)
  await page.goBack()
  await expect(heading(page, 'Rings')).toBeVisible()
  await expect(link(page)).toBeVisible()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await page.goForward()
  await expect(heading(page, name)).toBeVisible()
  await expect.poll(() => calls.some((each) => each.includes('three-stone-ring'))).toBe(true)
  release()
  await expect(heading(page, name)).toBeVisible()
})

test('Scenario: nothing of a customer is shown again after the logout', async ({
  page,
  client: _client,
}) => {
  await openList(page)
  await link(page).click()
  await expect(heading(page, name)).toBeVisible()
  await page.getByRole('link', { name: 'Account' }).first().click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Kindly log in to continue.')).toBeVisible()
})
