import { fc, test } from '@fast-check/vitest'
import { afterAll, expect } from 'vitest'
import { createCatalogue } from '../../../../server/catalogue/catalogue.repo.ts'
import { createIndexedListings } from '../../../../server/catalogue/listing/indexed.ts'
import type { Wanted } from '../../../../server/catalogue/listing/listings.ts'
import { createPlainListings } from '../../../../server/catalogue/listing/plain.ts'
import { readShopVersion } from '../../../../server/store/shopVersion.ts'
import {
  catalogueChange,
  createCatalogueChanges,
  slugs,
} from '../../../support/catalogueChanges.ts'
import { openTestShop } from '../../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { attributes } = createCatalogue(shop.deps)
const indexed = createIndexedListings(shop.deps, attributes)
const plain = createPlainListings(shop.deps, attributes)
const change = createCatalogueChanges(shop)
const filled = change({ kind: 'category', name: 'Rings' })

const wanted = (): fc.Arbitrary<Omit<Wanted, 'filter'> & { filter: object; gems: string[] }> =>
  fc.record({
    gems: fc.subarray(['Ruby', 'Opal']),
    filter: fc.record(
      {
        stock: fc.constantFrom('in', 'out', 'all'),
        min: fc.integer({ min: 0, max: 70 }),
        max: fc.integer({ min: 0, max: 70 }),
        sort: fc.record({
          by: fc.constantFrom('price', 'title', 'newest'),
          direction: fc.constantFrom('asc', 'desc'),
        }),
      },
      { requiredKeys: [] },
    ),
    window: fc.record({ offset: fc.nat({ max: 6 }), limit: fc.integer({ min: 1, max: 8 }) }),
    withFacets: fc.boolean(),
    language: fc.constantFrom(undefined, 'en', 'it', 'sv'),
  })

/** A filter with the values of the shop's attribute "Gem". */
const filterOf = async (filter: object, gems: readonly string[]): Promise<Wanted['filter']> => {
  const gem = (await attributes()).find(({ name }) => name.en === 'Gem')
  const values = (gem?.variants ?? []).filter(({ name }) => gems.includes(name.en ?? ''))
  const chosen = gem && values.length > 0 ? { [gem._id]: values.map(({ _id }) => _id) } : undefined
  return { ...filter, attributes: chosen ?? {} }
}

const place = () =>
  fc.oneof(
    fc.constantFrom('rings', 'metals', 'pendants', 'no-such-category').map((slug) => ({ slug })),
    fc
      .constantFrom(
        ...['changed', 'changed zir', 'ring', 'zirkon', 'nothing', 'opal'],
        ...['sol-ruby', 'luna-Opal-M', 'terraopals', 'changed stella s', 'm'],
      )
      .map((query) => ({ query })),
    fc.constant({ slug: undefined }),
  )

test.prop([fc.array(catalogueChange(), { maxLength: 4 }), place(), wanted(), fc.boolean()], {
  numRuns: 100,
})(
  `the index lists ${slugs.length} changing products like the plain lists`,
  async (changes, at, { gems, filter, ...rest }, hasVersion) => {
    await filled
    for (const each of changes) await change(each)
    const version = hasVersion ? await readShopVersion(shop.db) : undefined
    const asked = { ...rest, filter: await filterOf(filter, gems), version }
    const list = async ({ category, search }: typeof plain) => {
      if ('query' in at) return search(at.query, asked)
      const id =
        at.slug === undefined
          ? undefined
          : ((await createCatalogue(shop.deps).categoryId({ slug: at.slug })) ?? 'none')
      return category(id, asked)
    }
    const [fast, slow] = [await list(indexed), await list(plain)]
    const parsed = ({ cards, lastChange: _lastChange, ...listed }: typeof fast) => ({
      ...listed,
      cards: cards.map((card) => JSON.parse(card)),
    })
    expect(parsed(fast)).toEqual(parsed(slow))
  },
)
