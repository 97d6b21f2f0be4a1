import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { setRate } from '../../../server/settings/rates.ts'
import { createSettings } from '../../../server/settings/settings.repo.ts'
import { putSettings } from '../../../server/settings/settings.writer.ts'
import { keepLanguage } from '../../../src/app/render/keepLanguage.ts'
import { contract } from '../../../src/contracts/index.ts'
import { messages } from '../../../src/contracts/messages/messages.ts'
import { answerKey } from '../../../src/domain/shell/answerKey.ts'
import type { Client } from '../../support/client.ts'
import { publish } from '../../support/values/articles.ts'
import { cookieOf, customer, open, shop, useRenderedShop } from './renderedShop.ts'

useRenderedShop()

interface Route {
  readonly path: string
  readonly responses: Readonly<Record<number, z.ZodType>>
}

/** The route of an embedded answer. */
const routeOf = (key: string): Route => {
  const [group = '', call = ''] = key.split(' ')[0]?.split('.') ?? []
  const route = (contract as never as Record<string, Record<string, Route>>)[group]?.[call]
  if (!route) throw new Error(`there is no call ${key}`)
  return route
}

/** The call of an embedded answer, made over the network. */
const callAgain = (client: Client, key: string) => {
  const [name = '', ...given] = key.split(' ')
  const [group = '', call = ''] = name.split('.')
  const { path } = routeOf(key)
  const pairs = given.map((pair) => pair.split(/=(.*)/s).slice(0, 2))
  const isParam = ([param]: string[]) => path.includes(`:${param}`)
  const calls = client as never as Record<string, Record<string, (given: object) => unknown>>
  return calls[group]?.[call]?.({
    params: Object.fromEntries(pairs.filter(isParam)),
    query: Object.fromEntries(pairs.filter((pair) => !isParam(pair))),
  }) as Promise<{ status: number; body: unknown }>
}

const settings = ['settings.languages', 'settings.currencies', 'settings.store'].toSorted()

test.for([
  ['/', 'catalogue.featured', 'Moon pendant'],
  ['/about', 'articles.page slug=about', 'A scene'],
  ['/blog?tag=care&page=0', 'articles.posts limit=9 page=1 tag=care', 'silver, in short.'],
  ['/blog/silver/', 'articles.post slug=silver', 'A scene'],
  ['/login', undefined, 'Log in'],
] as const)(
  'Scenario: the page %s of a visitor is rendered, with the answers of its calls',
  async ([path, key, text]) => {
    const own = { cover: { image: '/media/scene.svg', alt: { en: 'A scene' } } }
    await publish(shop, 'page', 'about', { own })
    await publish(shop, 'post', 'silver', {
      own: { ...own, tags: [{ slug: 'care', name: { en: 'Care' } }] },
    })
    const page = await open(path)
    expect([page.status, page.cache]).toEqual([200, 'no-cache'])
    expect(page.content).toContain(text)
    expect(Object.keys(page.answers)).toEqual(
      expect.arrayContaining([...settings, ...(key ? [key] : [])]),
    )
    for (const [asked, [status, body]] of Object.entries(page.answers)) {
      const { body: answered, status: said } = await callAgain(shop.visitor, asked)
      const schema = routeOf(asked).responses[said]
      if (schema) keepLanguage(schema, answered, 'en')
      expect([asked, status, body]).toEqual([asked, said, answered])
    }
    expect(page.body).not.toContain('"sellPrice"')
  },
)

test.for([
  ['/', 'catalogue.featured'],
  ['/eshop', 'catalogue.byCategorySlug'],
  ['/eshop?filter=price:asc,nonsense,stock:in&view=list', 'catalogue.byCategorySlug'],
  ['/eshop?filter=title:asc', 'catalogue.byCategorySlug'],
  ['/eshop?search=%20moon%20', 'catalogue.search'],
  ['/eshop/rings', 'catalogue.byCategorySlug'],
  ['/eshop/detail/pendants/moon-pendant?v=finish:matt', 'catalogue.product'],
  ['/cart', 'cart.get'],
] as const)(
  'Scenario: the page %s of a customer is rendered with prices, and no shared cache keeps it',
  async ([path, call]) => {
    const { client, cookie } = await customer()
    const page = await open(path, { cookie, 'accept-language': 'it' })
    expect([page.status, page.cache]).toEqual([200, 'private, no-store'])
    expect(Object.keys(page.answers).some((key) => key.startsWith(call))).toBe(true)
    for (const [asked, [status, body]] of Object.entries(page.answers)) {
      const { body: answered, status: said } = await callAgain(client, asked)
      expect([asked, status, body]).toEqual([asked, said, answered])
    }
  },
)

test('Scenario: the price of a product is in the page of a customer', async () => {
  const { cookie } = await customer()
  const { content } = await open('/eshop/detail/pendants/moon-pendant', { cookie })
  expect(content).toMatch(/₹/)
})

test.for([
  ['/eshop', ''],
  ['/eshop/detail/pendants/moon-pendant', ''],
  ['/history', ''],
  ['/cart?lang=it', '&amp;lang=it'],
  // Not a language of the shop.
  ['/cart?lang=xx', ''],
] as const)(
  'Scenario: a visitor who asks for %s gets its title and no data, and is led to the login without script (rule P2)',
  async ([path, language]) => {
    const { status, body, content, answers } = await open(path)
    expect([status, content, answers]).toEqual([200, '', {}])
    const to = `/login?needed=${language}`
    expect(body).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${to}" /></noscript>`,
    )
    const login = await open(to.replace('&amp;', '&'))
    const { document } = new JSDOM(login.body).window
    const required = messages['session.loginRequired']
    const text = document.querySelector('main form noscript [role=status]')?.textContent
    expect([login.status, text]).toEqual([200, language ? 'Acceda per continuare.' : required])
    expect((await open('/login')).body).not.toContain(required)
  },
)

test('Scenario: a link of a mail leads on in the language of the mail, without script, too', async () => {
  const { body } = await open('/user/email-verification?application=abc&lang=it')
  expect(body).toContain('content="0; url=/user/email-verification?lang=it"')
})

test('Scenario: a customer is led to the address of a product by HTTP (rule P8)', async () => {
  const { cookie } = await customer()
  const { statusCode, headers } = await shop.app.inject({
    url: '/eshop/detail/rings/moon-pendant?v=finish:matt',
    headers: { cookie },
  })
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    '/eshop/detail/pendants/moon-pendant?v=finish:matt',
    'private, no-store',
  ])
})

test('Scenario: with an unknown token, the browser shows the page, since it must log out', async () => {
  const forged = cookieOf({ _id: 'u-1', token: 'x'.repeat(43) })
  const pages = await Promise.all(
    ['/', '/eshop', '/login'].map((path) => open(path, { cookie: forged })),
  )
  expect(pages.map(({ content, answers, cache }) => [content, answers, cache])).toEqual(
    pages.map(() => ['', {}, 'no-cache']),
  )
})

test('Scenario: an address that nothing is published at is the rendered 404 page', async () => {
  const { status, content, answers } = await open('/blog/nothing-here/')
  expect([status, answers['articles.post slug=nothing-here']?.[0]]).toEqual([404, 404])
  expect(content).toContain('Page Not Found')
})

test.for(['/lists/shared/abc', '/eshop/Not-A-Slug'])(
  'Scenario: the malformed address %s is the rendered 404 page of a customer (rule P4)',
  async (path) => {
    const { status, content } = await open(path, { cookie: (await customer()).cookie })
    expect(status).toBe(404)
    expect(content).toContain('Page Not Found')
  },
)

test('Scenario: markup in a name is escaped in the content and in the answers', async () => {
  const store = await createSettings(shop.db).store()
  const shopName = '</script><script>alert(1)</script>'
  await putSettings(shop.db, { ...store, customization: { ...store.customization, shopName } })
  const { body, answers } = await open('/login')
  await putSettings(shop.db, store)
  expect(body).not.toContain('<script>alert')
  expect(answers['settings.store']?.[1]).toMatchObject({ customization: { shopName } })
})

test('Scenario: the page of a visitor has the texts of its language and of English, that of a customer all', async () => {
  const title = { en: 'Care of silver', it: "Cura dell'argento", ar: 'العناية بالفضة' }
  await publish(shop, 'post', 'care-of-silver', { own: { title } })
  const titleIn = async (headers: Record<string, string>) => {
    const { answers } = await open('/blog/care-of-silver/', headers)
    const [, body] = answers['articles.post slug=care-of-silver'] ?? []
    return (body as { title: unknown }).title
  }
  expect(await titleIn({ 'accept-language': 'it' })).toEqual({ en: title.en, it: title.it })
  expect(await titleIn({ 'accept-language': 'en' })).toEqual({ en: title.en })
  expect(await titleIn({ cookie: (await customer()).cookie })).toEqual(title)
})

test('Scenario: after a change of a rate, the next page uses it', async () => {
  const rateOf = async () => {
    const [, body] = (await open('/login')).answers[answerKey('settings.currencies')] ?? []
    const { data } = body as { data: { code: string; exchange_rate: number }[] }
    return data.find(({ code }) => code === 'SEK')?.exchange_rate
  }
  const before = await rateOf()
  await setRate(shop.db, { code: 'SEK', rate: 0.11 })
  const first = await rateOf()
  await setRate(shop.db, { code: 'SEK', rate: 0.12 })
  expect([before, first, await rateOf()]).toEqual([undefined, 0.11, 0.12])
})

test('Scenario: a page of a visitor is rendered once for each choice, until the shop changes', async () => {
  const readAt = async (headers: Record<string, string> = {}) =>
    /data-read-at="(\d+)"/.exec((await open('/about', headers)).body)?.[1]
  const euro = { cookie: `currency=${encodeURIComponent('{"code":"EUR","symbol":"€"}')}` }
  const italian = { 'accept-language': 'it' }
  const first = await readAt()
  expect([await readAt(), await readAt({ cookie: 'seen=1' })]).toEqual([first, first])
  const others = await Promise.all([
    readAt(euro),
    readAt(italian),
    readAt({ cookie: 'theme=dark' }),
  ])
  expect(new Set([first, ...others]).size).toBeGreaterThan(1)
  expect(
    await Promise.all([readAt(euro), readAt(italian), readAt({ cookie: 'theme=dark' })]),
  ).toEqual(others)
  await publish(shop, 'post', 'news')
  expect(await readAt()).not.toBe(first)
})

test('Scenario: the code that renders pages is not served', async () => {
  const { statusCode, body } = await shop.app.inject('/server/renderInThread.js')
  expect([statusCode, body.includes('renderPage')]).toEqual([404, false])
})
