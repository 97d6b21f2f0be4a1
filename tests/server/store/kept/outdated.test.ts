import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueAnswers } from '../../../../server/catalogue/answers.ts'
import { createCatalogue } from '../../../../server/catalogue/catalogue.repo.ts'
import type { ProductInput } from '../../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../../server/catalogue/writer.ts'
import { publishArticle, putArticle } from '../../../../server/content/articles/articles.writer.ts'
import { putLanguages, putSetting } from '../../../../server/settings/settings.writer.ts'
import { createKeptPages } from '../../../../server/store/kept/keptPages.ts'
import { lastChangeOf, type Topic } from '../../../../server/store/shopVersion.ts'
import { createCatalogueChanges } from '../../../support/catalogueChanges.ts'
import { ring } from '../../../support/fixture.ts'
import { openTestShop } from '../../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { engine, now } = shop.deps
const writer = createCatalogueWriter(engine, now)
const change = createCatalogueChanges(shop)

const rendered: string[] = []
const kept = createKeptPages(shop.deps, 'test')
const read: typeof kept.get = (key, make) =>
  kept.get(key, () => {
    rendered.push(key)
    return make()
  })
const answers = createCatalogueAnswers(shop.db, read, createCatalogue(shop.deps))
const asked = { page: 1, limit: 20, filter: { attributes: {} }, withFacets: true }
const topical = (topic: Topic) =>
  read(topic, async () => ({ text: '', lastChange: lastChangeOf(shop.db, topic) }))

/** Reads every page. @returns those that were rendered again */
const readAll = async (): Promise<string[]> => {
  rendered.length = 0
  await answers.categories()
  await answers.featured(true)
  for (const slug of ['rings', 'pendants', 'all']) await answers.list({ slug }, asked)
  await answers.search('stella', asked)
  for (const topic of ['assortment', 'content', 'settings'] as const) await topical(topic)
  return rendered.map((key) => (key.startsWith('[') ? JSON.parse(key)[0] : key)).toSorted()
}

const product = (own: Partial<ProductInput>): ProductInput => ({
  ...ring,
  ...{ slug: 'stella', title: { en: 'Stella' }, featured: false, categorySlugs: ['pendants'] },
  variants: [{ ...ring.variants[0], sku: 'STELLA', stock: 5 }],
  ...own,
})
const lists = ['list all', 'list pendants', 'search stella']

beforeAll(async () => {
  await writer.putProduct(product({}))
  await readAll()
})

test('Scenario: nothing has changed; nothing is rendered again', async () => {
  expect(await readAll()).toEqual([])
  await writer.putProduct(product({}))
  expect(await readAll()).toEqual([])
})

test('Scenario: the stock of a product moves; only lists that show it are rendered again', async () => {
  await change({ kind: 'stock', slug: 'stella', stock: 4 })
  expect(await readAll()).toEqual(lists)
  const cheapest = { by: 'price', direction: 'asc' } as const
  const elsewhere = () =>
    answers.list(
      { slug: 'all' },
      { ...asked, limit: 1, filter: { attributes: {}, sort: cheapest } },
    )
  expect(JSON.parse(await elsewhere()).data[0].slug).not.toBe('stella')
  rendered.length = 0
  await change({ kind: 'stock', slug: 'stella', stock: 3 })
  await elsewhere()
  expect(rendered).toEqual([])
})

test('Scenario: a product is sold out; lists that count it are rendered again', async () => {
  await readAll()
  await change({ kind: 'stock', slug: 'stella', stock: 0 })
  expect(await readAll()).toEqual(lists)
})

test('Scenario: an import changes the price of a product; the assortment stays', async () => {
  await readAll()
  await writer.putProduct(product({ variants: [{ ...ring.variants[0], sku: 'STELLA', stock: 9 }] }))
  expect(await readAll()).toEqual(lists)
})

test('Scenario: a product gets another name; the assortment has changed', async () => {
  await writer.putProduct(product({ title: { en: 'Stella Nova' } }))
  expect(await readAll()).toEqual(['assortment', ...lists])
})

test('Scenario: a featured product and the featured answers change together', async () => {
  await writer.putProduct(product({ featured: true }))
  expect(await readAll()).toContain('featured true')
  await change({ kind: 'stock', slug: 'stella', stock: 2 })
  expect(await readAll()).toEqual(['featured true', ...lists])
  await writer.putProduct(product({}))
  expect(await readAll()).toContain('featured true')
})

test('Scenario: content, settings and categories outdate only what shows them', async () => {
  await readAll()
  await shop.db.transaction().execute(async (trx) => {
    const named = { kind: 'page', slug: 'about' } as const
    const text = { title: { en: 'About' }, summary: { en: 'Us' }, body: { en: 'All of us.' } }
    await putArticle(trx, named, text, now())
    await publishArticle(trx, named, now())
  })
  expect(await readAll()).toEqual(['content'])
  await putSetting(shop.db, 'header', { logo: [] })
  expect(await readAll()).toEqual(['settings'])
  await putLanguages(shop.db, [{ iso_code: 'en', name: 'English' }])
  expect(await readAll()).toEqual(['settings'])
  await writer.putCategories([{ slug: 'rings', parentSlug: null, name: { en: 'Bands' } }])
  expect(await readAll()).toEqual(['categories'])
})

test('Scenario: a product brings its category; the categories change, even if it is unchanged itself', async () => {
  const missing = { slug: 'charms', parentSlug: null, name: { en: 'Charms' } }
  await writer.putProduct(product({}), [missing])
  expect(await readAll()).toEqual(['categories'])
})

test('Scenario: a product gets a keyword, which lists do not show; searches for it find it', async () => {
  const found = async () => JSON.parse(await answers.search('comet', asked)).total
  expect(await found()).toBe(0)
  await writer.putProduct(product({ keywords: ['comet'] }))
  expect(await found()).toBe(1)
})

test('Scenario: a value of an attribute is renamed; every list shows its new name', async () => {
  const names = async (slug: string) => {
    const { facets } = JSON.parse(await answers.list({ slug }, asked))
    return facets.attributes.flatMap(({ values }: { values: { name: { en: string } }[] }) =>
      values.map(({ name }) => name.en),
    )
  }
  const before = await names('rings')
  await shop.db.updateTable('attribute_value').set({ name_json: '{"en":"Renamed"}' }).execute()
  await change({ kind: 'stock', slug: 'stella', stock: 1 })
  expect(await names('rings')).toEqual(before.map(() => 'Renamed'))
})
