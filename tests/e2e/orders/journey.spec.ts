import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { fill } from '../parts/fields.ts'
import { buyer, mailedLink, test } from '../parts/shop.ts'

const choose = (page: Page, level: string, value: string) =>
  page.getByRole('radiogroup', { name: level }).getByRole('radio', { name: value }).check()

const login = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/login')
  await fill(page, { Email: email, Password: password })
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('Scenario: from registration to an order in the history', async ({ page, shop }) => {
  await test.step('registers and follows the link of the mail', async () => {
    await page.goto('/my-account')
    await fill(page, {
      Name: buyer.name,
      Email: buyer.email,
      Company: buyer.company,
      Country: buyer.country,
      Instagram: '@shahjewels',
      Password: buyer.password,
      'Confirm password': buyer.password,
    })
    await page.getByLabel('I accept the terms and conditions').check()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText(`We have sent an e-mail to ${buyer.email}.`).first()).toBeVisible()
    await page.goto(await mailedLink(shop, buyer.email, 'user/email-verification'))
    await expect(
      page.getByText(
        'User Registration Successfully, Contact the Alma Team for Account Verification !!',
      ),
    ).toBeVisible()
  })

  await test.step('is refused at login until the team has verified the account', async () => {
    await login(page, buyer)
    const form = page.locator('form').filter({ has: page.getByLabel('Email') })
    await expect(
      form.getByText('User is not Verified, Kindly Contact the Alma Team for Verification !!'),
    ).toBeVisible()
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'userInfo' }),
    )
    await shop.team('verify', buyer.email)
    await login(page, buyer)
    await expect(page.getByText('User logged in successfully.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  await test.step('picks every level of a chain and steps its quantity by tens', async () => {
    await page.goto('/eshop/metals_silver-92.5_chains')
    await page.getByRole('link', { name: 'Figaro Chain' }).first().click()
    await expect(page).toHaveURL('/eshop/detail/metals_silver-92.5_chains/figaro-chain')
    const length = page.getByRole('radiogroup', { name: 'Length' })
    await choose(page, 'Finish', 'Gold plated')
    await expect(length.getByRole('radio', { name: '45 cm' })).toBeChecked()
    await expect(length.getByRole('radio', { name: '50 cm' })).toHaveAccessibleDescription(
      'Not available with Gold plated',
    )
    await choose(page, 'Finish', 'Rhodium')
    await choose(page, 'Length', '50 cm')
    await expect(page.getByText('949.00').first()).toBeVisible()
    await expect(page.getByText('13.75').first()).toBeVisible()
    const quantity = page.getByLabel('Quantity', { exact: true })
    const more = page.getByRole('button', { name: 'Increase quantity' })
    await expect(quantity).toHaveValue('10')
    await more.click()
    await expect(quantity).toHaveValue('20')
  })

  await test.step('adds more than is in stock, and reads about the 45 days', async () => {
    // In the bar itself, which stays in view.
    await expect(
      page
        .locator('div:has(> button[type=submit])')
        .getByText(
          'This Product is Variant out of stock. If you proceed, the entire order will ship within 45 days.',
        ),
    ).toBeInViewport()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  })

  await test.step('orders and finds the order in the history', async () => {
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Order' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('heading', { name: 'Figaro Chain' })).toBeVisible()
    await expect(page.getByText('18,980.00').first()).toBeVisible()
    await page.getByRole('link', { name: 'Order', exact: false }).last().click()
    await fill(page, {
      Name: buyer.name,
      Phone: '+91 22 5550 1234',
      Address: '1 Zaveri Bazaar',
      City: 'Mumbai',
      'Postal code': '400002',
      Country: 'India',
    })
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('A-000001').first()).toBeVisible()
    await page.goto('/history')
    await expect(page.getByText('A-000001').first()).toBeVisible()
    await expect(page.getByText('18,980.00').first()).toBeVisible()
  })

  await test.step('logs out, and is asked to log in again', async () => {
    await page.goto('/my-account')
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page.getByText('User logged out successfully')).toBeVisible()
    await page.goto('/history')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Kindly log in to continue.')).toBeVisible()
  })
})

const realCatalogue = join(
  import.meta.dirname,
  '../../../../shared/data/shopify-product-csvs/jewelery.csv',
)

test('Scenario: a product of a real Shopify export is found, picked and added to the cart', async ({
  page,
  shop,
}) => {
  test.skip(
    !existsSync(realCatalogue),
    'needs ../shared/data/shopify-product-csvs, which is not here',
  )
  await shop.team('import', realCatalogue, '--format', 'shopify')
  await login(page, demoBuyer)
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
  await page.goto('/eshop?search=anchor')
  await page.getByRole('link', { name: 'Anchor Bracelet Mens' }).first().click()
  await choose(page, 'Color', 'Silver')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})
