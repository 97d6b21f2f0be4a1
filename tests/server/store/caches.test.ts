import { afterAll, expect, test, vi } from 'vitest'
import type { CatalogueAnswers } from '../../../server/catalogue/answers.ts'
import { createCardCache } from '../../../server/catalogue/listing/cardCache.ts'
import { type CacheName, cacheBytes } from '../../../server/config/caches.ts'
import { createOccurrences } from '../../../server/search/occurrences.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { createKeptPages } from '../../../server/store/kept/keptPages.ts'
import { pageCache } from '../../../server/store/kept/textCache.ts'
import { createPageReader } from '../../../server/storefront/page/pageReader.ts'
import { createStatementsIn } from '../../support/database/statementsIn.ts'
import { openTestShop } from '../../support/shop.ts'

/** Arbitrary requests must not fill the memory or evict the entries of buyers. */
const shop = await openTestShop()
afterAll(() => shop.close())
const { engine } = shop.deps

test('Scenario: a word of a product is looked up once; any other word is looked up each time', async () => {
  const reads = vi.fn()
  const counting: Engine = {
    ...engine,
    readNumbers: (query) => {
      reads()
      return engine.readNumbers(query)
    },
  }
  const { of } = createOccurrences({ ...shop.deps, engine: counting })
  const readsOf = async (word: string) => {
    reads.mockClear()
    const { anywhere } = await of(1, word, false)
    return [anywhere.size(), reads.mock.calls.length]
  }
  expect(await readsOf('moon')).toEqual([1, expect.any(Number)])
  expect(await readsOf('moon')).toEqual([1, 0])
  expect(await readsOf('qqxyzzy')).toEqual([0, 1])
  expect(await readsOf('qqxyzzy')).toEqual([0, 1])
})

test('Scenario: long keys count towards the budget and evict older pages', async () => {
  const make = vi.fn(async () => ({ text: 'page', lastChange: async () => 0 }))
  const cache = createKeptPages(shop.deps, 'test')
  await cache.get('first', make)
  await cache.get('first', make)
  expect(make).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 300; n += 1) await cache.get(`${n} ${'x'.repeat(100_000)}`, make)
  make.mockClear()
  await cache.get('first', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test("Scenario: a product's page is cached; an address without a page is not", async () => {
  const { client } = await shop.customer()
  const { body } = await client.catalogue.product({ params: { slug: 'moon-pendant' } })
  const product = vi.fn(async (slug: string) => {
    if (slug !== 'moon-pendant') throw new Error('There is no such product.')
    return JSON.stringify(body)
  })
  const pages = createPageReader(shop.deps, { product } as unknown as CatalogueAnswers)
  const open = async (slug: string) => {
    product.mockClear()
    const { kind } = await pages.page(new URL(`/eshop/detail/pendants/${slug}`, shop.origin))
    return [kind, product.mock.calls.length]
  }
  expect(await open('moon-pendant')).toEqual(['product', 1])
  expect(await open('moon-pendant')).toEqual(['product', 0])
  expect(await open('sun-pendant')).toEqual(['notFound', 1])
  expect(await open('sun-pendant')).toEqual(['notFound', 1])
})

test('the shares of the budget add up to 100 %', () => {
  const names: CacheName[] = [
    ...([
      'pages',
      'texts',
      'words',
      'cards',
      'variantCards',
      'socialPictures',
      'database',
    ] as const),
  ]
  const total = names.reduce((sum, name) => sum + cacheBytes({ cacheMb: 100 }, name), 0)
  expect(total).toBe(100 * 2 ** 20)
})

test('Scenario: cards beyond their share of the budget are evicted by size', async () => {
  const documents = await engine.db.selectFrom('search_document').select('id').limit(2).execute()
  const numbers = documents.map(({ id }) => id)
  expect(numbers).toHaveLength(2)
  const statementsIn = createStatementsIn(engine.db)
  const readsOf = async (cacheMb: number) => {
    const cards = createCardCache({ engine, config: { cacheMb } })
    const read = () => cards.read(numbers, { filter: { attributes: {} } })
    await read()
    return (await statementsIn(read)).length
  }
  expect(await readsOf(1)).toBe(0)
  // The share of the cards is 1,887 bytes: more than the overhead of two entries, but less than two cards.
  expect(await readsOf(0.02)).toBe(1)
})

test('Scenario: a smaller budget caches less', async () => {
  const keptWith = async (cacheMb: number) => {
    const deps = { engine: { ...engine }, config: { cacheMb } }
    const cache = createKeptPages(deps, 'test')
    const page = { text: 'x'.repeat(10_000), lastChange: async () => 0 }
    for (let n = 0; n < 100; n += 1) await cache.get(`${n}`, async () => page)
    return pageCache(deps).size
  }
  expect(await keptWith(1)).toBe(3)
  expect(await keptWith(100)).toBe(100)
})
