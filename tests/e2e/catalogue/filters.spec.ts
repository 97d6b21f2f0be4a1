import { expect, type Page } from '@playwright/test'
import { test } from '../parts/demoShop.ts'
import { expectAccessible, languageCookie } from '../parts/whole.ts'

const items = (page: Page) => page.getByRole('main').getByRole('article')
const total = (page: Page) => page.getByRole('main').getByRole('status')

/** The number of pieces shown beside a choice. */
const countOf = async (page: Page, name: RegExp): Promise<number> => {
  const option = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) })
  return Number((await option.first().textContent())?.match(/\d+$/)?.[0])
}

test('Scenario: a choice shows the announced number of pieces, is in the address, and can be removed', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop/rings')
  const all = (await total(page).textContent()) ?? ''
  const garnets = await countOf(page, /^Garnet/)
  await page.getByRole('checkbox', { name: /^Garnet/ }).click()
  await expect(total(page)).toHaveText(`${garnets} pieces`)
  await expect(items(page)).toHaveCount(garnets)
  await expect(page.getByRole('checkbox', { name: /^Garnet/ })).toBeFocused()

  // Values of one attribute are alternatives: another one shows more.
  await page.getByRole('checkbox', { name: /^Amethyst/ }).click()
  await expect(page).toHaveURL(/attr.*attr/)
  const both = (await total(page).textContent()) ?? ''

  await page.reload()
  await expect(total(page)).toHaveText(both)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)

  await page.goBack()
  await expect(total(page)).toHaveText(`${garnets} pieces`)
  await page.getByRole('button', { name: 'Remove Garnet' }).click()
  await expect(total(page)).toHaveText(all)
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
})

test('Scenario: a price range is typed in the chosen currency and matches the displayed prices', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop/rings')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('From €').fill('1.20')
  await page.getByLabel('To €').fill('1.00')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await expect(page.getByRole('button', { name: /^Remove €1.00 – €1.20/ })).toBeVisible()
  // The choice shows at once, its list later.
  const isWithin = (text: string) => Number(text.slice(1)) >= 1 && Number(text.slice(1)) <= 1.2
  await expect
    .poll(async () => {
      const prices = await items(page).getByText(/^€\d/).allTextContents()
      return prices.length > 0 && prices.every(isWithin)
    })
    .toBe(true)
})

test('Scenario: the line layout of a list is in its address and causes no calls', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop/rings?filter=price:asc')
  await expect(items(page)).toHaveCount(13)
  const titles = await items(page).getByRole('heading').allTextContents()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/products/')) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Lines' }).click()
  await expect(page).toHaveURL('/eshop/rings?filter=price%3Aasc&view=list')
  await expect(page.getByRole('button', { name: 'Lines' })).toHaveAttribute('aria-pressed', 'true')
  expect(await items(page).getByRole('heading').allTextContents()).toEqual(titles)
  expect(asked).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lines' })).toHaveAttribute('aria-pressed', 'true')
  await expect(items(page).filter({ hasText: 'Three-stone ring' })).toContainText('78 variants')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Pictures' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('Scenario: a search highlights its matches, sorts, filters, and suggests other words', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop?search=rope%20band')
  await expect(items(page).first().locator('mark')).toHaveText(['rope', 'band'])
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance')

  await page.goto('/eshop?search=twsited')
  await expect(items(page).first().locator('mark')).toHaveText('Twisted')
  await page.getByRole('link', { name: 'twisted', exact: true }).click()
  await expect(page).toHaveURL('/eshop?search=twisted')
  await expect(items(page).first().locator('mark')).toHaveText('Twisted')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('price:asc')
  await expect(page).toHaveURL('/eshop?search=twisted&filter=price%3Aasc')

  await page.goto('/eshop?search=moonstone%20stacking')
  await expect(items(page).getByRole('heading')).toHaveText(['Stacking ring set of three'])

  await page.goto('/eshop?search=zzzzz')
  await expect(page.getByRole('heading', { name: 'No pieces match' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Rings', exact: true }).click()
  await expect(page).toHaveURL('/eshop/rings')
})

test('Scenario: titles are in the order of the current language, also after a change', async ({
  page,
  shop,
  context,
  client: _client,
}) => {
  /** Whether that many titles are shown, all in the script of a language and in its order. */
  const expectSorted = (language: string, letters: RegExp) =>
    expect
      .poll(async () => {
        const titles = await items(page).getByRole('heading').allTextContents()
        const sorted = titles.toSorted(new Intl.Collator(language).compare)
        return (
          titles.length === 20 &&
          titles.every((each, i) => each === sorted[i] && letters.test(each))
        )
      })
      .toBe(true)
  await context.addCookies([languageCookie('hi', shop.origin)])
  await page.goto('/eshop')
  await page.getByLabel('क्रम').selectOption('title:asc')
  await expect(page).toHaveURL('/eshop?filter=title%3Aasc')
  await expectSorted('hi', /^\p{Script=Devanagari}/u)
  const first = await items(page).first().getByRole('link').first().getAttribute('href')

  await page.getByRole('combobox', { name: 'भाषा' }).selectOption('it')
  await expectSorted('it', /^\p{Script=Latin}/u)
  expect(await items(page).first().getByRole('link').first().getAttribute('href')).not.toBe(first)
})

test('Scenario: the hearts of a list show the wishes without further calls', async ({
  page,
  client: _client,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/wishlist/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/eshop/rings')
  await page.getByRole('button', { name: 'Hammered band on your wishlist' }).click()
  const pressed = items(page).getByRole('button', { pressed: true })
  await expect(pressed).toHaveCount(1)
  // The heart is pressed before its call is made.
  await expect.poll(() => asked.map((path) => path.split('/').at(-3))).toEqual(['add'])
  await page.goto('/eshop?search=hammered%20band')
  await expect(pressed).toHaveCount(1)
})

for (const [language, names] of [
  ['en', { open: /^Filters/, show: /^Show/, stock: /^In stock/ }],
  ['ar', { open: /^المرشحات/, show: /^عرض/, stock: /^متوفر/ }],
] as const)
  for (const width of [390, 768])
    test(`Scenario: at ${width} px the filters are a sheet that shows the number of pieces (${language})`, async ({
      page,
      shop,
      context,
      client: _client,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await context.addCookies([languageCookie(language, shop.origin)])
      await page.goto('/eshop/metals')
      await page.getByRole('main').getByRole('button', { name: names.open }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await expectAccessible(page)
      const count = await countOf(page, names.stock)
      await sheet.getByRole('checkbox', { name: names.stock }).click()
      await expect(sheet.getByRole('button', { name: names.show })).toContainText(String(count))
      await expectAccessible(page)
      await sheet.getByRole('button', { name: names.show }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('main').getByRole('button', { name: names.open })).toBeFocused()
      await expect(total(page)).toContainText(String(count))
    })
