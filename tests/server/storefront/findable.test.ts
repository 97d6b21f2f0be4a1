import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLanguage } from '../../../server/settings/languages.ts'
import { putSetting } from '../../../server/settings/settings.writer.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { publish } from '../../support/values/articles.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addLanguage(shop.db, 'it', 'ITALIANO')
  await publish(shop, 'page', 'about-workshop')
  await publish(shop, 'page', 'faq')
  await publish(shop, 'post', 'caring-for-silver', {
    own: { title: { en: 'Silver & you <3', it: 'Argento' } },
  })
})
afterAll(() => shop.close())

const read = async (path: string) => {
  const response = await fetch(`${shop.origin}${path}`)
  return { type: response.headers.get('content-type'), text: await response.text() }
}

test('Scenario: robots.txt refers to the sitemap, and disallows the API', async () => {
  expect(await read('/robots.txt')).toEqual({
    type: 'text/plain; charset=utf-8',
    text: expect.stringMatching(
      /^User-agent: \*\nDisallow: \/api\/\n[\s\S]*\n\nSitemap: https:\/\/shop\.test\/sitemap\.xml\n$/,
    ),
  })
})

test('Scenario: the sitemap has exactly the pages for visitors, in every language', async () => {
  const { type, text } = await read('/sitemap.xml')
  expect(type).toBe('application/xml; charset=utf-8')
  expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
    'https://shop.test/',
    'https://shop.test/the-shop',
    'https://shop.test/my-account',
    'https://shop.test/blog',
    'https://shop.test/about/workshop',
    'https://shop.test/blog/caring-for-silver/',
  ])
  expect(text).toContain('hreflang="it" href="https://shop.test/about/workshop?lang=it"')
})

test('Scenario: the feed of the blog is in the requested language', async () => {
  const english = await read('/blog/rss.xml')
  expect(english.type).toBe('application/rss+xml; charset=utf-8')
  expect(english.text).toContain('<title><![CDATA[Silver & you <3]]></title>')
  expect(english.text).toContain('https://shop.test/blog/caring-for-silver/')
  expect((await read('/blog/rss.xml?lang=it')).text).toContain('Argento')
})

test('Scenario: llms.txt lists the pages and posts, and describes the shop', async () => {
  const { text } = await read('/llms.txt')
  expect(text).toContain('- [about-workshop](https://shop.test/about/workshop)')
  expect(text).toContain('for the trade alone')
  expect(text).not.toContain('faq')
})

test('Scenario: the manifest has the name of the shop, and existing icons', async () => {
  await putSetting(shop.db, 'customization', { shopName: 'Zaveri' })
  const { type, text } = await read('/manifest.webmanifest')
  const { name, icons } = JSON.parse(text) as { name: string; icons: { src: string }[] }
  expect([type, name, icons.length]).toEqual([
    'application/manifest+json; charset=utf-8',
    'Zaveri',
    4,
  ])
  for (const { src } of icons)
    expect(existsSync(join(import.meta.dirname, '..', '..', '..', 'public', src)), src).toBe(true)
})
