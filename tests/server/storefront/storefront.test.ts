import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { addLanguage } from '../../../server/settings/languages.ts'
import { setRate } from '../../../server/settings/rates.ts'
import { createSettings } from '../../../server/settings/settings.repo.ts'
import { putSettings } from '../../../server/settings/settings.writer.ts'
import { contract } from '../../../src/contracts/index.ts'
import type { ListingSource } from '../../../src/domain/catalogue/listingSource.ts'
import { pictureSizes } from '../../../src/domain/catalogue/pictures.ts'
import { blogQuery } from '../../../src/domain/content/blogQuery.ts'
import { openListing } from '../../../src/services/catalogue/listing.ts'
import type { Api } from '../../../src/services/parts/api.ts'
import { readFirstAnswers } from '../../../src/services/parts/firstAnswers.ts'
import { createLazyApi } from '../../../src/services/parts/lazyApi.ts'
import { loadOnce } from '../../../src/services/parts/pageServices.ts'
import { largeProduct } from '../../bench/largeProduct.ts'
import { products } from '../../support/fixture.ts'
import { pageWith } from '../../support/pageWith.ts'
import { openTestShop } from '../../support/shop.ts'
import { publish } from '../../support/values/articles.ts'

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="built" />
    <title>Built</title>
  </head>
  <body></body>
</html>`

/** A build manifest in which the front page shares a chunk with the entry. */
const manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/entry.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/app/pages/content/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_card.js'] },
  'src/services/parts/api.ts': { file: 'assets/api.js', imports: ['_shared.js'] },
}

let shop: Awaited<ReturnType<typeof openTestShop>>
let app: Awaited<ReturnType<typeof buildApp>>
let dist: string

beforeAll(async () => {
  shop = await openTestShop()
  dist = await mkdtemp(join(tmpdir(), 'alma-dist-'))
  await writeFile(join(dist, 'index.html'), html)
  await mkdir(join(dist, '.vite'))
  await writeFile(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  app = await buildApp(shop.deps, dist)
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await rm(dist, { recursive: true })
})

const open = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, body, headers: answer } = await app.inject({ url, headers })
  const meta = (name: string) =>
    body.match(new RegExp(`<meta data-page (?:name|property)="${name}" content="([^"]*)"`))?.[1]
  return {
    status,
    body,
    meta,
    cache: answer['cache-control'],
    html: body.match(/<html[^>]*>/)?.[0],
    title: body.match(/<title data-page>([^<]*)</)?.[1],
    canonical: body.match(/<link data-page rel="canonical" href="([^"]*)"/)?.[1],
  }
}

test('Scenario: the head of a product has its name, description and picture, and no price', async () => {
  const product = await shop.db
    .selectFrom('product')
    .select(['slug', 'detail_json'])
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirstOrThrow()
  const page = await open(`/eshop/detail/any/${product.slug}`)
  const { title } = JSON.parse(product.detail_json)
  const { status, canonical, html: root } = page
  expect({ status, canonical, root, title: page.title, og: page.meta('og:title') }).toEqual({
    status: 200,
    canonical: `https://shop.test/eshop/detail/any/${product.slug}`,
    root: '<html lang="en" dir="ltr">',
    title: `${title.en} | Alma`,
    og: `${title.en} | Alma`,
  })
  expect(page.meta('og:image')).toBe(
    `https://shop.test/social.jpeg?page=%2Feshop%2Fdetail%2Fany%2F${product.slug}&amp;lang=en`,
  )
  expect(page.meta('twitter:image')).toBe(page.meta('og:image'))
  expect(page.body).not.toMatch(/sellPrice|offerPrice|"stock"/)
})

test('Scenario: the title of a category is in the language of the cookie, else of the browser', async () => {
  const { slug, name_json } = await shop.db
    .selectFrom('category')
    .select(['slug', 'name_json'])
    .limit(1)
    .executeTakeFirstOrThrow()
  await addLanguage(shop.db, 'ar', 'العربية')
  const cookie = `lang=${encodeURIComponent(JSON.stringify({ name: 'العربية', lang: 'ar' }))}`
  const chosen = await open(`/eshop/${slug}`, { cookie, 'accept-language': 'en' })
  const asked = await open('/login', { 'accept-language': 'fr, ar-EG;q=0.8, en;q=0.5' })
  const { ar, en } = JSON.parse(name_json)
  expect([chosen.html, chosen.title, asked.html, asked.title]).toEqual([
    '<html lang="ar" dir="rtl">',
    `${ar ?? en} | Alma`,
    '<html lang="ar" dir="rtl">',
    'تسجيل الدخول | Alma',
  ])
})

test('Scenario: a page begins with the start guard in its language, and the policy allows only this script', async () => {
  await addLanguage(shop.db, 'it', 'Italiano')
  const { body, headers } = await app.inject({
    url: '/login',
    headers: { 'accept-language': 'it' },
  })
  const [, head = ''] = body.split('<head>')
  const [, words, code = ''] = /^\s*<script ([^>]*)>([^<]*)<\/script>/.exec(head) ?? []
  expect(words).toContain('data-retry="Riprova"')
  const hash = createHash('sha256').update(code).digest('base64')
  const [sources] = /script-src [^;]*/.exec(String(headers['content-security-policy'])) ?? []
  expect(sources).toBe(`script-src 'self' 'sha256-${hash}'`)
})

test.for(['/no/such/page', '/eshop/no-such-category', '/eshop/detail/rings/gone', '/eshop/detail'])(
  'Scenario: %s is the 404 page, with its status and noindex',
  async (path) => {
    const page = await open(path)
    expect([page.status, page.title, page.meta('robots'), page.canonical]).toEqual([
      404,
      'Page not found | Alma',
      'noindex',
      undefined,
    ])
  },
)

test.for([
  ['/', 'Wholesale jewellery | Alma'],
  ['/my-account', 'Apply for a trade account | Alma'],
  ['/eshop?search=%3Cscript%3E%22', 'Results for “&lt;script&gt;&quot;” | Alma'],
  ['/cart/checkout/placed/o-1', 'Order placed | Alma'],
] as const)('%s is called %s', async ([path, title]) => {
  expect((await open(path)).title).toBe(title)
})

test('Scenario: a new name of the shop is on every page at once', async () => {
  const settings = await createSettings(shop.db).store()
  await putSettings(shop.db, {
    ...settings,
    customization: { ...settings.customization, shopName: 'A & B "Gems" <i>' },
  })
  const { title, meta, cache } = await open('/login')
  expect([title, meta('og:site_name'), cache]).toEqual([
    'Log in | A &amp; B &quot;Gems&quot; &lt;i&gt;',
    'A &amp; B &quot;Gems&quot; &lt;i&gt;',
    'no-cache',
  ])
  await putSettings(shop.db, settings)
})

const cookieOf = (user: object) => `userInfo=${encodeURIComponent(JSON.stringify(user))}`
const userInfo = cookieOf({ _id: 'u-1' })

/** A shop without connection, so that only embedded answers are available. */
const nobody = {
  baseUrl: 'http://127.0.0.1:1/api',
  readToken: () => undefined,
  onNetworkFailure: () => undefined,
  onUnauthorized: () => undefined,
  onBreach: () => undefined,
  loadCode: loadOnce,
}

/** The answers embedded in a page, by call. */
const answersIn = (body: string): Record<string, unknown> =>
  JSON.parse(
    /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(body)?.[1] ?? '',
  )

test('Scenario: a page embeds the answers to its first calls, equal to those of the calls', async () => {
  const answers = answersIn((await open('/')).body)
  const calls = {
    'settings.store': contract.settings.store,
    'settings.languages': contract.settings.languages,
    'settings.currencies': contract.settings.currencies,
    'catalogue.featured': contract.catalogue.featured,
    'content.shop': contract.content.shop,
    'content.frontPage': contract.content.frontPage,
  } as const
  const asked: Record<string, unknown> = {}
  for (const [name, route] of Object.entries(calls)) {
    asked[name] = (await app.inject({ url: `/api${route.path}` })).json()
    expect(route.responses[200].safeParse(answers[name]).error).toBeUndefined()
  }
  expect(answers).toEqual(asked)
})

const shell = ['settings.store', 'settings.languages', 'settings.currencies']

test('Scenario: with an unknown token, or none, a page embeds only the common answers', async () => {
  const forged = cookieOf({ _id: 'u-1', token: 'x'.repeat(43) })
  const pages = await Promise.all([
    open('/login'),
    open('/', { cookie: userInfo }),
    open('/', { cookie: forged }),
    open('/eshop', { cookie: forged }),
    open('/eshop'),
  ])
  expect(pages.map(({ body, cache }) => [Object.keys(answersIn(body)), cache])).toEqual(
    pages.map(() => [shell, 'no-cache']),
  )
})

type Asks = (api: Api) => Promise<unknown>

const list =
  (source: ListingSource): Asks =>
  (api) =>
    openListing(api, source, new AbortController().signal)
const categories: Asks = async (api) => (await api.catalogue.categories()).body
const product: Asks = async (api) =>
  (await api.catalogue.product({ params: { slug: 'moon-pendant' } })).body

test.for<[string, ...Asks[]]>([
  ['/', async (api) => (await api.catalogue.featured()).body],
  ['/eshop', list({ kind: 'category', slug: 'all', filter: '' })],
  [
    '/eshop?filter=price:asc,nonsense,stock:in&view=list',
    list({ kind: 'category', slug: 'all', filter: 'price:asc,stock:in' }),
  ],
  [
    '/eshop?filter=title:asc',
    list({ kind: 'category', slug: 'all', filter: 'title:asc', language: 'it' }),
  ],
  ['/eshop?search=%20moon%20', list({ kind: 'search', query: 'moon', filter: '' })],
  ['/eshop/rings', list({ kind: 'category', slug: 'rings', filter: '' }), categories],
  ['/eshop/detail/pendants/moon-pendant?v=finish:matt', product, categories],
])(
  'Scenario: the page %s of a customer embeds the answers of its calls, and is not cached publicly',
  async ([path, ...asks]) => {
    const { id, token, client } = await shop.customer()
    const page = await open(path, {
      cookie: cookieOf({ _id: id, token }),
      'accept-language': 'it',
    })
    const { api } = createLazyApi(nobody, readFirstAnswers(pageWith(answersIn(page.body))))
    const [held, answered] = await Promise.all([
      Promise.all(asks.map((ask) => ask(api))),
      Promise.all(asks.map((ask) => ask(client))),
    ])
    expect(held).toEqual(answered)
    expect(JSON.stringify(held[0])).toContain('"sellPrice"')
    expect(page.cache).toBe('private, no-cache')
  },
)

test.for<[string, ...Asks[]]>([
  ['/about', async (api) => (await api.articles.page({ params: { slug: 'about' } })).body],
  [
    '/blog?tag=care&page=0',
    async (api) =>
      (await api.articles.posts({ query: blogQuery(new URLSearchParams('tag=care')) })).body,
  ],
  ['/blog/silver/', async (api) => (await api.articles.post({ params: { slug: 'silver' } })).body],
])(
  'Scenario: the page %s of a visitor embeds the answers of its calls',
  async ([path, ...asks]) => {
    const own = { cover: { image: '/media/scene.svg', alt: { en: 'A scene' } } }
    await publish(shop, 'page', 'about', { own })
    await publish(shop, 'post', 'silver', {
      own: { ...own, tags: [{ slug: 'care', name: { en: 'Care' } }] },
    })
    const { body } = await open(path)
    const { api } = createLazyApi(nobody, readFirstAnswers(pageWith(answersIn(body))))
    const [held, answered] = await Promise.all([
      Promise.all(asks.map((ask) => ask(api))),
      Promise.all(asks.map((ask) => ask(shop.visitor))),
    ])
    expect(held).toEqual(answered)
    expect(JSON.stringify(answered)).toContain('/media/scene.svg')
    const isBlog = path.startsWith('/blog?')
    expect(body.includes('<link rel="preload" as="image"')).toBe(!isBlog)
  },
)

test('Scenario: an unpublished page has no embedded answer, and its call is refused', async () => {
  const { status, body } = await open('/blog/nothing-here/')
  expect([status, Object.keys(answersIn(body))]).toEqual([404, shell])
})

const withPicture = async (slug: string, picture: string) => {
  const product = products.find((one) => one.slug === slug)
  if (!product) throw new Error(`there is no ${slug}`)
  await createCatalogueWriter(shop.deps.engine, shop.deps.now).putProduct({
    ...product,
    images: [picture],
  })
}

test('Scenario: an answer that is too long is not embedded', async () => {
  await createCatalogueWriter(shop.deps.engine, shop.deps.now).putProduct(
    largeProduct('heavy', 'moreCombination', [600]),
  )
  const { id, token } = await shop.customer()
  const { body } = await open('/eshop/detail/rings/heavy', {
    cookie: cookieOf({ _id: id, token }),
  })
  expect(Object.keys(answersIn(body))).toEqual([...shell, 'catalogue.categories'])
})

test('Scenario: the first pictures of a page are preloaded in their displayed size', async () => {
  const photograph = '/media/moon.jpg'
  const { id, token } = await shop.customer()
  const linksAt = async (path: string) => {
    const { body } = await open(path, { cookie: cookieOf({ _id: id, token }) })
    return [...body.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
  }
  await withPicture('moon-pendant', photograph)
  const [drawn, asLine, whole] = [
    await linksAt('/eshop?search=moon'),
    await linksAt('/eshop?search=moon&view=list'),
    await linksAt('/eshop/detail/pendants/moon-pendant'),
  ]
  const sizes = ([link = '']: readonly string[]) => / imagesizes="([^"]*)"/.exec(link)?.[1]
  expect(drawn).toEqual([
    expect.stringContaining(`imagesrcset="/media/sized/160/moon.jpg.avif 160w, `),
  ])
  expect([sizes(drawn), sizes(asLine), sizes(whole)]).toEqual([
    pictureSizes.card,
    pictureSizes.line,
    pictureSizes.product,
  ])
  await withPicture('moon-pendant', 'https://elsewhere.test/"moon".jpg')
  expect(await linksAt('/eshop?search=moon')).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" href="https://elsewhere.test/&quot;moon&quot;.jpg" />',
  ])
})

test('Scenario: markup in a name is escaped in the answers, too', async () => {
  const settings = await createSettings(shop.db).store()
  const shopName = '</script><script>alert(1)</script>'
  await putSettings(shop.db, {
    ...settings,
    customization: { ...settings.customization, shopName },
  })
  const { body } = await open('/login')
  await putSettings(shop.db, settings)
  expect(body).not.toContain('<script>alert')
  expect(answersIn(body)['settings.store']).toMatchObject({ customization: { shopName } })
})

test("Scenario: the code of the page is preloaded, without the entry's chunks", async () => {
  const linksIn = (body: string) =>
    [...body.matchAll(/<link rel="(\w+)" href="(\/assets\/[^"]*)" \/>/g)].map(([, , href]) => href)
  const visitor = await open('/')
  const customer = await open('/', { cookie: userInfo })
  const card = ['/assets/home.js', '/assets/card.js', '/assets/card.css']
  expect([linksIn(visitor.body), linksIn(customer.body)]).toEqual([
    card,
    [...card, '/assets/api.js'],
  ])
})

test('Scenario: a page is compressed if the client accepts it', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect([headers['content-encoding'], headers.vary]).toEqual([
    'br',
    'cookie, accept-language, accept-encoding',
  ])
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await open('/')).body)
})

test('Scenario: after a change of a rate, the next page uses it', async () => {
  const rateOf = async () => {
    const { data } = answersIn((await open('/login')).body)['settings.currencies'] as {
      data: { code: string; exchange_rate: number }[]
    }
    return data.find(({ code }) => code === 'SEK')?.exchange_rate
  }
  const before = await rateOf()
  await setRate(shop.db, { code: 'SEK', rate: 0.11 })
  const first = await rateOf()
  await setRate(shop.db, { code: 'SEK', rate: 0.12 })
  expect([before, first, await rateOf()]).toEqual([undefined, 0.11, 0.12])
})

test('Scenario: a page has the theme of the cookie, if it is valid', async () => {
  const dark = await open('/login', { cookie: 'theme=dark' })
  const odd = await open('/login', { cookie: 'theme=%22%3E%3Cscript%3E' })
  expect([dark.html, odd.html]).toEqual([
    '<html lang="en" dir="ltr" data-theme="dark">',
    '<html lang="en" dir="ltr">',
  ])
})

test('Scenario: an address with a language is shown in it, whatever was chosen before', async () => {
  await addLanguage(shop.db, 'it', 'ITALIANO')
  const cookie = `lang=${encodeURIComponent(JSON.stringify({ name: 'ENGLISH', lang: 'en' }))}`
  const asked = await open('/login?lang=it', { cookie })
  const plain = await open('/login', { cookie })
  expect([asked.html, plain.html]).toEqual([
    '<html lang="it" dir="ltr">',
    '<html lang="en" dir="ltr">',
  ])
})

test('Scenario: the storefront is not built; browsers get the reason, and the API works', async () => {
  const unbuilt = await buildApp(shop.deps, join(dist, 'nothing'))
  const page = await unbuilt.inject({ url: '/eshop', headers: { accept: 'text/html,*/*' } })
  expect([page.statusCode, page.body]).toEqual([
    503,
    'The storefront is not built: run npm run build, then start the shop again.',
  ])
  expect((await unbuilt.inject({ url: '/readyz' })).statusCode).toBe(200)
  expect((await unbuilt.inject({ url: '/api/nothing' })).statusCode).toBe(404)
  await unbuilt.close()
})
