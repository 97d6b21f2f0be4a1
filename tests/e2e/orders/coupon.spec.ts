import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import { address } from '../../support/values/address.ts'
import { userIn } from '../account/customer.ts'
import { findViolations } from '../parts/axe.ts'
import { test } from '../parts/demoShop.ts'

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

test('Scenario: a coupon is refused, used, kept over a reload and ordered with (rule O13)', async ({
  page,
  context,
  client,
  shop,
}) => {
  const code = `TEN-${Date.now().toString(36)}`.toUpperCase()
  await shop.team(
    'coupons',
    'add',
    code,
    '--percent',
    '10',
    '--min-total',
    '500',
    '--per-customer',
    '1',
  )
  await carry(client, 'rope-chain', 10)
  const { _id: id } = await userIn(context)
  await client.customer.update({ params: { id }, body: address })
  await page.goto('/cart')
  const field = summary(page).getByRole('textbox', { name: 'Coupon' })
  await field.fill('NO-SUCH')
  await field.press('Enter')
  await expect(summary(page).getByText('There is no coupon NO-SUCH.')).toBeVisible()
  await field.fill(code.toLowerCase())
  await summary(page).getByRole('button', { name: 'Use the coupon' }).click()
  await expect(summary(page).getByText('−₹99.50')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order · ₹895.50' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  // The discount follows the cart at once.
  await page.getByRole('button', { name: /^Increase quantity of Rope chain/ }).click()
  await expect(page.getByRole('link', { name: 'Order · ₹1,791.00' })).toBeVisible()
  const note = page.getByRole('textbox', { name: 'Note to the shop' })
  await note.fill('Pack the rings apart.')
  await page.reload()
  await page.getByRole('link', { name: 'Order · ₹1,791.00' }).click()
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible()
  // 1,791 and a parcel for 120, with 3 % GST.
  await expect(page.getByText('−₹199.00')).toBeVisible()
  await expect(page.getByText('₹1,968.33')).toBeVisible()
  await expect(note).toHaveValue('Pack the rings apart.')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/placed/)
  await expect(page.getByText('₹1,968.33').first()).toBeVisible()

  await carry(client, 'rope-chain', 10)
  await page.goto('/cart')
  await field.fill(code)
  await field.press('Enter')
  await expect(summary(page).getByText(/as often as one customer may/)).toBeVisible()
})
