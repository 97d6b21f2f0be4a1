import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { addMessage } from '../../../server/account/messages.repo.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { mailedLink, test } from '../parts/shop.ts'
import { expectWhole, expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'
import { type Buyer, createBuyer, logIn } from './buyers.ts'

/** Another device of the buyer, on the account's page. */
const otherDevice = async (browser: Browser, shop: ShopProcess, buyer: Buyer) => {
  const page = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await logIn(page, shop, buyer)
  await page.goto('/my-account')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  return page
}

/** Sends the buyer a message like the shop, beside the running server. */
const addShopMessage = async (shop: ShopProcess, email: string) => {
  const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
  const { id } = await engine.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const text = { en: 'Look at it before others do.' }
  const title = { en: 'A new tray of rings' }
  await addMessage(engine.db, id, { title, text, link: '/eshop' }, Date.now())
  await engine.close()
}

const said = (page: Page, text: string) =>
  expect(page.getByRole('status', { name: 'Notifications' }).getByText(text)).toBeVisible()

test('The pages of the account are whole at every size, in both directions', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, shop, await createBuyer(shop))
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([languageCookie(language, shop.origin)])
    for (const path of ['/my-account', '/information', '/alert'])
      await test.step(`${path} ${language}`, async () => {
        await page.goto(path)
        await expectWholeAtEverySize(page, language)
      })
  }
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Scenario: the profile is corrected, and typed text survives a reload', async ({
    page,
    shop,
  }) => {
    await logIn(page, shop, await createBuyer(shop))
    await page.goto('/my-account')
    const company = page.getByLabel('Company')
    await company.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(company).toBeFocused()
    await expect(company).toHaveAttribute('aria-invalid', 'true')
    await company.fill('Shah & Sons')
    await page.reload()
    await expect(company).toHaveValue('Shah & Sons')
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'User Updated Successfully !!')
    await expect(page.getByRole('heading', { level: 1, name: 'Shah & Sons' })).toBeVisible()
    await page.getByLabel('Instagram').fill('@shah')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Account information' }).click()
    await expect(page.getByText('@shah', { exact: true })).toBeVisible()
    await expect(page.getByText('Verified trade buyer')).toBeVisible()
  })

  test('Scenario: a new password logs another device out and this one stays', async ({
    page,
    browser,
    shop,
  }) => {
    const buyer = await createBuyer(shop)
    await logIn(page, shop, buyer)
    const other = await otherDevice(browser, shop, buyer)
    await page.goto('/my-account')
    const next = 'a quite different password'
    const form = page.getByRole('region', { name: 'Password', exact: true })
    await form.getByLabel('Current password', { exact: true }).fill(buyer.password)
    await page.getByLabel('New Password', { exact: true }).fill(next)
    await page.getByLabel('Confirm New Password', { exact: true }).fill(`${next}!`)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(
      page.getByText('New Password And Confirm Password is Not Same !!').first(),
    ).toBeVisible()
    await page.getByLabel('Confirm New Password', { exact: true }).fill(next)
    await page.getByRole('button', { name: 'Change password' }).click()
    await said(page, 'User Updated Successfully !!')
    await expect(
      page.getByRole('heading', { name: 'Your password has been changed' }),
    ).toBeVisible()
    await expect(other).toHaveURL(/\/login$/)
    await other.context().close()
    await page.goto('/information')
    await expect(page.getByText(buyer.email)).toBeVisible()
    await shop.mail(buyer.email, /all other devices were logged out/)
  })

  test('Scenario: a message arrives in an open page, is read, and links to the collection', async ({
    page,
    shop,
  }) => {
    const buyer = await createBuyer(shop)
    await logIn(page, shop, buyer)
    await page.goto('/alert')
    const unread = page.getByRole('link', { name: 'Messages, 1 unread' })
    await expect(unread).toBeVisible()
    await expect(page.getByRole('heading', { name: 'New Your Alma account is open' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(unread).toHaveCount(0)
    await expect(page.getByText('All messages are read.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('All messages are read.')).toBeVisible()

    await addShopMessage(shop, buyer.email)
    await expect(unread).toBeVisible()
    await expectWhole(page, 'en')
    const news = page.getByRole('listitem').filter({ hasText: 'A new tray of rings' })
    await news.getByRole('link', { name: 'Go there' }).click()
    await expect(page).toHaveURL(/\/eshop$/)
    await expect(unread).toHaveCount(0)
  })

  test('Scenario: a new e-mail address is confirmed by its mail, and undone by the mail to the old one', async ({
    page,
    shop,
  }) => {
    const buyer = await createBuyer(shop)
    const email = `new-${buyer.email}`
    await logIn(page, shop, buyer)
    await page.goto('/my-account')
    const form = page.getByRole('region', { name: 'E-mail address' })
    await form.getByLabel('New e-mail address').fill(email)
    await form.getByLabel('Current password', { exact: true }).fill(buyer.password)
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your new mailbox' })).toBeVisible()
    await page.goto(await mailedLink(shop, email, 'confirm-email'))
    await expectWhole(page, 'en')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('link', { name: 'My account' }).click()
    await expect(page.getByText(`Your address is ${email}.`)).toBeVisible()

    await page.goto(await mailedLink(shop, buyer.email, 'undo-email'))
    await expectWhole(page, 'en')
    await page.getByRole('button', { name: 'Undo the change' }).click()
    await said(page, 'Your old e-mail address is back, and all devices were logged out.')
    await page.goto('/my-account')
    await expect(page.getByRole('heading', { name: 'Apply for a trade account' })).toBeVisible()
  })

  test('Scenario: another device is logged out, and then every device', async ({
    page,
    browser,
    shop,
  }) => {
    const buyer = await createBuyer(shop)
    const other = await otherDevice(browser, shop, buyer)
    await logIn(page, shop, buyer)
    await page.goto('/my-account')
    const devices = page.getByRole('region', { name: 'Where you are logged in' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await devices.getByRole('button', { name: /^Log out: / }).click()
    await expect(other).toHaveURL(/\/login$/)
    await other.context().close()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await devices.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
