import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Category } from '../../../src/contracts/catalogue/product.ts'
import { pathTo } from '../../../src/domain/catalogue/categoryTree.ts'
import { productAt, showsFooter, showsHeader } from '../../../src/domain/catalogue/layout.ts'
import {
  formatFilter,
  keepKnownParts,
  type ListingFilter,
  parseFilter,
  sortKeys,
} from '../../../src/domain/catalogue/listingFilter.ts'
import { backorderOf, shippingDays, shipsBy } from '../../../src/domain/orders/shipping.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'

const id = fc.stringMatching(/^[\w-]{1,12}$/).filter((text) => text !== '__proto__')
const amount = fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const filter: fc.Arbitrary<ListingFilter> = fc
  .record({
    sort: optional(
      fc.record({ by: fc.constantFrom(...sortKeys), direction: fc.constantFrom('asc', 'desc') }),
    ),
    stock: optional(fc.constantFrom('in', 'out', 'all')),
    attributes: fc.dictionary(id, fc.array(id, { minLength: 1, maxLength: 3 }), {
      noNullPrototype: true,
    }),
    min: optional(amount),
    max: optional(amount),
  })
  .map(({ sort, stock, attributes, min, max }) => ({
    attributes,
    ...(sort ? { sort: sort as NonNullable<ListingFilter['sort']> } : {}),
    ...(stock ? { stock: stock as NonNullable<ListingFilter['stock']> } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }))

describe('The filter of a listing', () => {
  property.prop([filter])('reads back what it wrote', (written) => {
    expect(parseFilter(formatFilter(written))).toEqual({ filter: written })
  })

  property.prop([fc.string()])('never throws, whatever the address says', (text) => {
    const read = parseFilter(text)
    expect('filter' in read || text.includes(read.refused)).toBe(true)
  })

  test('Scenario: an invalid part is reported', () => {
    expect(parseFilter('price:asc,colour:red')).toEqual({ refused: 'colour:red' })
  })
})

describe('A multilingual text', () => {
  const code = fc.constantFrom('en', 'it', 'de', 'fr')
  property.prop([fc.dictionary(code, fc.string()), code])(
    'is in the language, else in English, else in any',
    (text, language) => {
      const read = inLanguage(text, language)
      const any = Object.values(text).filter(Boolean)
      expect(read).toBe(text[language] || text.en || any[0] || '')
    },
  )

  test('Scenario: without a text it is empty', () => {
    expect([inLanguage(null, 'en'), inLanguage(undefined, 'it'), inLanguage({}, 'it')]).toEqual([
      '',
      '',
      '',
    ])
  })
})

describe('When goods ship', () => {
  property.prop([fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: -5, max: 50_000 })])(
    'what stock covers and what it does not are the whole order',
    (quantity, stock) => {
      const later = backorderOf(quantity, stock)
      expect(later).toBe(Math.max(0, quantity - Math.max(0, stock)))
      expect(shippingDays([0, later])).toBe(later > 0 ? 45 : 2)
    },
  )

  test('Scenario: two days from now', () => {
    expect(shipsBy(0, 2)).toBe(172_800_000)
  })
})

describe('The layout', () => {
  test('Scenario: the header is hidden at home and on a product, the footer below two segments', () => {
    const paths = [
      '/',
      '/eshop',
      '/eshop/rings',
      '/eshop/detail/rings/r1',
      '/product/detail',
      '/cart/checkout',
    ]
    expect(paths.map((path) => [path, showsHeader(path), showsFooter(path)])).toEqual([
      ['/', false, true],
      ['/eshop', true, true],
      ['/eshop/rings', true, false],
      ['/eshop/detail/rings/r1', false, false],
      ['/product/detail', false, false],
      ['/cart/checkout', true, false],
    ])
  })

  test("Scenario: a product's page is recognised by its address in any spelling", () => {
    const paths = [
      '/',
      '/eshop/detail/rings',
      '/eshop/rings/a/b',
      '/eshop/detail/rings/r%C3%A9',
      '/eshop/detail/a/%E0',
    ]
    expect(paths.map(productAt)).toEqual([null, null, null, 'ré', '%E0'])
  })
})

describe('The path to a category', () => {
  const node = (slug: string, children: Category[] = []): Category => ({
    _id: slug,
    slug,
    name: { en: slug },
    parentId: null,
    children,
  })
  const tree = [node('metals', [node('silver', [node('silver-chains')])]), node('pearls')]

  test('Scenario: from the top down, and empty for an unknown category', () => {
    expect(
      ['silver-chains', 'pearls', 'gold'].map((slug) => pathTo(tree, slug).map((c) => c.slug)),
    ).toEqual([['metals', 'silver', 'silver-chains'], ['pearls'], []])
  })
})

test('Scenario: invalid parts of a filter from an address are dropped', () => {
  expect(keepKnownParts('bogus:1,price:asc,,stock:maybe,stock:in')).toBe('price:asc,stock:in')
  expect(keepKnownParts('bogus')).toBe('')
})
