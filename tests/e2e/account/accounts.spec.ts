import { expect, type Page } from '@playwright/test'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'
import { mailedLink, test } from '../parts/shop.ts'
import { expectWhole, expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'

const password = 'a tray of silver rings'

/** Registers through the API and follows the link of the mail on the page. */
const apply = async (page: Page, shop: ShopProcess, email: string) => {
  const response = await page.request.post(`${shop.origin}/api/customer/verify-email`, {
    data: {
      ...{ name: 'Meera Shah', email, companyName: 'Shah Jewels', country: 'India' },
      ...{ password, confirmPassword: password, checkTermsCondtion: true },
    },
  })
  expect(response.status()).toBe(200)
  await page.goto(await mailedLink(shop, email, 'user/email-verification'))
  const dialog = page.getByRole('dialog', {
    name: 'User Registration Successfully, Contact the Alma Team for Account Verification !!',
  })
  await dialog.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible()
}

const logIn = async (page: Page, email: string, secret: string) => {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const news = (page: Page) => page.getByRole('status', { name: 'Notifications' })

test('Scenario: an applicant is asked, answers with a document, and sees the verification at once', async ({
  page,
  shop,
}) => {
  const email = 'waits@shah.test'
  await apply(page, shop, email)
  await expect(page.getByText(/We have your application/)).toBeVisible()
  await expectWhole(page, 'en')

  await page.getByLabel('Attach a document').setInputFiles({
    ...{ name: 'licence.html', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
  })
  await expect(page.getByText('The file is not a PDF, JPEG or PNG.')).toBeVisible()
  await page.getByLabel('Attach a document').setInputFiles({
    ...{ name: 'licence.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
  })
  await expect(page.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()

  await shop.team('ask', email, '--text', 'Which shops do you sell to?')
  await expect(page.getByText('Which shops do you sell to?')).toBeVisible()
  await page.getByLabel('Write to our team').fill('Three in Pune.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Three in Pune.')).toBeVisible()
  await expect(page.getByText(/Thank you for your answer/)).toBeVisible()
  await expect(page.getByLabel('Write to our team')).toHaveValue('')
  await expectWhole(page, 'en')
  await page.reload()
  await expect(page.getByText('Three in Pune.')).toBeVisible()

  await shop.team('verify', email)
  await expect(
    page.getByText('Your account is open. Log in to see prices and order.'),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, password)
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
})

test('Scenario: typed text survives a reload, except passwords', async ({ page }) => {
  await page.goto('/my-account')
  await page.getByLabel('Name', { exact: true }).fill('Meera Shah')
  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Send me the newsletter').check()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Shah')
  await expect(page.getByLabel('Country')).toHaveValue('India')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Send me the newsletter')).toBeChecked()

  await page.goto('/login')
  await page.getByLabel('Email').fill('meera@shah.test')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('meera@shah.test')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password)
})

test('Scenario: different passwords and terms that are not accepted are refused with the fixed sentences', async ({
  page,
}) => {
  await page.goto('/my-account')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(`${password}!`)
  await page.getByRole('button', { name: 'Register' }).click()
  for (const sentence of [
    'Password And Confirm Password is Not Same !!',
    'Terms and Condition is Not Selected!!',
  ])
    await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('Scenario: the login marks the fields that are wrong until they are corrected', async ({
  page,
}) => {
  await page.goto('/login')
  const [email, typedPassword] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ]
  await email.fill('meera@shah')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(
    'Please enter an e-mail address such as name@company.com.',
  )
  await expect(typedPassword).toHaveAccessibleDescription('Please fill this in.')
  await expect(page.getByText('Please check the fields that are marked.')).toBeVisible()
  await email.fill('meera@shah.test')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await typedPassword.fill('x')
  await expect(typedPassword).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByText('Please check the fields that are marked.')).toHaveCount(0)
})

test('Scenario: a login before the verification leads to the waiting room', async ({
  page,
  shop,
  browser,
}) => {
  const email = 'early@shah.test'
  await apply(page, shop, email)
  const other = await browser.newPage({ baseURL: shop.origin })
  await other.goto('/login')
  await logIn(other, email, password)
  await expect(
    news(other).getByText('User is not Verified, Kindly Contact the Alma Team for Verification !!'),
  ).toBeVisible()
  await news(other).getByRole('link', { name: 'See your application' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible()
  await shop.team('refuse', email, '--reason', 'We sell to the trade alone.')
  await expect(other.getByText('We sell to the trade alone.')).toBeVisible()
  await expect(page.getByText('We sell to the trade alone.')).toBeVisible()
  await other.close()
})

test('Scenario: a forgotten password is set with the link of a mail', async ({ page, shop }) => {
  const email = 'forgets@shah.test'
  await apply(page, shop, email)
  await shop.team('verify', email)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  const field = page.getByLabel('Email', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(email)
  await page.reload()
  await expect(field).toHaveValue(email)
  await expectWhole(page, 'en')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()

  const link = await mailedLink(shop, email, 'reset-password')
  await page.goto(link)
  const chosen = page.getByLabel('New Password', { exact: true })
  const confirmed = page.getByLabel('Confirm New Password', { exact: true })
  await chosen.fill('another tray of rings')
  await confirmed.fill('another tray of ring')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByText('Password And Confirm Password is not Same !!').first()).toBeVisible()
  await expect(confirmed).toBeFocused()
  await page.getByRole('button', { name: 'Show Confirm New Password' }).click()
  await expect(confirmed).toHaveAttribute('type', 'text')
  await expectWhole(page, 'en')
  await confirmed.fill('another tray of rings')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()

  await page.goto(link)
  await chosen.fill('a third tray of rings')
  await confirmed.fill('a third tray of rings')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByText(/This link has been used already/).first()).toBeVisible()

  await page.goto('/login')
  await logIn(page, email, 'another tray of rings')
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
  await page.goto(link)
  await expect(page).toHaveURL('/my-account')
})

test('Scenario: a reset link without its token leads to the request for a new one', async ({
  page,
}) => {
  await page.goto('/reset-password')
  await expect(page.getByText('Token Not Found')).toBeVisible()
  await expect(page).toHaveURL('/forgot-password')
})

test('Scenario: unsubscribing shows the same message whatever the outcome', async ({
  page,
  shop,
}) => {
  const email = 'reader@shah.test'
  const signUp = await page.request.post(`${shop.origin}/api/newsletter/customer/create`, {
    data: { email },
  })
  expect(signUp.status()).toBe(200)
  const link = await mailedLink(shop, email, 'unsubscribe')
  for (const each of [link, link, '/unsubscribe/nobody-has-this-token-at-all']) {
    await page.goto(each)
    await expect(page.getByText('Newsletter Unsubscribe Successful !!')).toBeVisible()
    await expect(
      page.getByText('Your Email has been Successfully Unsubscribe from the list !!'),
    ).toBeVisible()
  }
  await expectWhole(page, 'en')
})

test('Scenario: a visitor redirected to the login by a protected page gets a link back', async ({
  page,
  shop,
}) => {
  const email = 'returns@shah.test'
  await apply(page, shop, email)
  await shop.team('verify', email)
  await page.goto('/eshop/rings?filter=price:asc')
  await expect(page.getByText('Kindly log in to continue.')).toBeVisible()
  await logIn(page, email, password)
  await expect(page).toHaveURL('/')
  await news(page).getByRole('link', { name: 'Continue to the page' }).click()
  await expect(page).toHaveURL('/eshop/rings?filter=price:asc')
})

for (const language of ['ar', 'en'])
  test(`the pages of accounts are whole at every size, in ${language}`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([languageCookie(language, shop.origin)])
    for (const path of ['/forgot-password', '/reset-password/some-token-of-a-mail-link']) {
      await page.goto(path)
      await expectWholeAtEverySize(page, language)
    }
  })
