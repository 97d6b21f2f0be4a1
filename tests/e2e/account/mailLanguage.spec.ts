import { expect } from '@playwright/test'
import { clientOf } from '../../support/client.ts'
import { test } from '../parts/demoShop.ts'
import { mailedLink } from '../parts/shop.ts'
import { createBuyer, logIn } from './buyers.ts'

test('Scenario: a customer who chooses Italian gets mails in it, whose link opens in it anywhere (rule E5)', async ({
  page,
  shop,
  browser,
}) => {
  const buyer = await createBuyer(shop)
  await logIn(page, shop, buyer)
  await page.goto('/')
  await expect(page.getByLabel('Language')).toHaveValue('en')
  const answered = page.waitForResponse(
    async (response) =>
      response.url().includes('/check/verified/') &&
      (await response.request().allHeaders()).cookie?.includes('ITALIANO') === true,
  )
  await page.getByLabel('Language').selectOption('it')
  await answered
  await clientOf(shop.origin).customer.forgetPassword({ body: { verifyEmail: buyer.email } })
  await shop.mail(buyer.email, /Qualcuno, probabilmente Lei/)
  const link = await mailedLink(shop, buyer.email, 'reset-password')
  // Another device: an English browser that has never opened the shop.
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.locator('html')).toHaveAttribute('lang', 'it')
  await expect(other.getByRole('button', { name: 'Reimposta' })).toBeVisible()
  await elsewhere.close()
})
