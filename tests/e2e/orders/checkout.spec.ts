import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { userIn } from '../account/customer.ts'
import { test } from '../parts/demoShop.ts'
import { fill } from '../parts/fields.ts'
import { expectWhole } from '../parts/whole.ts'

const mumbai = {
  Country: 'India',
  State: 'Maharashtra',
  Address: '1 Zaveri Bazaar',
  City: 'Mumbai',
  'Postal code': '400002',
  Phone: '022 5550 1234',
}

const customerOf = async (page: Page, client: Client) => {
  const { _id: id } = await userIn(page.context())
  const { status, body } = await client.customer.get({ params: { id } })
  if (status !== 200) throw new Error(body.message)
  return body
}

/** The checkout of a customer without saved addresses, with some pieces in the cart. */
const open = async (page: Page, client: Client) => {
  const { _id: id, userAddress } = await customerOf(page, client)
  for (const { _id: addressId } of userAddress)
    await client.addresses.remove({ params: { id, addressId } })
  await carry(client, 'figaro-chain', 10)
  await page.goto('/cart/checkout')
}

const place = (page: Page) => page.getByRole('button', { name: 'Place order' })
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you, your order is placed' })

test('Scenario: an order goes to a checked address, which the next checkout offers', async ({
  page,
  client,
}) => {
  await test.step('what does not fit the country is said at its field', async () => {
    await open(page, client)
    await fill(page, { ...mumbai, 'Postal code': 'abc!', City: '' })
    await place(page).click()
    await expect(page.getByLabel('City', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Postal code', { exact: true })).toHaveAccessibleDescription(
      'Please enter a postal code for this country: 6 digits.',
    )
    await expectWhole(page, 'en')
  })

  await test.step('a reload keeps what was typed', async () => {
    await fill(page, { 'Note to the shop': 'Ring twice' })
    await page.reload()
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('Maharashtra')
    await expect(page.getByLabel('Note to the shop')).toHaveValue('Ring twice')
  })

  await test.step('corrected, it is ordered and kept', async () => {
    await fill(page, { 'Postal code': '400 002', City: 'Mumbai' })
    await place(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await customerOf(page, client)).userAddress).toMatchObject([
      { pincode: '400002', country: 'India', phone: '+91 22 5550 1234' },
    ])
  })

  await test.step('the next checkout has it chosen and the old note gone', async () => {
    await carry(client, 'figaro-chain', 10)
    await page.goto('/cart/checkout')
    await expect(page.getByRole('radio', { name: /1 Zaveri Bazaar/ })).toBeChecked()
    await expect(page.getByLabel('Note to the shop')).toHaveValue('')
    await expectWhole(page, 'en')
  })

  await test.step('another address is typed beside it', async () => {
    await page.getByRole('radio', { name: 'Another address' }).check()
    await fill(page, { ...mumbai, Address: '2 Marine Drive' })
    await place(page).click()
    await expect(thanks(page)).toBeVisible()
    const { userAddress } = await customerOf(page, client)
    expect(userAddress.map(({ address }) => address)).toEqual(['2 Marine Drive', '1 Zaveri Bazaar'])
  })
})

test('Scenario: shipping and taxes follow the address, which is corrected in place (rules M8, M9)', async ({
  page,
  client,
}) => {
  const review = page.getByRole('complementary', { name: 'Your order' })
  await open(page, client)
  const { _id: id } = await customerOf(page, client)
  await fill(page, mumbai)
  await expect(review).toContainText('IGST 3%')
  await fill(page, { State: 'Rajasthan' })
  await expect(review).toContainText('CGST 1.5%')
  await expect(review).toContainText('SGST 1.5%')
  await place(page).click()
  await expect(thanks(page)).toBeVisible()

  await carry(client, 'figaro-chain', 10)
  await page.goto('/cart/checkout')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('You are editing this address.')).toBeVisible()
  await fill(page, { Country: 'Italy' })
  await fill(page, { City: 'Milano', 'Postal code': '20121', Phone: '+39 02 5550 1234' })
  await expect(review).not.toContainText('GST 3%')
  await expect(review).toContainText('Export under a letter of undertaking')
  await expectWhole(page, 'en')
  await page.reload()
  await expect(page.getByText('You are editing this address.')).toBeVisible()
  const total = (await review.getByText(/^₹/).last().textContent()) ?? ''
  await place(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
  const { userAddress } = await customerOf(page, client)
  expect(userAddress).toMatchObject([{ city: 'Milano', country: 'Italy' }])
  const { body } = await client.orders.ofCustomer({ params: { id }, query: {} })
  if (!('data' in body)) throw new Error(body.message)
  const { body: order } = await client.orders.get({ params: { id: body.data[0]?._id ?? '' } })
  expect(order).toMatchObject({ taxRule: 'in.export', taxes: [], shippingCost: 1400 })
})
