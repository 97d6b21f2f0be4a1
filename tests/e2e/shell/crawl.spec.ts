import { type BrowserContext, expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { userIn } from '../account/customer.ts'
import { watchComplaints } from '../parts/complaints.ts'
import { test } from '../parts/demoShop.ts'

// No motion: four pages with motion keep the processor busy, and the document is the same.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const html = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** The problems of the shown document, by the rules of HTML and of accessible HTML. */
const invalidOn = async (page: Page, path: string): Promise<string[]> => {
  const { results } = await html.validateString(await page.content())
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${path}: ${message} (${selector})`),
  )
}

/** How many products are opened in the browser; the others are only requested. */
const productsOpened = 6

interface Found {
  /** Addresses of the shop without a page, each with the page that links to it. */
  readonly dead: string[]
  /** The console messages of a page. */
  readonly said: string[]
  readonly invalid: string[]
  readonly opened: Set<string>
}

/** Every address of the shop that the page links to, without its fragment; and fragments without a target. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const own = [...document.links].filter(({ origin }) => origin === location.origin)
    const lost = own.filter(
      ({ hash, pathname }) =>
        hash !== '' && pathname === location.pathname && !document.getElementById(hash.slice(1)),
    )
    return {
      paths: [...new Set(own.map(({ pathname, search }) => pathname + search))],
      lost: lost.map(({ href }) => href),
    }
  })

/** The number of lists that a visitor opens, since each shows the login; the others are only requested. */
const listsOfVisitor = 4

const isProduct = (path: string) => path.startsWith('/eshop/detail/')
const isList = (path: string) => path.startsWith('/eshop') && !isProduct(path)
/** The same list in another order or on another page. */
const isAnotherView = (path: string) => /[?&](filter|view|page|v)=/.test(path)

/** Number of concurrently open pages: each spends half its time waiting for the network to be idle. */
const tabs = 4

/** Opens every page that can be reached from `from`, each once, and checks its document by the rules of HTML. */
const crawl = async (
  context: BrowserContext,
  from: readonly string[],
  listsOpened = Number.POSITIVE_INFINITY,
): Promise<Found> => {
  const dead: string[] = []
  const said: string[] = []
  const invalid: string[] = []
  const opened = new Set<string>()
  const known = new Set(from)
  const waiting = from.map((path) => ({ path, leader: 'the beginning' }))
  let products = 0
  let lists = 0
  const isOneTooMany = (path: string) =>
    (isProduct(path) && ++products > productsOpened) || (isList(path) && ++lists > listsOpened)

  const look = async (page: Page, path: string, leader: string): Promise<void> => {
    const answer = await page.request.get(path)
    if (!answer.ok()) dead.push(`${path} (${answer.status()}, from ${leader})`)
    const isPage = answer.headers()['content-type']?.startsWith('text/html')
    if (!answer.ok() || !isPage || isOneTooMany(path)) return
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    opened.add(path)
    invalid.push(...(await invalidOn(page, path)))
    const { paths, lost } = await linksOf(page)
    dead.push(...lost.map((href) => `${href} (no such place, from ${path})`))
    for (const next of paths) {
      if (known.has(next) || isAnotherView(next)) continue
      known.add(next)
      waiting.push({ path: next, leader: path })
    }
  }

  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()))
  const checks = await Promise.all(pages.map(watchComplaints))
  for (const page of pages)
    page.on('console', (message) => {
      // The browser tests block the service worker, and Playwright says so on each page.
      if (!message.text().startsWith('Service Worker registration blocked'))
        said.push(`${page.url()}: ${message.text()}`)
    })
  while (waiting.length > 0) {
    const next = waiting.splice(0, tabs)
    await Promise.all(
      next.map(async ({ path, leader }, place) => {
        const page = pages[place]
        if (page) await look(page, path, leader)
      }),
    )
  }
  for (const expectNoComplaints of checks) expectNoComplaints()
  return { dead, said, invalid, opened }
}

/** The checkout offers what is saved. */
const saveAddress = async (context: BrowserContext, client: Client) => {
  const { _id: id } = await userIn(context)
  const { status } = await client.customer.update({ params: { id }, body: address })
  expect(status).toBe(200)
}

test('A visitor who follows every link finds a page of valid HTML at each, and nothing on the console', async ({
  context,
}) => {
  test.setTimeout(300_000)
  const { dead, said, invalid, opened } = await crawl(
    context,
    ['/', '/reset-password/a-token'],
    listsOfVisitor,
  )
  expect([dead, said, invalid]).toEqual([[], [], []])
  expect(opened.size).toBeGreaterThan(30)
  for (const path of ['/about/workshop', '/forgot-password', '/blog/ring-sizes-by-country/'])
    expect([...opened]).toContain(path)
})

test('A customer who follows every link finds a page of valid HTML at each, and nothing on the console', async ({
  context,
  client,
}) => {
  test.setTimeout(600_000)
  await carry(client, 'figaro-chain', 10)
  await saveAddress(context, client)
  // Some pages are reached by buttons, not by links.
  const { dead, said, invalid, opened } = await crawl(context, [
    ...['/', '/cart', '/cart/checkout', '/my-account', '/add-address?new', '/eshop?search=chain'],
    ...['/eshop/detail/rings/twisted-rope-band', '/wishlist', '/information', '/gdpr', '/alert'],
  ])
  expect([dead, said, invalid]).toEqual([[], [], []])
  expect(opened.size).toBeGreaterThan(70)
  for (const path of [
    '/terms-and-conditions',
    '/look-book',
    '/history',
    '/ask-returns',
    '/customization',
  ])
    expect([...opened]).toContain(path)
})

test('The page for an address that does not exist is valid HTML', async ({ page }) => {
  await page.goto('/no/such/page')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await invalidOn(page, '/no/such/page')).toEqual([])
})
