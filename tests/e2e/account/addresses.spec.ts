import { expect, type Page } from '@playwright/test'
import type { Client } from '../../support/client.ts'
import { test } from '../parts/demoShop.ts'
import { fill } from '../parts/fields.ts'
import { expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'
import { userIn } from './customer.ts'

const mumbai = {
  Name: 'Asha Rao',
  Country: 'India',
  State: 'Maharashtra',
  Address: '1 Zaveri Bazaar',
  City: 'Mumbai',
  'Postal code': '400 002',
  Phone: '022 5550 1234',
  'VAT number': '27aapfu0939f1zv',
}
const milan = {
  ...mumbai,
  Country: 'Italy',
  State: 'Lombardia',
  Address: 'Via Torino 1',
  City: 'Milano',
  'Postal code': '20123',
  Phone: '02 1234 5678',
  'VAT number': '00743110157',
}

const savedOf = async (page: Page, client: Client) => {
  const { status, body } = await client.customer.get({
    params: { id: (await userIn(page.context()))._id },
  })
  if (status !== 200) throw new Error(body.message)
  return body.userAddress
}

const forgetAll = async (page: Page, client: Client) => {
  const id = (await userIn(page.context()))._id
  for (const { _id: addressId } of await savedOf(page, client))
    await client.addresses.remove({ params: { id, addressId } })
}

const add = async (page: Page, fields: Readonly<Record<string, string>>) => {
  await page.getByRole('link', { name: 'Add an address' }).click()
  await fill(page, fields)
  await page.getByRole('button', { name: 'Save address' }).click()
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

test('Scenario: addresses are added, edited, chosen and deleted', async ({ page, client }) => {
  await forgetAll(page, client)
  await page.goto('/my-account')
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()

  await test.step('each new one is the default', async () => {
    await add(page, mumbai)
    await expect(page.getByText('Customer Address Updated Successfully !!')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await add(page, milan)
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).first()).toContainText('Default')
    await expect(cards(page).first()).toContainText('Via Torino 1')
    await expect(cards(page).first()).toContainText('+39 02 1234 5678')
  })

  await test.step('another one is edited and keeps its place', async () => {
    await cards(page).last().getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('Maharashtra')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+91 22 5550 1234')
    await fill(page, { Address: '2 Zaveri Bazaar' })
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(cards(page).last()).toContainText('2 Zaveri Bazaar')
    expect((await savedOf(page, client)).map(({ _id, ...address }) => address)).toMatchObject([
      { city: 'Milano', country: 'Italy', vatNumber: 'IT00743110157' },
      {
        ...{ name: 'Asha Rao', address: '2 Zaveri Bazaar', city: 'Mumbai', pincode: '400002' },
        ...{ state: 'Maharashtra', country: 'India', phone: '+91 22 5550 1234' },
        vatNumber: '27AAPFU0939F1ZV',
      },
    ])
  })

  await test.step('it becomes the default, with which the checkout begins', async () => {
    await cards(page).last().getByRole('button', { name: 'Make default' }).click()
    await expect(page.getByText('This is your default address now.')).toBeVisible()
    await expect(cards(page).first()).toContainText('2 Zaveri Bazaar')
  })

  await test.step('the other one is deleted once the buyer has said so again', async () => {
    await cards(page).last().getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('group', { name: 'Delete this address?' })
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Address deleted.')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    expect((await savedOf(page, client)).map(({ city }) => city)).toEqual(['Mumbai'])
  })
})

test('Scenario: a value that does not fit the country is reported at its field; no input is lost', async ({
  page,
  client,
}) => {
  await forgetAll(page, client)
  await page.goto('/add-address?new')
  await fill(page, { ...mumbai, City: '', 'Postal code': '4000', 'VAT number': '27X', Phone: '12' })
  await page.getByRole('button', { name: 'Save address' }).click()
  const problems = {
    City: 'Please fill this in.',
    'Postal code': 'Please enter a postal code for this country: 6 digits.',
    Phone: 'Please enter a phone number such as +91 22 5550 1234.',
    'VAT number':
      'Please check this VAT number. In this country it is written like 27ABCDE1234F1Z5.',
  }
  for (const [label, problem] of Object.entries(problems)) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(problem)
  }
  await expect(page.getByLabel('City', { exact: true })).toBeFocused()

  await page.reload()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Zaveri Bazaar')
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('India')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Maharashtra')

  await fill(page, { Country: 'United Arab Emirates' })
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('')
  await expect(page.getByText('If you have no postal code, enter 00000.')).toBeVisible()
  expect(await savedOf(page, client)).toEqual([])
})

test('The addresses are whole at every size, in both directions', async ({
  page,
  client,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await forgetAll(page, client)
  await page.goto('/add-address')
  await add(page, mumbai)
  await expect(cards(page)).toHaveCount(1)
  await add(page, milan)
  await expect(cards(page)).toHaveCount(2)
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([languageCookie(language, shop.origin)])
    await page.goto('/add-address')
    await expect(cards(page)).toHaveCount(2)
    await expectWholeAtEverySize(page, language)
    await cards(page).last().getByRole('button').last().click()
    await expect(cards(page).getByRole('group')).toBeVisible()
    await expectWholeAtEverySize(page, language)
    await cards(page).first().getByRole('link').click()
    await expect(page.locator('select[name="country"]')).toHaveValue('Italy')
    await page.locator('input[name="pincode"]').fill('1')
    await page.locator('main form button[type="submit"]').click()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await expectWholeAtEverySize(page, language)
  }
})
