import { expect, type Page } from '@playwright/test'
import ar from '../../../src/app/i18n/catalogues/ar.ts'
import en from '../../../src/app/i18n/catalogues/en.ts'
import hi from '../../../src/app/i18n/catalogues/hi.ts'
import it from '../../../src/app/i18n/catalogues/it.ts'
import { test } from '../parts/demoShop.ts'
import { openWithoutScript } from '../parts/heldScript.ts'
import { languageCookie } from '../parts/whole.ts'
import {
  callsOf,
  ofVisitors,
  pagesOf,
  problemsOf,
  readSent,
  readShown,
  ring,
  shiftOf,
} from './renderedPages.ts'

const textsOf = { en, it, hi, ar }

/** Waits until the last changes of the shop are so old that a new page cannot have missed them (10 s). */
const untilQuiet = (page: Page) =>
  expect.poll(() => callsOf(page, '/'), { timeout: 30_000, intervals: [1_000] }).toEqual([])

/** The pages are rendered by the server and taken over by the browser without a change, a call or a message. */
const expectTakenOver = async (page: Page, paths: readonly string[], calls: RegExp | null) => {
  for (const path of paths)
    await test.step(path, async () => {
      const asked = await callsOf(page, path)
      expect(asked.filter((call) => !calls?.test(call))).toEqual([])
      // A font that arrives after the first paint moves letters by less than that.
      expect(await shiftOf(page)).toBeLessThan(0.002)
    })
}

test.describe('with motion reduced', () => {
  // A day begins at another time than on the server.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Pacific/Auckland' })

  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a wide window', { width: 1440, height: 900 }],
  ] as const)
    test.describe(device, () => {
      test.use({ viewport })

      test('Scenario: pages of a visitor are taken over without a change or a call (rule P19)', ({
        page,
      }) =>
        // A protected address leads to the login, which then loads.
        expectTakenOver(page, ofVisitors, /language|currency|setting/))

      test('Scenario: pages of a customer are taken over without a change or a call (rule P19)', async ({
        page,
        context,
        client,
      }) => {
        const paths = await pagesOf(context, client)
        await untilQuiet(page)
        await expectTakenOver(page, paths, null)
      })
    })
})

test('Scenario: pages are valid HTML as they are sent (rule P19)', async ({
  page,
  context,
  client,
}) => {
  const ofCustomer = await pagesOf(context, client)
  for (const path of ofCustomer) expect(await problemsOf(page, path)).toEqual([])
  await context.clearCookies({ name: 'userInfo' })
  for (const path of ofVisitors) expect(await problemsOf(page, path)).toEqual([])
})

test('Scenario: what is chosen and ticked before the script runs is kept then (rule P19)', async ({
  page,
}) => {
  const start = await openWithoutScript(page, '/my-account')
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=country]').selectOption('Italy')
  await form.locator('[name=checkTermsCondtion]').check()
  await form.getByRole('button', { name: 'Register' }).click()
  start()
  await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=country]')).toHaveValue('Italy')
  await expect(form.locator('[name=checkTermsCondtion]')).toBeChecked()
  for (const name of ['country', 'checkTermsCondtion'])
    await expect(form.locator(`[name=${name}]`)).not.toHaveAttribute('aria-invalid', 'true')
})

for (const path of ['/', ring])
  test(`Scenario: the currency chosen before the script runs changes every price of ${path} (rule P19)`, async ({
    page,
    client: _client,
  }) => {
    const start = await openWithoutScript(page, path)
    // Before the styles are there, the select of the narrow header is visible, too.
    await page.getByRole('combobox', { name: 'Currency' }).first().selectOption('EUR')
    start()
    const main = page.getByRole('main')
    await expect(main.getByText('€').first()).toBeVisible()
    await expect(main.getByText('₹')).toHaveCount(0)
  })

for (const [path, text] of [
  ['/', 'I pezzi da vedere per primi'],
  [ring, 'Della stessa categoria'],
] as const)
  test(`Scenario: the language chosen before the script runs changes every text of ${path} (rule P19)`, async ({
    page,
    client: _client,
  }) => {
    const start = await openWithoutScript(page, path)
    await page.getByRole('combobox', { name: 'Language' }).first().selectOption('it')
    start()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  })

test('Scenario: what is typed and pressed before the script runs is repeated then (rule P19)', async ({
  page,
}) => {
  const start = await openWithoutScript(page, '/login')
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=email]').fill('nobody@alma.example')
  await form.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Search' }).first().click()
  await expect(page).toHaveURL('/login')
  start()
  await expect(form.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'false')
  await expect(form.locator('[name=email]')).toHaveValue('nobody@alma.example')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('Scenario: what is pressed before the script runs is repeated on a page that is replaced (rule P19)', async ({
  page,
  // It logs in.
  client: _,
}) => {
  await page.goto('/contact-us')
  const form = page.getByRole('main').locator('form')
  const [subject, message] = [form.getByLabel('Subject'), form.getByLabel('Message')]
  await message.fill('Are there chains of 50 cm?')
  const start = await openWithoutScript(page, '/contact-us')
  await expect(message).toHaveValue('')
  await form.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Search' }).first().click()
  start()
  // The server does not know the draft, so the page is replaced.
  await expect(message).toHaveValue('Are there chains of 50 cm?')
  await expect(subject).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('Scenario: the live connection and the code of the calls load after a page has been taken over (rule R2)', async ({
  page,
  // It logs in.
  client: _,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('alma:started', () => performance.mark('started')),
  )
  const times = () =>
    page.evaluate(() => {
      const begun = (code: string) =>
        performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes(`/assets/${code}-`))?.startTime
      return {
        started: performance.getEntriesByName('started')[0]?.startTime,
        loaded: [begun('sockets'), begun('calls')],
      }
    })
  for (const path of ['/cart', '/eshop/rings', ring])
    await test.step(path, async () => {
      await page.goto(path)
      await expect.poll(async () => (await times()).loaded).not.toContain(undefined)
      const { started = Number.NaN, loaded } = await times()
      for (const time of loaded) expect(time).toBeGreaterThan(started)
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // The pages in the other languages are the same documents with other texts, so they need no browser.
  for (const [language, readPage] of [
    ['en', readShown],
    ['it', readSent],
    ['hi', readSent],
    ['ar', readSent],
  ] as const)
    test(`Scenario: every page can be read (${language}, rule P20)`, async ({
      page,
      context,
      shop,
      client,
    }) => {
      const read = async (paths: readonly string[]) => {
        for (const path of paths)
          await test.step(path, async () => {
            const { language: shown, heading, text, links } = await readPage(page, path)
            expect(shown).toBe(language)
            expect(heading).not.toBe('')
            for (const { loading } of [en, textsOf[language]]) expect(text).not.toContain(loading)
            expect(links).toBeGreaterThan(5)
          })
      }
      await context.addCookies([languageCookie(language, shop.origin)])
      await read(await pagesOf(context, client))
      await page.goto(ring)
      await expect(page.locator('main').getByText(/₹/).first()).toBeVisible()
      await context.clearCookies({ name: 'userInfo' })
      await read(ofVisitors.filter((path) => path !== '/eshop' && path !== ring))
    })

  test('Scenario: a protected page leads to the login, where the buyer logs in and searches (rule P20)', async ({
    page,
  }) => {
    await page.goto('/eshop')
    await expect(page).toHaveURL('/login?needed=')
    await expect(page.locator('main [role=status]')).toHaveText('Kindly log in to continue.')
    await page.locator('main [name=email]').fill('buyer@alma.example')
    await page.locator('main [name=password]').fill('demo-buyer-2026')
    await page.locator('main form button[type=submit]').click()
    await expect(page).toHaveURL('/')
    await page.locator('noscript + *').first().waitFor({ state: 'attached' })
    await page.getByRole('searchbox').fill('moon')
    await page.getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL('/eshop?search=moon')
    await expect(page.locator('main h1')).toContainText('moon')
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page).toHaveURL('/cart')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/the-shop')
  })
})
