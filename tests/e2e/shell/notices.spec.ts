import { expect, type Page } from '@playwright/test'
import { openStage } from '../models/stage.ts'
import { test } from '../parts/strictPage.ts'
import { expectAccessible } from '../parts/whole.ts'

/** Bar, toasts, overlay and error screens (rules N1 to N5, P5). */
const lost = 'Connection Lost !!! Please check your internet connection.'

const login = async (page: Page) => {
  await page.getByLabel('Email').fill('buyer@alma.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('Scenario: a message of the server is on the notification bar, is announced, and can be closed', async ({
  page,
}) => {
  const stage = await openStage(page)
  await stage.goTo('/login')
  await login(page)
  const bar = page.getByRole('status', { name: 'Notifications' })
  await expect(bar).toHaveText('The e-mail address or the password is wrong.')
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveText('')
  // Above the form that caused it, it stays.
  await expect(page.locator('form').getByRole('status')).toHaveText(
    'The e-mail address or the password is wrong.',
  )
})

test('Scenario: an unexpected failure shows the default toast at the right below the header for a while', async ({
  page,
}) => {
  const stage = await openStage(page)
  await page.clock.install()
  stage.force(/^POST \/customer\/login$/, {
    status: 500,
    body: { code: 'internal', message: 'secret detail' },
  })
  await stage.goTo('/login')
  await login(page)
  const toasts = page.getByRole('alert', { name: 'Alerts' })
  await expect(toasts).toHaveText('Internal Server Error')
  const place = await toasts.locator('div').first().boundingBox()
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1300)
  const head = await page.getByRole('banner').boundingBox()
  const below = (place?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)
  expect(below).toBeGreaterThanOrEqual(0)
  expect(below).toBeLessThan(20)
  await page.clock.runFor(5_000)
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
})

test('Scenario: offline while a form is filled; the overlay appears and disappears, and no input is lost', async ({
  page,
  context,
}) => {
  const stage = await openStage(page)
  await stage.goTo('/my-account')
  await page.getByLabel('Company').fill('Nair Gems')
  await context.setOffline(true)
  await expect(page.getByRole('dialog')).toContainText(lost)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Company')).toHaveValue('Nair Gems')
})

test('Scenario: a lost call shows the overlay; it retries at growing intervals until the shop answers', async ({
  page,
}) => {
  const asked: number[] = []
  const stage = await openStage(page)
  await stage.goTo('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  stage.force(/./, 'cut')
  await page.clock.install()
  page.on('requestfailed', (request) => {
    if (request.url().includes('/language/show')) asked.push(Date.now())
  })
  await login(page)
  await expect(page.getByRole('dialog')).toContainText(lost)
  for (const [count, wait] of [
    [1, 0],
    [2, 1_000],
    [3, 2_000],
    [4, 4_000],
  ] as const) {
    await page.clock.runFor(wait)
    await expect.poll(() => asked.length).toBe(count)
  }
  stage.force(/./, 'through')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue('buyer@alma.example')
})

test('Scenario: an unknown address, and a page that fails, have their own screens with a link to continue', async ({
  page,
}) => {
  const stage = await openStage(page)
  await stage.goTo('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('http://shop.test/')

  stage.force(/^GET \/products\/categories\//, {
    status: 500,
    body: { code: 'internal', message: 'Internal Server Error' },
  })
  stage.force(/^POST \/products\/get-product-ById\//, {
    status: 500,
    body: { code: 'internal', message: 'Internal Server Error' },
  })
  await stage.remember()
  await stage.goTo('/eshop/detail/metals/rope-chain')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  await expectAccessible(page)
})
