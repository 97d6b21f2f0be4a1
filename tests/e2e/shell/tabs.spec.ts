import { expect, type Page } from '@playwright/test'
import { type Buyer, createBuyer, logIn } from '../account/buyers.ts'
import { test } from '../parts/shop.ts'

const logInByForm = async (page: Page, { email, password }: Buyer) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('User logged in successfully.').first()).toBeVisible()
}

test('Scenario: a login or logout in one tab shows in the other at once', async ({
  page,
  shop,
}) => {
  const [first, second] = [await createBuyer(shop), await createBuyer(shop)]
  const other = await page.context().newPage()
  await other.goto('/login')

  await test.step('a login', async () => {
    await logInByForm(page, first)
    await expect(other).toHaveURL('/')
    await other.goto('/information')
    await expect(other.getByText(first.email)).toBeVisible()
  })

  await test.step('a logout', async () => {
    await page.goto('/my-account')
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(other).toHaveURL('/')
    await other.goto('/information')
    await expect(other).toHaveURL('/login')
  })

  await test.step('a logout while the other tab adds to its cart', async () => {
    await logInByForm(page, first)
    await expect(other).toHaveURL('/')
    await other.goto('/eshop/detail/pendants/moon-pendant')
    const asked = Promise.withResolvers<void>()
    const loggedOut = Promise.withResolvers<void>()
    await other.route('**/api/cart/**', async (route) => {
      if (route.request().method() !== 'GET') {
        asked.resolve()
        await loggedOut.promise
      }
      await route.continue()
    })
    await other.getByRole('button', { name: 'Add to cart' }).click()
    await asked.promise
    await page.goto('/my-account')
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page).toHaveURL('/')
    loggedOut.resolve()
    await expect(
      other.getByText('Your last change to the cart could not be saved. Please look at your cart.'),
    ).toBeVisible()
    await other.unroute('**/api/cart/**')
  })

  await test.step('another customer, while the other tab slept', async () => {
    await logInByForm(page, first)
    await expect(other).toHaveURL('/')
    await other.goto('/information')
    await expect(other.getByText(first.email)).toBeVisible()
    await logIn(page, shop, second)
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(other.getByText(second.email)).toBeVisible()
  })
})
