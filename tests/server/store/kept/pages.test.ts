import { fc, test } from '@fast-check/vitest'
import { afterAll, expect } from 'vitest'
import { createCatalogueAnswers } from '../../../../server/catalogue/answers.ts'
import { createCatalogue } from '../../../../server/catalogue/catalogue.repo.ts'
import { createKeptPages } from '../../../../server/store/kept/keptPages.ts'
import { plainPages } from '../../../../server/store/kept/plain.ts'
import {
  type CatalogueChange,
  catalogueChange,
  createCatalogueChanges,
} from '../../../support/catalogueChanges.ts'
import { openTestShop } from '../../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const catalogue = createCatalogue(shop.deps)
const kept = createCatalogueAnswers(shop.db, createKeptPages(shop.deps, 'test'), catalogue)
const plain = createCatalogueAnswers(shop.db, plainPages, catalogue)
const change = createCatalogueChanges(shop)

type Read = (answers: typeof plain) => Promise<string>
const asked = { page: 1, limit: 20, filter: { attributes: {} }, withFacets: true }
const reads: Readonly<Record<string, Read>> = {
  categories: ({ categories }) => categories(),
  featured: ({ featured }) => featured(true),
  'featured for visitors': ({ featured }) => featured(false),
  'a category': ({ list }) => list({ slug: 'rings' }, asked),
  'the whole catalogue': ({ list }) => list({ slug: 'all' }, asked),
  'a search': ({ search }) => search('changed', asked),
}

const step = () =>
  fc.oneof(
    catalogueChange(),
    fc.constantFrom(...Object.keys(reads)).map((read) => ({ kind: 'read' as const, read })),
  )

test.prop([fc.array(step(), { minLength: 2, maxLength: 12 })], { numRuns: 60 })(
  'cached pages equal a current rendering, between any changes',
  async (steps) => {
    const perform = async (each: CatalogueChange | { kind: 'read'; read: string }) => {
      if (each.kind !== 'read') return change(each)
      const read = reads[each.read] as Read
      expect(JSON.parse(await read(kept))).toEqual(JSON.parse(await read(plain)))
    }
    for (const each of steps) await perform(each)
  },
)
