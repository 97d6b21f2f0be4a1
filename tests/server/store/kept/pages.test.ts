import { fc, test } from '@fast-check/vitest'
import { afterAll, expect } from 'vitest'
import { createCatalogueAnswers } from '../../../../server/catalogue/answers.ts'
import { createCatalogue } from '../../../../server/catalogue/catalogue.repo.ts'
import { createKeptPages } from '../../../../server/store/kept/keptPages.ts'
import { plainPages } from '../../../../server/store/kept/plain.ts'
import { readShopVersion } from '../../../../server/store/shopVersion.ts'
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

type Read = (answers: typeof plain, version?: number) => Promise<string>
const whole = { page: 1, limit: 20, filter: { attributes: {} }, withFacets: true }
const cheapest = { by: 'price', direction: 'asc' } as const
const reads: Readonly<Record<string, Read>> = {
  categories: ({ categories }, version) => categories(version),
  featured: ({ featured }, version) => featured(true, version),
  'featured for visitors': ({ featured }, version) => featured(false, version),
  'a category': ({ list }, version) => list({ slug: 'rings' }, { ...whole, version }),
  'what is in stock': ({ list }, version) =>
    list({ slug: 'pendants' }, { ...whole, filter: { attributes: {}, stock: 'in' }, version }),
  'the two cheapest': ({ list }, version) =>
    list(
      { slug: 'rings' },
      { ...whole, limit: 2, filter: { attributes: {}, sort: cheapest }, version },
    ),
  'the whole catalogue': ({ list }, version) => list({ slug: 'all' }, { ...whole, version }),
  'a search': ({ search }, version) => search('changed', { ...whole, version }),
  'a search by keyword': ({ search }, version) => search('opal', { ...whole, limit: 1, version }),
}

interface Reading {
  readonly kind: 'read'
  readonly read: string
  readonly process: number
  /** The shop's version is read first, as with a session. */
  readonly hasVersion: boolean
}

const step = () =>
  fc.oneof(
    catalogueChange(),
    fc.record({
      kind: fc.constant('read' as const),
      read: fc.constantFrom(...Object.keys(reads)),
      process: fc.nat({ max: 1 }),
      hasVersion: fc.boolean(),
    }),
  )

test.prop([fc.array(step(), { minLength: 2, maxLength: 12 })], { numRuns: 50 })(
  'cached pages equal a current rendering, in every process, between any changes',
  async (steps) => {
    const perform = async (each: CatalogueChange | Reading) => {
      if (each.kind !== 'read') return change(each)
      const read = reads[each.read] as Read
      const kept = processes[each.process] as typeof plain
      const version = each.hasVersion ? await readShopVersion(shop.db) : undefined
      expect(JSON.parse(await read(kept, version))).toEqual(JSON.parse(await read(plain)))
    }
    for (const each of steps) await perform(each)
    // Pages that were read before the last changes.
    for (const each of steps) if (each.kind === 'read') await perform(each)
  },
)
