import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { address } from '../../support/values/address.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { test } from '../parts/demoShop.ts'
import { expectWhole } from '../parts/whole.ts'

/** The checkout of a new buyer with a saved address. */
const openCheckout = async (page: Page, shop: ShopProcess) => {
  const buyer = await createBuyer(shop)
  const client = await logIn(page, shop, buyer)
  await carry(client, 'figaro-chain', 10)
  await client.orders.place({
    headers: { 'idempotency-key': 'the-first-order' },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  await carry(client, 'figaro-chain', 10)
  await page.goto('/cart/checkout')
  return buyer
}

const place = async (page: Page, method: string): Promise<string> => {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  return (await page.getByText(/^A-\d{6}$/).textContent()) ?? ''
}
const payment = (page: Page) => page.getByRole('region', { name: 'Payment' }).first()
const status = (page: Page) => payment(page).getByRole('status').first()

test('Scenario: a test payment is declined, then paid, and the order says so', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop)
  const number = await place(page, 'Test payment')
  await expect(status(page)).toHaveText('To be paid')
  await expectWhole(page, 'en')
  const placed = page.url()

  await test.step('it is declined', async () => {
    await page.getByRole('link', { name: 'Pay now' }).click()
    await expect(page.getByRole('heading', { name: `Test payment of ${number}` })).toBeVisible()
    await expectWhole(page, 'en')
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('listitem')).toHaveText([/^pending .*: 200$/, /^failed .*: 200$/])
    await page.getByRole('link', { name: `Back to order ${number}` }).click()
    await expect(status(page)).toHaveText('Did not go through')
  })

  await test.step('a forged event is refused', async () => {
    await page.getByRole('link', { name: 'Pay now' }).click()
    await page.getByRole('button', { name: 'bad signature' }).click()
    await expect(page.getByRole('listitem')).toHaveText([/: 401$/])
  })

  await test.step('it is paid, reported out of order, and the open page follows', async () => {
    const order = await page.context().newPage()
    await order.goto(placed)
    await page.getByRole('button', { name: 'out of order' }).click()
    await expect(page.getByRole('listitem')).toHaveText([/: 200$/, /: 200$/, /: 200$/])
    await expect(status(order)).toHaveText('Paid')
    await expect(payment(order).getByText('Still to be paid')).toBeHidden()
    await expectWhole(order, 'en')
  })
})

test('Scenario: a transfer is booked by the team once, and the open page follows', async ({
  page,
  shop,
}) => {
  const { email } = await openCheckout(page, shop)
  const number = await place(page, 'Bank transfer')
  await expect(payment(page).getByText(/^RF\d\dA\d{6}$/)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy: Reference' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^RF\d\dA\d{6}$/)

  const unpaid = shop.team('orders', 'status', number, 'confirmed')
  await expect(unpaid).rejects.toThrow(`Order ${number} is not paid for (due).`)
  expect(await shop.team('payments')).toContain(number)
  const money = ['paid', number, '1', 'INR', '--event-id', `statement of ${email}`] as const
  expect(await shop.team(...money)).toMatch(/team +captured +1\.00 INR/)
  await expect(status(page)).toHaveText('Partly paid')
  expect(await shop.team(...money)).toContain('was booked before; nothing has changed.')
  await expectWhole(page, 'en')

  await expect(shop.team('paid', number, '5', 'XYZ')).rejects.toThrow('no currency XYZ')
  await expect(shop.team('refunded', number, '2', 'INR')).rejects.toThrow('only ₹1.00 are left')

  const open = /Open +₹([\d,.]+)/.exec(await shop.team('payments', number))?.[1] ?? ''
  await shop.team('paid', number, open.replaceAll(',', ''), 'INR')
  await expect(status(page)).toHaveText('Paid')
  await shop.team('orders', 'status', number, 'confirmed')
})

test('Scenario: a customer orders on account once the team allows it', async ({ page, shop }) => {
  const { email } = await openCheckout(page, shop)
  await expect(page.getByRole('radio', { name: 'On account' })).toBeHidden()
  expect(await shop.team('customers', 'account', email, '1')).toContain('up to ₹1.00.')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'On account' })).toBeDisabled()
  await expect(page.getByText('you can order for another ₹1.00.')).toBeVisible()
  await expectWhole(page, 'en')
  await shop.team('customers', 'account', email, 'unlimited')
  await page.reload()
  await place(page, 'On account')
  await expect(payment(page)).toContainText('On account')
  await expectWhole(page, 'en')
})
