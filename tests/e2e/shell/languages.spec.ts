import { expect } from '@playwright/test'
import { messages } from '../../../src/contracts/messages/messages.ts'
import { test } from '../parts/shop.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar-AE' })

  test('Scenario: the head of a shared page describes it in the requested language', async ({
    page,
    shop,
  }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle('تسجيل الدخول | Alma')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', 'ar')
    await expect(html).toHaveAttribute('dir', 'rtl')
    // In a browser this page leads to the login at once.
    const path = '/eshop/detail/metals_silver-92.5_chains/figaro-chain'
    const shared = await (await page.request.get(path)).text()
    for (const element of [
      '<title data-page>Figaro Chain | Alma</title>',
      '<meta data-page property="og:title" content="Figaro Chain | Alma" />',
      '<meta data-page name="twitter:card" content="summary_large_image" />',
      `<link data-page rel="canonical" href="${shop.origin}${path}" />`,
    ])
      expect(shared).toContain(element)
  })
})

test('Scenario: the language changes everything at once, without a reload, and is kept', async ({
  page,
}) => {
  await page.goto('/login')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Log in')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.getByLabel('Language').selectOption('ar')
  await expect(title).toHaveText('تسجيل الدخول')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle('تسجيل الدخول | Alma')
  expect(documents).toEqual([])
  await page.reload()
  await expect(title).toHaveText('تسجيل الدخول')
})

test('Scenario: a refusal of the server shows in the language of the buyer, in English unchanged', async ({
  page,
}) => {
  const logIn = async (email: string, password: string, submit: string) => {
    await page.getByLabel(email).fill('nobody@nowhere.test')
    await page.getByLabel(password, { exact: true }).fill('not the password')
    await page.getByRole('button', { name: submit, exact: true }).click()
  }
  await page.goto('/login')
  await logIn('Email', 'Password', 'Log in')
  // The notification bar shows it too, a second later.
  const main = page.getByRole('main')
  await expect(main.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await page.getByLabel('Language').selectOption('ar')
  await logIn('البريد الإلكتروني', 'كلمة المرور', 'تسجيل الدخول')
  await expect(main.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toBeVisible()
})

test('Scenario: fonts of other scripts are fetched when their letters are shown', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('response', (response) => {
    const face = /(titles|texts|[a-z]+(?:-[a-z0-9]+)*-wght-normal)-[\w-]+\.woff2/.exec(
      response.url(),
    )?.[1]
    if (face) fonts.push(face)
  })
  const sorted = () => [...fonts].sort()
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(sorted()).toEqual(['texts', 'titles'])
  await page.getByLabel('Language').selectOption('ar')
  await expect.poll(sorted).toEqual(['cairo-arabic-wght-normal', 'texts', 'titles'])
})

test('Scenario: a fixed sentence (rule G5) is shown unchanged in English', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByText(messages['session.loginRequired'])).toBeVisible()
})
