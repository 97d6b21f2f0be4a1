import { describe, expect, test } from 'vitest'
import type { Attribute, Variant } from '../../../src/contracts/catalogue/product.ts'
import { facetsOf, fits, pieceOf } from '../../../src/domain/catalogue/facets.ts'
import {
  listedNumbers,
  listedUnder,
  wantedVariants,
} from '../../../src/domain/catalogue/listedNumbers.ts'
import type { ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { unitPrice } from '../../../src/domain/settings/money.ts'
import { direct } from '../../machines/fixtures.ts'

const variant = (sellPrice: number, given: Partial<Variant> = {}): Variant => ({
  ...{ productId: `v-${sellPrice}`, sku: `S-${sellPrice}`, offerPrice: 0, weight: sellPrice / 10 },
  ...{ stock: 1, values: {}, quantity: 1, sellPrice },
  ...given,
})
const filter = (given: Partial<ListingFilter> = {}): ListingFilter => ({ attributes: {}, ...given })
const prices = (wanted: ListingFilter, variants: readonly Variant[]) =>
  wantedVariants(wanted, variants).map(({ sellPrice }) => sellPrice)

test.each([
  [{ sellPrice: 100, offerPrice: 0 }, 100],
  [{ sellPrice: 100, offerPrice: 0.01 }, 0.01],
  [{ sellPrice: 100, offerPrice: 100 }, 100],
])('Scenario: %o costs %s', (given, expected) => {
  expect(unitPrice(given)).toBe(expected)
})

describe('A range of prices', () => {
  const some = [variant(99), variant(100), variant(150), variant(200), variant(201)]

  test('Scenario: it includes its lowest and its highest price', () => {
    expect(prices(filter({ min: 100, max: 200 }), some)).toEqual([100, 150, 200])
    expect(prices(filter({ min: 200 }), some)).toEqual([200, 201])
    expect(prices(filter({ max: 99 }), some)).toEqual([99])
  })

  test('Scenario: a free product is below every range, and in a list without a range', () => {
    expect(prices(filter(), [variant(0)])).toEqual([0])
    expect(prices(filter({ min: 0.01 }), [variant(0)])).toEqual([])
  })

  test('Scenario: an offer replaces the price', () => {
    expect(prices(filter({ max: 100 }), [variant(150, { offerPrice: 100 })])).toEqual([150])
  })
})

describe('The numbers on a card', () => {
  test('Scenario: of variants with equal prices, the first one is shown', () => {
    const [first, second] = [variant(50, { weight: 1 }), variant(50, { weight: 2 })]
    expect(listedNumbers([variant(60), first, second])).toEqual({
      ...{ prices: { sellPrice: 50, offerPrice: 0 }, weight: 1, stock: 3, variantCount: 3 },
    })
  })

  test('Scenario: an offer makes a variant the cheapest', () => {
    expect(listedNumbers([variant(50), variant(60, { offerPrice: 40 })])).toMatchObject({
      prices: { sellPrice: 60, offerPrice: 40 },
    })
  })

  test('Scenario: without variants there are no numbers, and a single variant has its SKU', () => {
    expect(listedNumbers([])).toEqual({
      ...{ prices: { sellPrice: 0, offerPrice: 0 }, weight: 0, stock: 0, variantCount: 0 },
    })
    expect(listedNumbers([variant(5)])).toMatchObject({ variantCount: 1, sku: 'S-5' })
  })

  test('Scenario: only a filter limits it to some of the variants', () => {
    const both = {
      ...{ title: {}, imageUrl_thum: [], levels: [], variants: [variant(50), variant(60)] },
    }
    expect(listedUnder({ filter: filter({ min: 60 }) }, both)).toMatchObject({
      prices: { sellPrice: 60 },
    })
    expect(listedUnder({ filter: filter({ min: 50 }) }, both)).toBeUndefined()
    expect(listedUnder({ filter: filter({ min: 70 }) }, both)).toBeUndefined()
    expect(listedUnder({ filter: filter({ stock: 'in' }) }, both)).toBeUndefined()
  })
})

describe('The choices that a card leads to', () => {
  const piece = (sku: string, colour: string, size: string, price: number) =>
    variant(price, { sku, values: { colour, size } })
  const ring = {
    title: { en: 'Halo ring', it: 'Anello halo' },
    imageUrl_thum: ['/media/halo.jpg'],
    levels: ['colour', 'size'],
    variants: [
      piece('RG-05/R.7', 'red', '7', 30),
      piece('RG-05/R.9', 'red', '9', 20),
      piece('RG-05/B.9', 'blue', '9', 10),
    ],
  }
  const searched = (query: string, given: Partial<ListingFilter> = {}) => {
    const listed = listedUnder({ filter: filter(given), query }, ring)
    return listed && [listed.sku, listed.prices.sellPrice, listed.selection]
  }

  test('Scenario: the card shows the picture that the selected variants share, before those of the product (rule C17)', () => {
    const { variants } = ring
    const pictured = {
      ...ring,
      variants: variants.map((each) =>
        each.values.colour === 'red' ? { ...each, image: '/media/red.jpg' } : each,
      ),
    }
    const picturesOf = (query: string) =>
      listedUnder({ filter: filter({}), query }, pictured)?.imageUrl_thum
    expect(['rg-05/r', 'rg05b'].map(picturesOf)).toEqual([
      ['/media/red.jpg', '/media/halo.jpg'],
      ['/media/halo.jpg'],
    ])
  })

  test.each([
    ['RG-05/R.9', ['RG-05/R.9', 20, { colour: 'red', size: '9' }]],
    ['rg05r9', ['RG-05/R.9', 20, { colour: 'red', size: '9' }]],
    ['halo rg 05 r 7', ['RG-05/R.7', 30, { colour: 'red', size: '7' }]],
    ['rg-05/r', [undefined, 20, { colour: 'red' }]],
    ['rg-05/r.', [undefined, 20, { colour: 'red' }]],
    ['rg05b', ['RG-05/B.9', 10, { colour: 'blue', size: '9' }]],
    // Of all of them, and of none.
    ['rg-05', undefined],
    ['rg-05/x', undefined],
    // The title has these words.
    ['halo r', undefined],
    ['', undefined],
  ])('Scenario: a search for "%s"', (query, expected) => {
    expect(searched(query)).toEqual(expected)
  })

  test('Scenario: they are those that all filtered variants share, and those above', () => {
    const under = (attributes: ListingFilter['attributes']) => searched('', { attributes })
    expect(under({ colour: ['red'] })).toEqual([undefined, 20, { colour: 'red' }])
    // The red one is more expensive; the card shows the price of the blue one.
    expect(under({ size: ['9'] })).toEqual([undefined, 10, { colour: 'blue', size: '9' }])
    expect(under({ size: ['7'] })).toEqual(['RG-05/R.7', 30, { colour: 'red', size: '7' }])
    expect(under({ size: ['7', '9'] })).toBeUndefined()
  })

  test('Scenario: of the filtered variants, the one with the searched SKU is shown, if there is one', () => {
    const red = { attributes: { colour: ['red'] } }
    expect(searched('rg-05/r.7', red)).toEqual(['RG-05/R.7', 30, { colour: 'red', size: '7' }])
    expect(searched('rg-05/b', red)).toEqual([undefined, 20, { colour: 'red' }])
  })
})

describe('Which pieces a list shows', () => {
  const red = variant(10, { values: { colour: 'red' }, stock: 0 })
  const blue = variant(20, { values: { colour: 'blue' }, stock: 2 })

  test('Scenario: one variant must match all choices', () => {
    expect(fits(filter({ attributes: { colour: ['red', 'green'] } }), [red, blue])).toBe(true)
    expect(fits(filter({ attributes: { colour: ['green'] } }), [red, blue])).toBe(false)
    expect(fits(filter({ attributes: { colour: ['red'] }, min: 20 }), [red, blue])).toBe(false)
    expect(fits(filter({ attributes: { size: [''] } }), [red])).toBe(true)
  })

  test('Scenario: the stock is that of the matching variants', () => {
    const reds = filter({ attributes: { colour: ['red'] } })
    expect(fits({ ...reds, stock: 'in' }, [red, blue])).toBe(false)
    expect(fits({ ...reds, stock: 'out' }, [red, blue])).toBe(true)
    expect(fits(filter({ stock: 'in' }), [red, blue])).toBe(true)
    expect(fits(filter({ stock: 'out' }), [red, blue])).toBe(false)
    expect(fits(filter({ stock: 'all' }), [red, blue])).toBe(true)
  })

  const colours: Attribute = {
    ...{ _id: 'colour', name: { en: 'Colour' } },
    variants: ['red', 'blue', 'green'].map((_id) => ({ _id, name: { en: _id } })),
  }

  test('Scenario: each choice is counted under all other choices', () => {
    const facets = facetsOf(
      filter({ attributes: { colour: ['blue'] }, max: 15 }),
      [[red], [blue], [red, blue]],
      [colours, { ...colours, _id: 'size' }],
    )
    expect(facets).toEqual({
      attributes: [
        {
          ...{ _id: 'colour', name: { en: 'Colour' } },
          values: [
            { _id: 'red', name: { en: 'red' }, count: 2 },
            { _id: 'blue', name: { en: 'blue' }, count: 0 },
          ],
        },
      ],
      price: { min: 20, max: 20 },
      stock: { in: 0, out: 0 },
    })
  })

  test('Scenario: a value with one product can be chosen, and so can the only value', () => {
    const one: Attribute = { ...colours, variants: colours.variants.slice(0, 1) }
    expect(facetsOf(filter(), [[red]], [one]).attributes).toEqual([
      { ...{ _id: 'colour', name: { en: 'Colour' } }, values: [{ ...one.variants[0], count: 1 }] },
    ])
  })

  test('Scenario: a single piece counts as in stock', () => {
    expect(fits(filter({ stock: 'in' }), [variant(5, { stock: 1 })])).toBe(true)
    expect(fits(filter({ stock: 'out' }), [variant(5, { stock: 1 })])).toBe(false)
  })

  test('Scenario: a product is filtered by its variants, or by itself if it has none', () => {
    expect(pieceOf(direct)).toEqual(direct.variants)
    expect(pieceOf({ ...direct, variants: [], stock: 7 })).toEqual([
      { ...direct.prices, stock: 7, values: {} },
    ])
  })

  test('Scenario: the range is from the lowest to the highest price, and undefined for no products', () => {
    expect(facetsOf(filter({ stock: 'in' }), [[red], [blue], [red, blue]], [])).toEqual({
      attributes: [],
      price: { min: 10, max: 20 },
      stock: { in: 2, out: 1 },
    })
    expect(facetsOf(filter(), [], []).price).toBeNull()
  })
})
