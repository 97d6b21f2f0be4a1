import { fc, test } from '@fast-check/vitest'
import { afterAll, expect } from 'vitest'
import { createCatalogue } from '../../../server/catalogue/catalogue.repo.ts'
import { createCategoryIds } from '../../../server/catalogue/categories/categoryIds.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { readShopVersion } from '../../../server/store/shopVersion.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const plain = createCatalogue(shop.deps).categoryId
const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)

const add = (slugs: readonly string[]) =>
  writer.putCategories(slugs.map((slug) => ({ slug, parentSlug: null, name: { en: slug } })))

let runs = 0

test.prop(
  [
    fc.array(fc.record({ added: fc.subarray(['a', 'b', 'c']), hasVersion: fc.boolean() }), {
      maxLength: 5,
    }),
  ],
  { numRuns: 50 },
)('kept categories are found like those of the database, while some are added', async (rounds) => {
  const kept = createCategoryIds(shop.db)
  runs += 1
  const named = (name: string) => `${name}-${runs}`
  for (const { added, hasVersion } of rounds) {
    if (added.length > 0) await add(added.map(named))
    const version = hasVersion ? await readShopVersion(shop.db) : undefined
    for (const slug of ['a', 'b', 'c'].map(named)) {
      const id = await plain({ slug })
      expect(await kept({ slug }, version)).toBe(id)
      expect(await kept({ id: id ?? slug }, version)).toBe(id)
    }
  }
})
