import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  cleared,
  countChosen,
  toggleValue,
  withPrices,
  withSort,
  withStock,
} from '../../../src/domain/catalogue/chosenFilters.ts'
import {
  formatFilter,
  narrowsVariants,
  parseFilter,
} from '../../../src/domain/catalogue/listingFilter.ts'
import { mostPages, pagesIn } from '../../../src/domain/catalogue/listingSource.ts'
import { leastShownAs, mostShownAs } from '../../../src/domain/catalogue/priceRange.ts'
import { convert } from '../../../src/domain/settings/money.ts'
import { highlight } from '../../../src/domain/shell/words.ts'

describe('The choices of a list', () => {
  const empty = { attributes: {} }

  test('a value is chosen and removed, and with the last one its attribute', () => {
    const one = toggleValue(empty, 'stone', 'ruby')
    const both = toggleValue(one, 'stone', 'opal')
    expect([one, both, toggleValue(both, 'stone', 'ruby')]).toEqual([
      { attributes: { stone: ['ruby'] } },
      { attributes: { stone: ['ruby', 'opal'] } },
      { attributes: { stone: ['opal'] } },
    ])
    expect(toggleValue(one, 'stone', 'ruby')).toEqual(empty)
  })

  test('clearing keeps the order, and the number of choices is counted', () => {
    const sort = { by: 'price', direction: 'asc' } as const
    const full = withSort(
      withPrices(withStock(toggleValue(empty, 'stone', 'ruby'), 'in'), { min: 10 }),
      sort,
    )
    expect(formatFilter(full)).toBe('price:asc,stock:in,attr:stone:ruby,min:10')
    expect(parseFilter(formatFilter(full))).toEqual({ filter: full })
    expect([countChosen(full), cleared(full)]).toEqual([3, { attributes: {}, sort }])
    expect(withPrices(withStock(withSort(full)))).toEqual({ attributes: { stone: ['ruby'] } })
  })
})

describe('A filter in an address', () => {
  test.each([
    ...['price', 'price:up', 'shine:asc', 'stock:some', 'stock', 'size:a:b', 'min:', 'min:1.234'],
    ...['max:-1', 'attr', 'attr:size', 'attr:size:', 'attr::s'],
  ])('Scenario: %s means nothing', (part) => {
    expect(parseFilter(`stock:in,${part}`)).toEqual({ refused: part })
  })

  test('Scenario: every order is known, and empty parts do not matter', () => {
    const orders = ['price:asc', 'title:desc', 'newest:desc'].map((text) => parseFilter(text))
    expect(orders).toEqual([
      { filter: { attributes: {}, sort: { by: 'price', direction: 'asc' } } },
      { filter: { attributes: {}, sort: { by: 'title', direction: 'desc' } } },
      { filter: { attributes: {}, sort: { by: 'newest', direction: 'desc' } } },
    ])
    expect(parseFilter(',stock:out,')).toEqual({ filter: { attributes: {}, stock: 'out' } })
  })

  test('Scenario: attributes and prices narrow the variants, a stock and an order do not', () => {
    const narrows = ['', 'stock:in,price:asc', 'min:1', 'max:1', 'attr:size:s'].map((text) => {
      const parsed = parseFilter(text)
      return 'filter' in parsed && narrowsVariants(parsed.filter)
    })
    expect(narrows).toEqual([false, false, true, true, true])
  })
})

const rates = fc.constantFrom(1, 0.0103, 0.0119, 1.76, 44.7, 0.00000123)

property.prop([fc.integer({ min: 0, max: 1_000_000 }), rates])(
  'a price is in a range exactly when it is displayed so',
  (minor, exchange_rate) => {
    const least = leastShownAs(minor, { exchange_rate })
    const most = mostShownAs(minor, { exchange_rate })
    expect(convert(least, exchange_rate)).toBeGreaterThanOrEqual(minor)
    if (least > 0) expect(convert(least - 1, exchange_rate)).toBeLessThan(minor)
    expect(convert(most + 1, exchange_rate)).toBeGreaterThan(minor)
    if (most >= 0) expect(convert(most, exchange_rate)).toBeLessThanOrEqual(minor)
  },
)

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text: own, isHit }) => (isHit ? `[${own}]` : own))
    .join('')

test('Scenario: words between two matches are one stretch', () => {
  expect(highlight('Fine rope chain, 40 cm rope', 'rope')).toEqual([
    { text: 'Fine ', isHit: false },
    { text: 'rope', isHit: true },
    { text: ' chain, 40 cm ', isHit: false },
    { text: 'rope', isHit: true },
  ])
})

test.each([
  ['Rope chain', 'rope', '[Rope] chain'],
  ['Rope chain', 'ch', 'Rope [ch]ain'],
  ['Chaîne corde', 'chaine', '[Chaîne] corde'],
  ['E\u0301toile', 'eto', '[E\u0301to]ile'],
  ['अंगूठी', 'अंगू', '[अंगू]ठी'],
  ['Ete\u0301', 'ete', '[Ete\u0301]'],
  ['سوار ذهبي', 'ذهبي', 'سوار [ذهبي]'],
  ['Rings, no string', 'ring', '[Ring]s, no string'],
  ['Rope rope-chain', 'rope ropes', '[Rope] [rope]-chain'],
  ['Rope chain', '', 'Rope chain'],
  ['<b>', '<', '<b>'],
  ['Gold ring', 'go', '[Go]ld ring'],
  ['Gold ring', 'gold', '[Gold] ring'],
  ['Gold ring', 'old', 'Gold ring'],
  ['Gold ring', '', 'Gold ring'],
  ['Gold ring', 'r g', '[G]old [r]ing'],
  ['Golden', 'g golde', '[Golde]n'],
  ['Éclat', 'ecl', '[Écl]at'],
  ['E\u0301clat', 'e', '[E\u0301]clat'],
  ['E\u0301clat', 'ecl', '[E\u0301cl]at'],
])('in “%s”, %s stands out: %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

property.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })])(
  'the stretches of a text are the text',
  (text, query) => {
    expect(
      highlight(text, query)
        .map(({ text: own }) => own)
        .join(''),
    ).toBe(text)
  },
)

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1000', mostPages],
])('the address ?%s asks for %i pages of a list', (search, pages) => {
  expect(pagesIn(new URLSearchParams(search))).toBe(pages)
})
