import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { addLanguage } from '../../server/settings/languages.ts'
import { createSettings } from '../../server/settings/settings.repo.ts'
import { putSettings } from '../../server/settings/settings.writer.ts'
import { openTestShop } from '../support/shop.ts'

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="built" />
    <title>Built</title>
  </head>
</html>`

let shop: Awaited<ReturnType<typeof openTestShop>>
let app: Awaited<ReturnType<typeof buildApp>>
let dist: string

beforeAll(async () => {
  shop = await openTestShop()
  dist = await mkdtemp(join(tmpdir(), 'alma-dist-'))
  await writeFile(join(dist, 'index.html'), html)
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
    title: body.match(/<title>([^<]*)</)?.[1],
    canonical: body.match(/<link data-page rel="canonical" href="([^"]*)"/)?.[1],
  }
}

test('Scenario: a chat that is given a product shows its name, its words and its picture, and no price', async () => {
  const product = await shop.db
    .selectFrom('product')
    .select(['slug', 'detail_json'])
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirstOrThrow()
  const page = await open(`/eshop/detail/any/${product.slug}`)
  const { title, imageUrl_thum: images } = JSON.parse(product.detail_json)
  const { status, canonical, html: root } = page
  expect({ status, canonical, root, title: page.title, og: page.meta('og:title') }).toEqual({
    status: 200,
    canonical: `https://shop.test/eshop/detail/any/${product.slug}`,
    root: '<html lang="en" dir="ltr">',
    title: `${title.en} | Alma`,
    og: `${title.en} | Alma`,
  })
  expect(page.meta('og:image')).toBe(
    images[0] ? new URL(images[0], 'https://shop.test').href : 'https://shop.test/social.png',
  )
  expect(page.body).not.toMatch(/price|stock|sellPrice/i)
})

test('Scenario: a category is called by its name in the language of the cookie, else of the browser', async () => {
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

test.for(['/no/such/page', '/eshop/no-such-category', '/eshop/detail/rings/gone', '/eshop/detail'])(
  'Scenario: %s is the 404 page, with its status and for no search engine',
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

test('Scenario: the shop gets another name, and every page has it at once', async () => {
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
