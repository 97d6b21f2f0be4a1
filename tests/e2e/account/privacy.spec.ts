import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { readZip } from '../../support/readZip.ts'
import { undeclaredIn } from '../parts/declaredStorage.ts'
import { mailedLink, test } from '../parts/shop.ts'
import { expectWhole } from '../parts/whole.ts'
import { createBuyer, logIn } from './buyers.ts'

const askErasure = async (page: Page, password: string) => {
  const form = page.getByRole('region', { name: 'Erase your account' })
  await form.getByLabel('Current password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Send the link' }).click()
}

test('Scenario: a customer finds the page from the account and downloads everything', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, demoBuyer)
  await page.goto('/my-account')
  await page.getByRole('link', { name: 'Your data' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^alma-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByRole('status').getByText('The download has started')).toBeVisible()
  const files = await readZip(await readFile(await download.path()))
  expect(JSON.parse(files['everything.json'] ?? '')).toMatchObject({
    profile: [{ email: demoBuyer.email }],
  })
  expect(files['profile.csv']).toContain(demoBuyer.email)
})

test('Scenario: the link of the mail erases the account, and the login is refused', async ({
  page,
  browser,
  shop,
}) => {
  const buyer = await createBuyer(shop)
  await logIn(page, shop, buyer)
  await page.goto('/gdpr')
  await askErasure(page, 'not my password')
  const password = page.getByLabel('Current password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await askErasure(page, buyer.password)
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  const link = await mailedLink(shop, buyer.email, 'gdpr/erase')

  // The mail is read on another device.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const mailed = await phone.newPage()
  await mailed.goto(link)
  await expectWhole(mailed, 'en')
  // Only opening the link, as mail programs do, has erased nothing.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Erase your account' })).toBeVisible()
  await mailed.evaluate(() => localStorage.setItem('alma.searches', '["moonstone"]'))
  await mailed.getByRole('button', { name: 'Erase my account for good' }).click()
  await expect(mailed.getByText('Your account has been erased.').first()).toBeVisible()
  expect(await mailed.evaluate(() => localStorage.getItem('alma.searches'))).toBeNull()
  await expect(page).toHaveURL(/\/login$/)
  await shop.mail(buyer.email, /Your account and your personal data have been erased/)

  await mailed.goto(link)
  await mailed.getByRole('button', { name: 'Erase my account for good' }).click()
  await expect(mailed.getByText('This link has been used already').first()).toBeVisible()
  await phone.close()

  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('The e-mail address or the password is wrong.').first()).toBeVisible()
})

test('Scenario: the page lists everything that is stored in the browser', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoBuyer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoBuyer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/$/)
  for (const path of [
    ...['/eshop?search=chain', '/eshop/detail/metals_silver-92.5_chains/figaro-chain'],
    ...['/cart', '/cart/checkout', '/wishlist', '/my-account', '/gdpr'],
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await undeclaredIn(page), path).toEqual([])
  }
  const stored = page.getByRole('region', { name: 'Cookies and storage' })
  for (const name of ['userInfo', 'lang', 'currency'])
    await expect(stored.getByRole('heading', { name, exact: true })).toBeVisible()
})
