import { fc, test } from '@fast-check/vitest'
import { afterAll, expect } from 'vitest'
import { createCatalogueAnswers } from '../../../../server/catalogue/answers.ts'
import { createCatalogue } from '../../../../server/catalogue/catalogue.repo.ts'
import { putCurrencies } from '../../../../server/settings/settings.writer.ts'
import { createKeptPages } from '../../../../server/store/kept/keptPages.ts'
import { createFirstAnswers } from '../../../../server/storefront/firstAnswers/firstAnswers.ts'
import { createPageReader } from '../../../../server/storefront/page/pageReader.ts'
import {
  type CatalogueChange,
  catalogueChange,
  createCatalogueChanges,
  slugs,
} from '../../../support/catalogueChanges.ts'
import { openTestShop } from '../../../support/shop.ts'
import { plainAnswer } from './plainAnswer.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { deps, db } = shop
const catalogue = createCatalogueAnswers(
  db,
  createKeptPages(deps, 'test').get,
  createCatalogue(deps),
)
const pages = createPageReader(deps, catalogue)
const firstAnswers = createFirstAnswers(deps, catalogue)
const change = createCatalogueChanges(shop)
const { client } = await shop.customer()

interface Rate {
  readonly kind: 'rate'
  readonly rate: number
}

const perform = (each: CatalogueChange | Rate): Promise<void> =>
  each.kind === 'rate'
    ? putCurrencies(db, [{ name: 'Euro', code: 'EUR', symbol: '€', exchange_rate: each.rate }])
    : change(each)

const step = (): fc.Arbitrary<CatalogueChange | Rate> =>
  fc.oneof(
    { weight: 4, arbitrary: catalogueChange() },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('rate'), rate: fc.constantFrom(0.01, 0.012) }),
    },
  )

const paths = [
  ...['/', '/the-shop', '/eshop', '/eshop?filter=price:asc', '/eshop?filter=stock:in,title:desc'],
  ...['/eshop?search=changed', '/eshop/rings', '/eshop/pendants?page=2'],
  ...slugs.map((slug) => `/eshop/detail/rings/${slug}`),
]

const answersIn = (element: string): Readonly<Record<string, unknown>> =>
  JSON.parse(/^<script[^>]*>(.*)<\/script>$/.exec(element)?.[1] ?? '')

test.prop(
  [
    fc.array(step(), { maxLength: 3 }),
    fc.constantFrom(...paths),
    fc.constantFrom('visitor', 'customer'),
    fc.constantFrom('en', 'it'),
  ],
  { numRuns: 80 },
)('an answer in a page is what its call answers', async (changes, path, reader, language) => {
  for (const each of changes) await perform(each)
  const address = new URL(path, shop.origin)
  const page = await pages.page(address)
  const { element } = await firstAnswers(page, address, reader, language)
  const asker = reader === 'customer' ? client : shop.visitor
  const answers = answersIn(element)
  expect(Object.keys(answers).length).toBeGreaterThanOrEqual(3)
  for (const [key, answer] of Object.entries(answers))
    expect({ [key]: answer }).toEqual({ [key]: await plainAnswer(asker, key) })
})
