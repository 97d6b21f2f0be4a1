import { expect, test } from 'vitest'
import {
  cleared,
  countChosen,
  toggleValue,
  withPrices,
  withSort,
  withStock,
} from '../../../src/domain/catalogue/chosenFilters.ts'
import type { ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { leastShownAs, mostShownAs } from '../../../src/domain/catalogue/priceRange.ts'
import { directionOf, localeOf } from '../../../src/domain/settings/languages.ts'
import { fold, wordsOf } from '../../../src/domain/shell/words.ts'

const sort = { by: 'price', direction: 'asc' } as const
const none: ListingFilter = { attributes: {} }
const all: ListingFilter = {
  ...{ attributes: { size: ['s', 'm'], colour: ['red'] }, stock: 'in', min: 1, max: 2, sort },
}

test('Scenario: a choice leaves the others unchanged', () => {
  const { attributes: _attributes, ...rest } = all
  expect([toggleValue(all, 'size', 's'), toggleValue(all, 'colour', 'red')]).toEqual([
    { ...rest, attributes: { size: ['m'], colour: ['red'] } },
    { ...rest, attributes: { size: ['s', 'm'] } },
  ])
  expect(toggleValue(none, 'size', 's')).toEqual({ attributes: { size: ['s'] } })
})

test('Scenario: a stock is chosen, and “every stock” does not count as a choice', () => {
  const { stock: _stock, ...rest } = all
  expect([withStock(all, 'out'), withStock(all, 'all'), withStock(all)]).toEqual([
    { ...rest, stock: 'out' },
    rest,
    rest,
  ])
})

test('Scenario: each limit of the price is optional', () => {
  const { min: _min, max: _max, ...rest } = all
  expect([withPrices(all, { min: 0 }), withPrices(all, { max: 0 }), withPrices(all)]).toEqual([
    { ...rest, min: 0 },
    { ...rest, max: 0 },
    rest,
  ])
})

test('Scenario: an order is chosen, reset, and kept when everything else is cleared', () => {
  const { sort: _sort, ...rest } = all
  const title = { by: 'title', direction: 'desc' } as const
  expect([withSort(all, title), withSort(all)]).toEqual([{ ...rest, sort: title }, rest])
  expect([cleared(all), cleared(none)]).toEqual([{ attributes: {}, sort }, none])
})

test.each<[Partial<ListingFilter>, number]>([
  [{}, 0],
  [all, 5],
  [{ stock: 'all' }, 0],
  [{ stock: 'out' }, 1],
  [{ min: 0 }, 1],
  [{ max: 0 }, 1],
  [{ attributes: { size: ['s', 'm'] } }, 2],
])('Scenario: %o are %s choices', (filter, expected) => {
  expect(countChosen({ ...none, ...filter })).toBe(expected)
})

test.each(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi', 'AR-eg'])(
  'Scenario: %s is written from the right',
  (language) => {
    expect(directionOf(language)).toBe('rtl')
  },
)

test('Scenario: other languages are written from the left, with Western digits', () => {
  expect([directionOf('en'), directionOf(''), localeOf('hi')]).toEqual([
    'ltr',
    'ltr',
    'hi-u-nu-latn',
  ])
})

test('Scenario: a price range in another currency contains exactly the prices shown in it', () => {
  const euro = { exchange_rate: 0.01 }
  expect([leastShownAs(10, euro), mostShownAs(10, euro)]).toEqual([950, 1_049])
  expect([leastShownAs(0, euro), mostShownAs(0, euro)]).toEqual([0, 49])
  const rupee = { exchange_rate: 1 }
  expect([leastShownAs(7, rupee), mostShownAs(7, rupee)]).toEqual([7, 7])
  const small = { exchange_rate: 83.5 }
  expect([leastShownAs(84, small), mostShownAs(83, small)]).toEqual([1, 0])
})

test('Scenario: words are found whatever their accents, case and separators', () => {
  expect([fold('ÉCLAT ñ'), wordsOf(' Sölid-925, gold! ')]).toEqual([
    'eclat n',
    ['solid', '925', 'gold'],
  ])
  expect([fold('अंगूठी'), wordsOf('')]).toEqual(['अंगूठी', []])
})
