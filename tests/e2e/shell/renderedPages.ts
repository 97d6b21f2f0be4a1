import type { BrowserContext, Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import type { Client } from '../../support/client.ts'
import { furnish, orderChains } from '../orders/furnish.ts'
import { contact } from '../parts/contact.ts'

export const ring = '/eshop/detail/rings_stone-rings/three-stone-ring'

/** The pages that a visitor may open. */
export const ofVisitors = [
  ...['/', '/login', '/my-account', '/forgot-password', '/the-shop', '/about', '/blog', '/gdpr'],
  ...['/blog/ring-sizes-by-country/', '/no/such/page', '/eshop', ring],
]
const ofCustomers = [
  ...['/', '/eshop', '/eshop/rings', '/eshop/rings?view=list', '/eshop?search=ring', ring, '/cart'],
  ...['/cart/checkout', '/wishlist', '/history', '/my-account', '/information', '/add-address'],
  ...['/add-address?new', '/alert', '/gdpr', '/lists', '/customization', '/ask-returns'],
  ...['/contact-us', '/look-book', '/the-shop', '/blog', '/eshop/detail/rings/not-there', '/faq'],
]

/** The pages of a customer who has ordered twice and asked the team something. */
export const pagesOf = async (context: BrowserContext, client: Client): Promise<string[]> => {
  await orderChains(client)
  const order = await furnish(context, client)
  const request = await contact(client, 'The fair in Vicenza')
  const own = [`/cart/checkout/placed/${order}`, `/ask-returns?order=${order}`, `/alert/${request}`]
  const history = ['/history?order=not-there', '/history?query=chain&status=placed']
  return [...ofCustomers, ...own, ...history, '/alert/not-there']
}

const rules = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** The problems of a document as the server sends it. */
export const problemsOf = async (page: Page, path: string): Promise<string[]> => {
  const { results } = await rules.validateString(await (await page.request.get(path)).text())
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${path}: ${message} (${selector})`),
  )
}

/** What a reader finds in a page. */
const contentOf = (document: Document) => ({
  language: document.documentElement.lang,
  heading: document.querySelector('main h1')?.textContent.trim() ?? '',
  text: document.querySelector('main')?.textContent ?? '',
  links: document.querySelectorAll('a[href]').length,
})

/** The document at an address, as the server sends it. */
const request = async (page: Page, path: string): Promise<Document> =>
  new JSDOM(await (await page.request.get(path)).text()).window.document

/** Where a page leads by itself, without script. */
const leadsTo = (document: Document): string | undefined =>
  document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')?.split('url=')[1]

/** What a reader finds at an address, as the server sends it. */
export const readSent = async (page: Page, path: string) => {
  const document = await request(page, path)
  const next = leadsTo(document)
  return contentOf(next ? await request(page, next) : document)
}

/** What a reader finds at an address, in a browser without script. */
export const readShown = async (page: Page, path: string) => {
  const next = leadsTo(await request(page, path))
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForURL(next ?? path)
  return contentOf(new JSDOM(await page.content()).window.document)
}

/** Calls of the shop that a page makes until it is quiet. */
export const callsOf = async (page: Page, path: string): Promise<string[]> => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !isLater(pathname)) asked.push(pathname)
  })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return asked
}

/** Calls that the browser makes after it has taken a page over: the view is counted, saved rows are read (rule K24). */
const isLater = (url: string) => /counts|\/saved$/.test(url)

/** How far the content has moved without an act of the buyer. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
