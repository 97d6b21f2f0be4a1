import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOneOrder } from '../../../server/catalogue/inOneOrder.ts'
import { publishAll } from '../../../server/catalogue/rendered/publishAll.ts'
import { readSoldTitles } from '../../../server/catalogue/soldTitles.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { ring } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

describe('JSON with sorted keys', () => {
  test('Scenario: the keys of every object are sorted, however deep; lists keep their order', () => {
    const written = '{"c":[3,1,2],"a":{"z":null,"y":{"n":1,"m":[{"q":1,"p":2}]}},"b":"text"}'
    expect(inOneOrder(written)).toBe(
      '{"a":{"y":{"m":[{"p":2,"q":1}],"n":1},"z":null},"b":"text","c":[3,1,2]}',
    )
  })

  test('Scenario: the same object in two orders gives one text', () => {
    expect(inOneOrder('{"a":1,"b":2,"c":3}')).toBe(inOneOrder('{ "b": 2, "c": 3, "a": 1 }'))
  })

  test('Scenario: text that is not JSON is unchanged', () => {
    expect(inOneOrder('not rendered yet')).toBe('not rendered yet')
  })
})

describe('The products of a shop', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
    await writer.putProducts(
      Array.from({ length: 23 }, (_, i) => ({
        ...ring,
        slug: `ring-${i}`,
        title: { en: `Ring ${i}` },
        status: i === 7 ? ('draft' as const) : ('active' as const),
        variants: [{ ...ring.variants[0], sku: `R-${i}` }] as const,
      })),
    )
  })
  afterAll(() => shop.close())

  const documents = () =>
    shop.db
      .selectFrom('product')
      .select(['slug', 'card_json', 'detail_json', 'cart_facts_json'])
      .orderBy('slug')
      .execute()

  test('Scenario: all of them are published again, and can be found', async () => {
    const before = await documents()
    await shop.db
      .updateTable('product')
      .set({ card_json: '{}', detail_json: '{}', cart_facts_json: '{}' })
      .execute()
    await shop.db.deleteFrom('search_document').execute()
    await publishAll(shop.deps.engine)
    const indexed = await shop.db.selectFrom('search_document').select('product_id').execute()
    const sold = await shop.db
      .selectFrom('product')
      .select('id')
      .where('status', '=', 'active')
      .execute()
    expect(await documents()).toEqual(before)
    expect(indexed.map(({ product_id }) => product_id).toSorted()).toEqual(
      sold.map(({ id }) => id).toSorted(),
    )
  })

  test('Scenario: the titles of products on sale are read by slug, each once', async () => {
    const asked = ['ring-1', 'ring-7', 'no-such-ring', 'ring-2', 'ring-1']
    expect([...(await readSoldTitles(shop.db, asked))].toSorted()).toEqual([
      ['ring-1', { en: 'Ring 1' }],
      ['ring-2', { en: 'Ring 2' }],
    ])
    expect(await readSoldTitles(shop.db, [])).toEqual(new Map())
  })
})
