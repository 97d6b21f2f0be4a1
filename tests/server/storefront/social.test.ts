import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueAnswers } from '../../../server/catalogue/answers.ts'
import { createCatalogue } from '../../../server/catalogue/catalogue.repo.ts'
import { readShownCategories } from '../../../server/content/shownCategories.ts'
import { addLanguage } from '../../../server/settings/languages.ts'
import { plainPages } from '../../../server/store/kept/plain.ts'
import { createPageReader } from '../../../server/storefront/page/pageReader.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { publish } from '../../support/values/articles.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addLanguage(shop.db, 'ar', 'العربية')
  await publish(shop, 'page', 'about', {
    own: { title: { en: 'About us', ar: 'من نحن' }, summary: { en: 'Who makes it.' } },
  })
  await publish(shop, 'page', 'terms-and-conditions')
})
afterAll(() => shop.close())

const open = async (query: Record<string, string>) => {
  const response = await fetch(`${shop.origin}/social.jpeg?${new URLSearchParams(query)}`)
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), body }
}

/** The share of pixels in the left and right half, within the margins, that differ from the background. */
const inkOf = async (picture: Buffer) => {
  const half = async (left: number) => {
    const { data } = await sharp(picture)
      .extract({ left, top: 0, width: 600, height: 630 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data.filter((tone) => tone < 200).length / data.length
  }
  return { left: await half(0), right: await half(600) }
}

test('Scenario: a page has a preview image with its text, in the standard size', async () => {
  const { status, type, body } = await open({ page: '/about' })
  const { width, height, format } = await sharp(body).metadata()
  expect([status, type, width, height, format]).toEqual([200, 'image/jpeg', 1200, 630, 'jpeg'])
  const { left, right } = await inkOf(body)
  expect(left).toBeGreaterThan(0.01)
  expect(right).toBeLessThan(0.001)
})

test('Scenario: in a right-to-left language, the text is on the right', async () => {
  const { left, right } = await inkOf((await open({ page: '/about', lang: 'ar' })).body)
  expect(right).toBeGreaterThan(0.01)
  expect(left).toBeLessThan(0.001)
})

test('Scenario: a title with markup, or of any length, is drawn as text', async () => {
  for (const en of ['<b>&"</span>', 'Silver '.repeat(22), 'W'.repeat(160), '…'])
    await publish(shop, 'post', `odd-${en.length}`, { own: { title: { en } } })
  for (const length of [12, 154, 160, 1]) {
    const { status, body } = await open({ page: `/blog/odd-${length}/` })
    expect([length, status, (await sharp(body).metadata()).height]).toEqual([length, 200, 630])
  }
})

test.for(['/cart', '/nowhere', '/terms-and-conditions', '/alert/1'])(
  'Scenario: %s, which is not public, has no preview image',
  async (page) => {
    expect((await open({ page })).status).toBe(404)
  },
)

test.for(['https://elsewhere.test/', '//elsewhere.test', 'about', '', '/%', '/eshop/%E0%A4%A'])(
  'Scenario: a page at "%s" is refused with its field',
  async (page) => {
    const { status, body } = await open({ page })
    expect([status, JSON.parse(body.toString()).message]).toEqual([
      422,
      'page: must be a path such as /about',
    ])
  },
)

test('Scenario: a page without a picture shows the first featured product; only a category shows its own', async () => {
  const answers = createCatalogueAnswers(shop.db, plainPages.get, createCatalogue(shop.deps))
  const pages = createPageReader(shop.deps, answers)
  const [category] = (await readShownCategories(shop.db)).filter(({ image }) => image !== null)
  const { data } = JSON.parse(await answers.featured(false))
  const featured = data[0]?.imageUrl_thum[0]
  const pictureAt = async (path: string) => {
    const address = new URL(path, 'http://shop')
    return pages.pictureFor(await pages.page(address), address)
  }
  await publish(shop, 'post', category?.slug ?? '')
  expect(category?.image).not.toBe(featured)
  expect([
    await pictureAt(`/eshop/${category?.slug}`),
    await pictureAt(`/blog/${category?.slug}/`),
    await pictureAt('/'),
  ]).toEqual([category?.image, featured, featured])
})
