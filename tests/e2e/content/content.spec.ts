import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test as base } from '../parts/demoShop.ts'
import { expectAccessible, expectWhole, languageCookie } from '../parts/whole.ts'

/** The demo shop's content, as files that a test may change. */
const test = base.extend<{ content: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  content: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'alma-content-'))
    await cp(join(import.meta.dirname, '../../../server/demo/content'), folder, { recursive: true })
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

const publicPages = [
  '/about',
  '/about/creators',
  '/about/workshop',
  '/about/maintenance',
  '/about/warranty',
  '/blog',
  '/blog/reading-a-hallmark/',
]
const protectedPages = ['/terms-and-conditions', '/delivery-returns', '/faq', '/cookies-policy']

for (const [width, language] of [
  [390, 'en'],
  [768, 'ar'],
  [1440, 'it'],
  [390, 'hi'],
] as const)
  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test(`The pages of the team are whole at ${width} px in ${language}`, async ({
      page,
      context,
      shop,
      client: _buyer,
    }) => {
      test.slow()
      await context.addCookies([languageCookie(language, shop.origin)])
      await page.setViewportSize({ width, height: 900 })
      for (const path of [...publicPages, ...protectedPages])
        await test.step(path, async () => {
          await page.goto(path)
          await expectWhole(page, language)
        })
    })
  })

test('Scenario: a visitor reads about the house, and is asked to log in for the terms', async ({
  page,
}) => {
  await page.goto('/about')
  const related = page.getByRole('navigation', { name: 'Related pages' })
  await expect(related.getByRole('link', { name: 'About us' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await related.getByRole('link', { name: 'Workshop' }).click()
  await expect(page).toHaveURL('/about/workshop')
  await page.goto('/terms-and-conditions')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Kindly log in to continue.')).toBeVisible()
})

test('Scenario: the journal by topic, a post, and its neighbours', async ({ page }) => {
  await page.goto('/blog')
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts).toHaveCount(6)
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Care' }).click()
  await expect(page).toHaveURL('/blog?tag=care')
  await expect(posts).toHaveCount(1)
  await posts.getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+\/$/)
  await expect(page.getByText(/minute read/).first()).toBeVisible()
  const more = page.getByRole('navigation', { name: 'More posts' }).getByRole('link').first()
  const title = (await more.getByRole('strong').textContent()) ?? ''
  await more.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('Scenario: a link in a text opens its page without reloading the shop', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const link = page.getByRole('main').locator('a[href^="/about/"]').last()
  await link.click()
  await expect(page).toHaveURL(/\/about\/\w+/)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('Scenario: questions are searched, opened, and asked if there is no answer', async ({
  page,
  client: _buyer,
}) => {
  await page.goto('/faq')
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(14)
  await expect(questions.first()).not.toHaveAttribute('open')
  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('in stock')
  await expect(page.getByRole('status').filter({ hasText: /\d+ questions? found/ })).toBeVisible()
  await expect(questions.first()).toHaveAttribute('open')
  await search.fill('elephant')
  await expect(page.getByText('0 questions found')).toBeVisible()
  await page.getByRole('link', { name: 'Ask our team' }).click()
  await expect(page).toHaveURL('/contact-us')
})

test('Scenario: a visitor reads the terms in a panel and continues the registration', async ({
  page,
}) => {
  await page.goto('/my-account')
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await page.getByRole('button', { name: 'Read the terms' }).click()
  const panel = page.getByRole('dialog', { name: 'Terms and conditions' })
  const headings = panel.getByRole('heading', { level: 2 })
  await expect(headings.nth(1)).toBeVisible()
  const edges = await headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  // The text begins below the title, and not at the edge of the window.
  expect(new Set(edges.map(Math.round)).size).toBe(1)
  await headings.last().scrollIntoViewIfNeeded()
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Read the terms' })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
})

test('Scenario: the cookies page lists the data that the shop stores', async ({
  page,
  client: _buyer,
}) => {
  await page.goto('/cookies-policy')
  await expect(page.getByRole('heading', { name: 'userInfo' })).toBeVisible()
})

test('Scenario: published content shows on the open page of a customer, and can be unpublished', async ({
  page,
  client: _buyer,
  shop,
  content,
}) => {
  await page.goto('/about/warranty')
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  const file = join(content, 'page/about-warranty/en.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^title: .*$/m, 'title: A promise that lasts'))

  await shop.team('content', 'put', content, 'page/about-warranty')
  expect(await shop.team('content', 'history', 'page/about-warranty')).toMatch(/^2 .* draft /m)
  await expect(heading).toHaveText(before)
  await shop.team('content', 'publish', 'page/about-warranty')
  await expect(heading).toHaveText('A promise that lasts')

  await shop.team('content', 'restore', 'page/about-warranty', '1')
  await shop.team('content', 'publish', 'page/about-warranty')
  await expect(heading).toHaveText(before)
})

for (const [path, name, title] of [
  ['/about/workshop', 'page/about-workshop', 'Where it is made'],
  ['/', 'look/evening-in-gold', 'Evening, in silver'],
] as const)
  test(`Scenario: published content shows on ${path} of a visitor within a minute`, async ({
    page,
    shop,
    content,
  }) => {
    await page.clock.install()
    await page.goto(path)
    // The first move only brings the pointer onto the page.
    await page.mouse.move(200, 200)
    await page.getByRole('heading', { level: 1 }).hover()
    // The code that keeps the page fresh has loaded, and its timer begins.
    await page.waitForLoadState('networkidle')
    const file = join(content, name, 'en.md')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/^title: .*$/m, `title: ${title}`))
    await shop.team('content', 'put', content, name)
    await shop.team('content', 'publish', name)
    const heading = page.getByRole('heading', { name: title })
    await expect(heading).toHaveCount(0)
    await page.clock.runFor(46_000)
    await expect(heading).toBeVisible()
    await shop.team('content', 'restore', name, '1')
    await shop.team('content', 'publish', name)
  })

test('Scenario: every link of a text has a target', async ({ page, client: _buyer, request }) => {
  test.slow()
  const links = new Set<string>()
  for (const path of [...publicPages, ...protectedPages]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const found = page.getByRole('main').locator('a[href^="/"]')
    for (const href of await found.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      links.add(href ?? '')
  }
  expect(links.size).toBeGreaterThan(15)
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200)
})

test('Scenario: an address may request a language, and the chosen one is kept', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([languageCookie('en', shop.origin)])
  await page.goto('/about?lang=it')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('link', { name: 'Chi siamo' }).first()).toBeVisible()
  await expect(page.locator('head title')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about\?lang=it$/)
  await expect(page.locator('link[rel=alternate][hreflang=hi]')).toHaveCount(1)
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('Scenario: a page that came in one language shows the texts of another as soon as it is chosen, as do pages left before', async ({
  page,
}) => {
  const inArabic = /[\u0600-\u06ff]/
  const content = page.getByRole('main')
  await page.goto('/')
  await expect(content).toContainText('Evening, in gold')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('About Alma')
  await page.getByLabel('Language').selectOption('ar')
  for (const role of ['heading', 'paragraph'] as const)
    await expect(content.getByRole(role).first()).toHaveText(inArabic)
  await expect(page.getByRole('banner')).toContainText('المتجر')
  await page.goBack()
  await expect(content).toContainText('مساء بالذهب')
})

test('Scenario: an address without an article shows the 404 page', async ({ page, request }) => {
  expect((await request.get('/blog/nothing-here/')).status()).toBe(404)
  await page.goto('/blog/nothing-here/')
  await expect(page.getByText('Page Not Found')).toBeVisible()
})
