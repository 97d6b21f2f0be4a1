import { expect, type Page } from '@playwright/test'
import { buyer as demo, samplePassword } from '../../../mocks/shop/account/people.ts'
import { fill } from '../parts/fields.ts'
import { test } from './parts/mockShop.ts'

const login = async (page: Page, email: string) => {
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await fill(page, { Email: email, Password: samplePassword })
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('Scenario: from registration to an order, without a server', async ({ page }) => {
  const email = 'leela@nair.test'

  await test.step('registers and follows the link of the mail', async () => {
    await page.goto('/my-account')
    await fill(page, {
      Name: 'Leela Nair',
      Email: email,
      Company: 'Nair Gems',
      Country: 'India',
      Password: samplePassword,
      'Confirm password': samplePassword,
    })
    await page.getByLabel('I accept the terms and conditions').check()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText(`We have sent an e-mail to ${email}.`).first()).toBeVisible()
    await page.getByText('Mocks: guest').click()
    await page.getByRole('link', { name: 'Confirm your e-mail address for Alma' }).click()
    await expect(
      page.getByText(
        'User Registration Successfully, Contact the Alma Team for Account Verification !!',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('is refused at login until the shop team has verified the account', async () => {
    await login(page, email)
    const refusal = 'User is not Verified, Kindly Contact the Alma Team for Verification !!'
    await expect(page.getByText(refusal).first()).toBeVisible()
    await page.getByText('Mocks: guest').click()
    const waiting = page.locator('#mocks li', { hasText: email })
    await waiting.getByRole('button', { name: 'Verify' }).click()
    // The panel covers a part of the page, so close it.
    await page.getByText('Mocks: guest').click()
    await login(page, email)
    await expect(page.getByText('User logged in successfully.')).toBeVisible()
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('as the demo buyer, searches, picks every level and steps by tens', async () => {
    await login(page, demo.email)
    await expect(page.getByText('Good to see you, Asha Rao')).toBeVisible()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').fill('cable')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: 'Cable chain' }).first().click()
    for (const value of ['Gold plated 18k', '45 cm', 'Lobster'])
      await page.getByRole('radio', { name: value }).check()
    await expect(page.getByText('₹80.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  })

  await test.step('fills a table of sizes', async () => {
    await page.goto('/eshop/rings_bands')
    await page.getByRole('link', { name: 'Grooved band' }).first().click()
    await page.getByRole('radio', { name: 'Silver plated' }).check()
    await page.getByLabel('Quantity of EU 52', { exact: true }).fill('3')
    await page.getByLabel('Quantity of EU 56', { exact: true }).fill('4')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  })

  await test.step('finds the cart again after a reload, and orders it', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Order' }).click()
    // 20 × 80 + 7 × 96
    await expect(page.getByText('₹2,272.00').first()).toBeVisible()
    await page.getByRole('link', { name: 'Order', exact: false }).last().click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('A-000001').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await expect(page).toHaveURL('/history')
    await expect(page.getByText('A-000001').first()).toBeVisible()
  })
})

test('Scenario: scenarios are combined, and an unknown one is said to be unknown', async ({
  page,
}) => {
  await page.goto('/?scenario=full-cart,socket-down&inspect')
  await expect(page).toHaveURL('/cart?inspect=')
  await expect(page.getByText('Mocks: full-cart, socket-down')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^realtime waiting/ })).toBeVisible()
  await page.goto('/?scenario=ful-cart')
  await expect(page.getByRole('alert').getByText('There is no scenario ful-cart')).toBeVisible()
  await expect(page.getByText('Mocks: full-cart, socket-down')).toBeVisible()
  await page.getByRole('link', { name: 'add slow-network' }).click()
  await expect(page.getByText('Mocks: full-cart, socket-down, slow-network')).toBeVisible()
})

test('Scenario: a scenario begins without the list and the input of the one before it', async ({
  page,
}) => {
  const list = page.getByText('3 lines need your attention').first()
  await page.goto('/cart?scenario=quick-order')
  await expect(list).toBeVisible()
  await page.reload()
  await expect(list).toBeVisible()
  await page.goto('/cart?scenario=full-cart')
  await expect(page.getByRole('heading', { name: 'Rope chain' })).toBeVisible()
  await expect(list).toBeHidden()

  const note = page.getByRole('textbox', { name: 'Note to the shop' })
  await note.fill('Pack the rings apart.')
  await page.reload()
  await expect(note).toHaveValue('Pack the rings apart.')
  await page.goto('/cart?scenario=full-cart')
  await expect(note).toHaveValue('')
})

test('Scenario: the current state is saved as a scenario, opened, and forgotten', async ({
  page,
}) => {
  await page.goto('/?scenario=full-cart')
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('Pieces53')
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await expect(summary).toContainText('Pieces63')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByText('Mocks: full-cart').click()
  const mocks = page.locator('#mocks')
  await mocks.getByLabel('Name').fill('more pieces')
  await mocks.getByRole('button', { name: 'Save the current state' }).click()
  await expect(mocks.getByRole('alert')).toHaveText('A name has letters, digits, - and _ only')
  await mocks.getByLabel('Name').fill('more-pieces')
  await mocks.getByRole('button', { name: 'Save the current state' }).click()
  await expect(mocks.getByRole('link', { name: 'more-pieces' })).toBeVisible()

  const replace = mocks.getByRole('button', { name: 'Replace it' })
  await mocks.getByLabel('Name').fill('more-pieces')
  await mocks.getByRole('button', { name: 'Save the current state' }).click()
  await expect(mocks.getByRole('alert')).toHaveText('There is a saved scenario more-pieces')
  await mocks.getByLabel('Name').fill('more-piece')
  await expect(replace).toBeHidden()
  await mocks.getByLabel('Name').fill('more-pieces')
  await mocks.getByRole('button', { name: 'Save the current state' }).click()
  await replace.click()
  await expect(mocks.getByRole('alert')).toHaveText('')
  await mocks.getByRole('link', { name: 'guest', exact: true }).click()
  await expect(page.getByText('Mocks: guest')).toBeVisible()

  await page.goto('/?scenario=more-pieces')
  await expect(page).toHaveURL('/cart')
  await expect(summary).toContainText('Pieces63')
  await page.getByText('Mocks: full-cart').click()
  await mocks.getByRole('button', { name: 'Forget more-pieces' }).click()
  await expect(mocks.getByRole('link', { name: 'more-pieces' })).toHaveCount(0)
})

test('Scenario: the open panel lists new mails, and each is read in place', async ({ page }) => {
  const mocks = page.locator('#mocks')
  const askForLink = async (email: string) => {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
  }
  await page.goto('/forgot-password')
  await page.getByText('Mocks: guest').click()
  await expect(mocks.getByRole('heading', { name: /^Mails/ })).toBeHidden()
  await askForLink(demo.email)
  await expect(mocks.getByRole('heading', { name: 'Mails (1), newest first' })).toBeVisible()
  const mail = mocks.locator('.mails li')
  await expect(mail).toHaveText(`Set a new password for Alma ${demo.email}`, { useInnerText: true })
  await mail.locator('summary').click()
  await expect(mail).toContainText('Set it here: http')
  const link = mail.getByRole('link', { name: 'Set a new password for Alma' })
  await expect(link).toHaveText(/^http.*\/reset-password\/[\w-]+$/)
  await link.click()
  await expect(page).toHaveURL(/\/reset-password\//)
})

test.describe('as npm run dev:mock serves it', () => {
  test.use({ baseURL: ({ mockOrigin }, use) => use(mockOrigin) })

  test('Scenario: an address chooses the scenario, and leaves it again', async ({ page }) => {
    await page.goto('/?scenario=full-cart')
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
    await page.getByText('Mocks: full-cart').click()
    await page.getByRole('link', { name: 'guest', exact: true }).click()
    await expect(page.getByText('Mocks: guest')).toBeVisible()
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'userInfo' }),
    )
  })
})
