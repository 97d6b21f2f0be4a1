import { expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { ask, client, products, rings, shop, sortedByTitle, useFacetShop } from './facetShop.ts'

useFacetShop()

test.for([undefined, 'en', 'it', 'hi', 'sv'])(
  'titles are in the order of the language %s, each as it is read there',
  async (lang) => {
    for (const direction of ['asc', 'desc'] as const) {
      const { data } = await ask({ sort: { by: 'title', direction }, attributes: {} }, lang)
      expect(data.map(({ slug }) => slug)).toEqual(sortedByTitle(products, direction, lang))
    }
  },
)

test('Scenario: a renamed piece moves to its position in every language', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const [first] = rings
  if (!first) throw new Error('there are no rings')
  const placeIn = async (lang: string) => {
    const { data } = await ask({ sort: { by: 'title', direction: 'asc' }, attributes: {} }, lang)
    return data.findIndex(({ slug }) => slug === first.slug)
  }
  const places = () => Promise.all(['en', 'it', 'hi'].map(placeIn))
  const before = await places()
  await writer.putProduct({ ...first, title: { en: 'A facet ring', it: 'Zz', hi: 'ज्ञ' } })
  // In Hindi, Devanagari comes before Latin.
  expect(await places()).toEqual([0, 59, 9])
  await writer.putProduct(first)
  expect(await places()).toEqual(before)
})

test('Scenario: a page is the same part of a sorted list, whichever pages were read before', async () => {
  const page = async (number: number, limit: number) => {
    const { body } = await client.catalogue.byCategorySlug({
      params: { slug: 'rings' },
      query: { filter: 'title:asc', page: String(number), limit: String(limit) },
    })
    return 'data' in body ? body.data.map(({ slug }) => slug) : []
  }
  const whole = await page(1, 100)
  expect(whole).toHaveLength(61)
  expect([...(await page(1, 25)), ...(await page(2, 25)), ...(await page(3, 25))]).toEqual(whole)
})
