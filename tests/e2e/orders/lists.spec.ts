import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { createBuyer } from '../account/buyers.ts'
import { findViolations } from '../parts/axe.ts'
import { test } from '../parts/demoShop.ts'
import { expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const forgetLists = async (client: Client) => {
  const { body } = await client.lists.all()
  if (!('data' in body)) throw new Error(body.message)
  for (const { _id } of body.data) await client.lists.remove({ params: { id: _id } })
}

/** Saves the buyer's cart of one chain as a list. */
const saveCart = async (page: Page, client: Client, name: string) => {
  await forgetLists(client)
  await carry(client, 'rope-chain', 20)
  await page.goto('/cart')
  await button(page, 'Save as a list').click()
  await page.getByRole('textbox', { name: 'Name of the list' }).fill(name)
  await button(page, 'Save').click()
  await expect(page.getByText(`Saved as ${name}.`)).toBeVisible()
}

test('Scenario: the cart is saved as a list, renamed, added again and deleted (rule K21)', async ({
  page,
  client,
}) => {
  await saveCart(page, client, 'Winter window')
  await page.getByRole('link', { name: 'Your lists' }).click()
  await expect(card(page, 'Winter window')).toContainText('Lines: 1 · Pieces: 20')
  await button(page, 'Show lines').click()
  await expect(card(page, 'Winter window').getByText('20 pieces')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await button(page, 'Rename').click()
  await expect(page.getByRole('textbox', { name: 'Name of the list' })).toBeFocused()
  await page.keyboard.type('Spring window')
  await button(page, 'Cancel').click()
  await expect(button(page, 'Rename')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Spring window')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Spring window')).toBeVisible()
  await expect(button(page, 'Rename')).toBeFocused()

  await button(page, 'Review and add').click()
  await expect(page).toHaveURL(/\/cart$/)
  await button(page, 'Add 1 line').click()
  await expect(page.getByText('1 line is in your cart.')).toBeVisible()

  await page.getByRole('link', { name: 'Your lists' }).click()
  await button(page, 'Delete').click()
  await button(page, 'Keep').click()
  await expect(button(page, 'Delete')).toBeFocused()
  await button(page, 'Delete').click()
  await button(page, 'Delete').click()
  await expect(page.getByRole('heading', { name: 'No list yet' })).toBeVisible()
})

test('Scenario: another customer opens the link of a list, until it is withdrawn (rule K22)', async ({
  page,
  client,
  context,
  browser,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await saveCart(page, client, 'For Meera')
  await page.goto('/lists')
  await button(page, 'Share by link').click()
  await page.getByRole('button', { name: 'Copy the link: For Meera' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${shop.origin}/lists/shared/`)

  const { email, password } = await createBuyer(shop)
  const theirs = await browser.newContext({ baseURL: shop.origin })
  const other = await theirs.newPage()
  await test.step('a visitor logs in first and goes on to it', async () => {
    await other.goto(link)
    await other.getByLabel('Email', { exact: true }).fill(email)
    await other.getByLabel('Password', { exact: true }).fill(password)
    await button(other, 'Log in').click()
    await other.getByRole('link', { name: 'Continue to the page' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'For Meera' })).toBeVisible()
    await expect(other.getByText('Lines: 1 · Pieces: 20')).toBeVisible()
    await expect(other.getByText('20 pieces')).toBeVisible()
    expect(await findViolations(other)).toEqual([])
  })
  await test.step('saves a copy, and adds all of it', async () => {
    await button(other, 'Save as my list').click()
    await button(other, 'Save').click()
    await expect(other.getByText('Saved as For Meera.')).toBeVisible()
    await other.getByRole('link', { name: 'Review and add' }).click()
    await button(other, 'Add 1 line').click()
    await expect(other.getByText('1 line is in your cart.')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Stop sharing: For Meera' }).click()
  await expect(page.getByText('The link to this list no longer works.')).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: /^Page Not Found/ })).toBeVisible()
  await other.goto('/lists')
  await expect(card(other, 'For Meera')).toBeVisible()
  await theirs.close()
})

test('Scenario: the lists of an open page follow another device (rule R4)', async ({
  page,
  client,
}) => {
  await saveCart(page, client, 'Winter window')
  await page.goto('/lists')
  await expect(cards(page)).toHaveCount(1)
  const { body } = await client.lists.all()
  const [first] = 'data' in body ? body.data : []
  const params = { id: first?._id ?? '' }

  await client.lists.change({ params, body: { name: 'Spring window' } })
  await expect(card(page, 'Spring window')).toBeVisible()
  const { body: list } = await client.lists.get({ params })
  await client.lists.save({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { name: 'Fair', lines: 'lines' in list && Array.isArray(list.lines) ? list.lines : [] },
  })
  await expect(cards(page)).toHaveCount(2)
  await client.lists.share({ params })
  await expect(button(page, 'Stop sharing: Spring window')).toBeVisible()

  await card(page, 'Spring window').getByRole('button', { name: 'Rename' }).click()
  await client.lists.remove({ params })
  await expect(page.getByText('There is no such list.')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await card(page, 'Fair').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('Fair')
})

test('Scenario: the answer to a saved list is lost, and the retry saves it once', async ({
  page,
  client,
}) => {
  await forgetLists(client)
  await carry(client, 'rope-chain', 20)
  await page.goto('/cart')
  let lost = 0
  await page.route('**/api/lists', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy.' } })
  })
  await button(page, 'Save as a list').click()
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Once')
  await button(page, 'Save').click()
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText('Saved as Once.')).toBeVisible()
  await page.goto('/lists')
  await expect(cards(page)).toHaveCount(1)
})

test('The lists are whole at every size, in both directions', async ({
  page,
  client,
  context,
  shop,
}) => {
  await saveCart(page, client, `Fair-${'x'.repeat(60)}`)
  const { body } = await client.lists.all()
  const [list] = 'data' in body ? body.data : []
  await client.lists.share({ params: { id: list?._id ?? '' } })
  for (const language of ['en', 'ar']) {
    await context.addCookies([languageCookie(language, shop.origin)])
    await page.goto('/lists')
    await expect(cards(page)).toHaveCount(1)
    await expectWholeAtEverySize(page, language)
  }
})
