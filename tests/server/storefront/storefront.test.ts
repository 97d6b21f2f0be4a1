import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { addLanguage } from '../../../server/settings/languages.ts'
import { createSettings } from '../../../server/settings/settings.repo.ts'
import { putSettings } from '../../../server/settings/settings.writer.ts'
import { openTestShop } from '../../support/shop.ts'

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
  'index.html': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_card.js': { file: 'assets/card.js' },
  'src/app/pages/content/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_card.js'] },
  'src/services/customerMachines.ts': { file: 'assets/customer.js', imports: ['_shared.js'] },
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

test('Scenario: a page begins with the start script in its language, and the policy allows only this script', async () => {
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

test('Scenario: a page names its scripts for the start script, each after those that it imports', async () => {
  const filesIn = (body: string) => ({
    entry: / data-entry="([^"]*)"/.exec(body)?.[1],
    modules: / data-modules="([^"]*)"/.exec(body)?.[1],
  })
  const [visitor, customer] = [await open('/'), await open('/', { cookie: userInfo })]
  const files = {
    entry: '/assets/shared.js /assets/entry.js',
    modules: '/assets/card.js /assets/home.js',
  }
  expect([filesIn(visitor.body), filesIn(customer.body)]).toEqual([
    files,
    { ...files, modules: `${files.modules} /assets/customer.js` },
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
