import { expect, type Page } from '@playwright/test'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { workbook } from '../../support/workbook.ts'
import { productOf } from '../catalogue/productActs.ts'
import { findViolations } from '../parts/axe.ts'
import { test } from '../parts/demoShop.ts'
import { expectNoOverflow } from '../parts/whole.ts'
import { orderChains } from './furnish.ts'

const quickOrder = (page: Page) => page.locator('#quick-order')
const field = (page: Page) => page.getByRole('textbox', { name: 'SKUs and quantities' })
const lines = (page: Page, name: RegExp) => page.getByRole('region', { name }).locator('ul > li')

/** The SKUs of a chain and a ring that the lists below name. */
const skusOf = async (client: Client) => {
  const [chain] = variantsOf(await productOf(client, 'rope-chain'))
  const [ring] = variantsOf(await productOf(client, 'grooved-band'))
  if (!chain || !ring) throw new Error('the demo shop lacks them')
  return { chain: chain.sku, ring: ring.sku }
}

/** What the shop's cart contains, as SKU → quantity. */
const cartOf = async (client: Client, page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'userInfo')
  const { _id } = JSON.parse(decodeURIComponent(cookie?.value ?? '')) as { _id: string }
  const { body } = await client.cart.get({ params: { userId: _id } })
  if (!('cartData' in body)) throw new Error(body.message)
  return Object.fromEntries(body.cartData.map(({ cart }) => [cart.sku, cart.quantity]))
}

const paste = (page: Page, text: string) =>
  field(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, text)

test('Scenario: a pasted list is read, repaired in place and added in one call (rule K17)', async ({
  page,
  client,
}) => {
  const { chain, ring } = await skusOf(client)
  await page.goto('/cart')
  await paste(
    page,
    `${chain.toLowerCase()}\t25\n${ring.slice(0, -1)}\t5\n${ring}\t5\nnothing-like-it\t9`,
  )
  await expect(lines(page, /need your attention$/)).toHaveCount(3)
  await expect(lines(page, /ready$/)).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Take 30' }).click()
  await lines(page, /need your attention$/)
    .getByRole('combobox')
    .selectOption({ index: 1 })
  await expect(lines(page, /needs your attention$/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add 3 lines' }).click()
  await expect(page.getByText('3 lines are in your cart.')).toBeVisible()
  await expect(page.getByText(/^Item Added To Cart/)).toBeVisible()
  await expect(lines(page, /needs your attention$/)).toHaveText([/nothing-like-it/])
  expect(await cartOf(client, page)).toMatchObject({ [chain]: 30 })
})

test('Scenario: a list survives a reload of its tab, until it is added or removed', async ({
  page,
  client,
}) => {
  const { chain } = await skusOf(client)
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('quickOrder')))
  await page.goto('/cart')
  await paste(page, `${chain}\t20\nnothing-like-it\t9`)
  await expect(lines(page, /ready$/)).toHaveCount(1)
  await page.getByRole('button', { name: /^Increase quantity of / }).click()
  await field(page).fill('half a lin')

  await page.reload()
  await expect(lines(page, /needs your attention$/)).toHaveText([/nothing-like-it/])
  await expect(lines(page, /ready$/).getByRole('textbox')).toHaveValue('30')
  await expect(field(page)).toHaveValue('half a lin')
  expect(await stored()).toEqual([])

  await page.getByRole('button', { name: 'Add 1 line' }).click()
  await expect(page.getByText('1 line is in your cart.')).toBeVisible()
  await field(page).fill('')
  await page.getByRole('button', { name: 'Remove nothing-like-it' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(lines(page, /needs your attention$/)).toHaveCount(0)
  expect(await cartOf(client, page)).toEqual({ [chain]: 30 })
})

test('Scenario: the tab is reloaded before the answer comes, and the lines are added once', async ({
  page,
  client,
}) => {
  const { chain } = await skusOf(client)
  await page.goto('/cart')
  await field(page).fill(`${chain} 20`)
  await field(page).press('Enter')
  const keys: (string | undefined)[] = []
  await page.route('**/api/cart/lines', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The shop adds them, and its answer never comes.
    await route.fetch()
  })
  await page.getByRole('button', { name: 'Add 1 line' }).click()
  await expect.poll(() => cartOf(client, page)).toEqual({ [chain]: 20 })
  await page.reload()
  await expect(page.getByText('1 line is in your cart.')).toBeVisible()
  expect(await cartOf(client, page)).toEqual({ [chain]: 20 })
  expect(keys).toEqual([keys[0], keys[0]])
})

test('Scenario: the lines that stay are downloaded, and the file can be chosen again', async ({
  page,
  client,
}) => {
  const { chain } = await skusOf(client)
  await page.goto('/cart')
  await paste(page, `${chain}\t25\n"=unknown, SKU"\t9`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these lines' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(lines(page, /need your attention$/)).toHaveCount(0)
  await page.getByLabel('CSV or XLSX file').setInputFiles(file)
  await expect(lines(page, /need your attention$/)).toHaveCount(2)
  await expect(lines(page, /need your attention$/).first()).toContainText('25 cannot be ordered')
})

test('Scenario: a workbook of 5,000 lines is read, and one with more is refused as a whole', async ({
  page,
  client,
}) => {
  const { chain } = await skusOf(client)
  const sheet = async (count: number) => ({
    name: 'order.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook([
      ['SKU', 'Title', 'Qty'],
      ...Array.from({ length: count }, (_, i) => [chain, `Rope chain, line ${i}`, 10]),
    ]),
  })
  await page.goto('/cart')
  await page.getByLabel('CSV or XLSX file').setInputFiles(await sheet(5_001))
  await expect(page.getByText('That would be 5,001 lines.')).toBeVisible()
  await page.getByLabel('CSV or XLSX file').setInputFiles(await sheet(5_000))
  await expect(page.getByRole('heading', { name: '5,000 lines are ready' })).toBeVisible()
  await expect(lines(page, /ready$/)).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more lines (4,900)' }).click()
  await expect(lines(page, /ready$/)).toHaveCount(200)
})

test('Scenario: a scanner in the search panel adds line after line, and the list is on the cart page', async ({
  page,
  client,
}) => {
  const { chain, ring } = await skusOf(client)
  await carry(client, 'figaro-chain', 10)
  await page.goto('/eshop')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await quickOrder(page).locator('summary').click()
  await field(page).focus()
  for (const sku of [chain, ring, chain]) {
    await page.keyboard.type(sku)
    await page.keyboard.press('Enter')
  }
  await expect(
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: chain }),
  ).toHaveCount(2)
  await expect(field(page)).toHaveValue('')
  // The shop moves to another page without loading a document.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Cart, \d/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Order/ })
    .click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(lines(page, /ready$/)).toHaveCount(2)
  // One ring is below the minimum of 5 pieces.
  await expect(lines(page, /needs your attention$/)).toHaveCount(1)
})

test('Scenario: the answer to the added lines is lost, and they are added once', async ({
  page,
  client,
}) => {
  const { chain } = await skusOf(client)
  await page.goto('/cart')
  await paste(page, `${chain}\t10\n${chain}\t20`)
  let lost = 0
  await page.route('**/api/cart/lines', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('failed')
  })
  await page.getByRole('button', { name: 'Add 2 lines' }).click()
  await expect(page.getByText('2 lines are in your cart.')).toBeVisible()
  expect(lost).toBe(1)
  expect(await cartOf(client, page)).toEqual({ [chain]: 30 })
})

test('Scenario: a past order is ordered again through the table (rule K18)', async ({
  page,
  client,
}) => {
  await orderChains(client)
  await page.goto('/history')
  // The newest order is open.
  await page.getByRole('link', { name: /^Order again: A-\d+$/ }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(lines(page, /ready$/)).toHaveCount(1)
  await expect(lines(page, /ready$/)).toContainText('Rope chain')
  await page.getByRole('button', { name: 'Add 1 line' }).click()
  await expect(page.getByText('1 line is in your cart.')).toBeVisible()
  expect(Object.values(await cartOf(client, page))).toEqual([10])
})

for (const width of [320, 390, 768, 1440])
  test(`the table fits into ${width} px`, async ({ page, client }) => {
    const { chain, ring } = await skusOf(client)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/cart')
    await paste(page, `${chain}\t25000\n${ring.slice(0, -2)}\t5\n${chain.slice(0, -3)}xyz\t1`)
    await expect(lines(page, /need your attention$/)).toHaveCount(2)
    await expect(lines(page, /ready$/)).toHaveCount(1)
    await expectNoOverflow(page)
  })
