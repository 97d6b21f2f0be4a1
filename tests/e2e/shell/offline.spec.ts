import { expect, type Page } from '@playwright/test'
import { createBuyer, logIn } from '../account/buyers.ts'
import { test } from '../parts/demoShop.ts'

test.use({ serviceWorkers: 'allow' })

const ring = '/eshop/detail/rings_stone-rings/three-stone-ring'
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Three-stone ring' })

/** The paths of the pages that the browser has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('alma.pages')).keys()
    const paths = requests.map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => path !== '/owner').toSorted()
  })

/** Looks at a list and a product until both are kept. */
const look = async (page: Page) => {
  await page.goto('/eshop/rings')
  await expect.poll(() => kept(page)).toEqual(['/eshop/rings'])
  await page.getByRole('main').getByRole('link', { name: 'Three-stone ring' }).click()
  await expect(title(page)).toBeVisible()
  await expect.poll(() => kept(page)).toEqual([ring, '/eshop/rings'])
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('Scenario: what a customer has seen opens offline, with the time of its prices (rules P23, N5)', async ({
    page,
    context,
    client: _client,
  }) => {
    await look(page)
    await page.goto('/')
    await expect.poll(() => kept(page)).toContain('/')
    await context.setOffline(true)
    const lost = page.getByRole('status').filter({ hasText: /^Connection Lost !!!/ })
    const asOf = page.getByText(/^Offline: prices and stock as of /)

    await test.step('a kept page, from the address', async () => {
      await page.goto(ring, { waitUntil: 'load' })
      await page.getByRole('button', { name: 'Continue offline' }).click()
      await expect(title(page)).toBeVisible()
      await expect(page.getByRole('main').getByText('₹').first()).toBeVisible()
      await expect(asOf).toBeVisible()
    })

    await test.step('the menu opens, too', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog').getByText('Order history')).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('and from a link, without the overlay again', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Rings', exact: true }).click()
      await expect(page).toHaveURL('/eshop/rings')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(13)
      await expect(asOf).toBeVisible()
      await expect(lost).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue offline' })).toBeHidden()
    })

    await test.step('a page that was not kept waits, and the kept one stays (rule N5)', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Stone rings' }).click()
      await expect(lost).toContainText('It opens when the connection is back.')
      await expect(
        page.getByRole('heading', { level: 1, name: 'Rings', exact: true }),
      ).toBeVisible()
      await context.setOffline(false)
      await expect(page).toHaveURL('/eshop/rings_stone-rings')
      await expect(page.getByRole('heading', { level: 1, name: 'Stone rings' })).toBeVisible()
      await expect(lost).toBeHidden()
      await expect(asOf).toBeHidden()
    })

    await test.step('the next loss covers the page; another address leads to the front page', async () => {
      await context.setOffline(true)
      await expect(page.getByRole('button', { name: 'Continue offline' })).toBeVisible()
      await page.goto('/look-book', { waitUntil: 'load' })
      await expect(lost).toBeVisible()
      await page.getByRole('link', { name: 'Go Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(asOf).toBeVisible()
    })
  })
})

test('Scenario: the logout deletes the kept pages (rule P23)', async ({
  page,
  client: _client,
}) => {
  await look(page)
  await page.goto('/my-account')
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect.poll(() => kept(page)).toEqual([])
  await page.goto('/')
  await expect.poll(() => kept(page)).toEqual([])
})

test('Scenario: a lock deletes the kept pages (rule P23)', async ({
  page,
  client: _client,
  shop,
}) => {
  await look(page)
  await shop.team('unverify', 'buyer@alma.example')
  try {
    await expect.poll(() => kept(page)).toEqual([])
  } finally {
    await shop.team('verify', 'buyer@alma.example')
  }
})

test('Scenario: another customer finds no page of the one before (rule P23)', async ({
  page,
  client: _client,
  shop,
}) => {
  const other = await createBuyer(shop)
  await look(page)
  await logIn(page, shop, other)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => kept(page)).not.toContain('/eshop/rings')
  await page.goto('/look-book')
  await page.goto(ring)
  await expect.poll(() => kept(page)).toEqual([ring])
})
