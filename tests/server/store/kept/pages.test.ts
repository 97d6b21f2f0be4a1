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
/** Two processes with their own caches and indexes, on one database. */
const processes = [1, 2].map(() => {
  const deps = { ...shop.deps, engine: { ...shop.deps.engine } }
  return createCatalogueAnswers(shop.db, createKeptPages(deps, 'test').get, createCatalogue(deps))
})
const plain = createCatalogueAnswers(shop.db, plainPages.get, createCatalogue(shop.deps))
const change = createCatalogueChanges(shop)

type Read = (answers: typeof plain) => Promise<string>
const asked = { page: 1, limit: 20, filter: { attributes: {} }, withFacets: true }
const cheapest = { by: 'price', direction: 'asc' } as const
const reads: Readonly<Record<string, Read>> = {
  categories: ({ categories }) => categories(),
  featured: ({ featured }) => featured(true),
  'featured for visitors': ({ featured }) => featured(false),
  'a category': ({ list }) => list({ slug: 'rings' }, asked),
  'what is in stock': ({ list }) =>
    list({ slug: 'pendants' }, { ...asked, filter: { attributes: {}, stock: 'in' } }),
  'the two cheapest': ({ list }) =>
    list({ slug: 'rings' }, { ...asked, limit: 2, filter: { attributes: {}, sort: cheapest } }),
  'the whole catalogue': ({ list }) => list({ slug: 'all' }, asked),
  'a search': ({ search }) => search('changed', asked),
  'a search by keyword': ({ search }) => search('opal', { ...asked, limit: 1 }),
}

interface Reading {
  readonly kind: 'read'
  readonly read: string
  readonly process: number
}

const step = () =>
  fc.oneof(
    catalogueChange(),
    fc.record({
      kind: fc.constant('read' as const),
      read: fc.constantFrom(...Object.keys(reads)),
      process: fc.nat({ max: 1 }),
    }),
  )

test.prop([fc.array(step(), { minLength: 2, maxLength: 12 })], { numRuns: 50 })(
  'cached pages equal a current rendering, in every process, between any changes',
  async (steps) => {
    const perform = async (each: CatalogueChange | Reading) => {
      if (each.kind !== 'read') return change(each)
      const read = reads[each.read] as Read
      const kept = processes[each.process] as typeof plain
      expect(JSON.parse(await read(kept))).toEqual(JSON.parse(await read(plain)))
    }
    for (const each of steps) await perform(each)
  },
)
