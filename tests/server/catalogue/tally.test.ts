import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { indexAttributes } from '../../../server/catalogue/listing/attributes.ts'
import { createPieces } from '../../../server/catalogue/listing/pieces.ts'
import { tally } from '../../../server/catalogue/listing/tally.ts'
import { facetsOf, fits, type Piece } from '../../../src/domain/catalogue/facets.ts'
import { wantedVariants } from '../../../src/domain/catalogue/listedNumbers.ts'
import type { ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { toPaise, unitPrice } from '../../../src/domain/settings/money.ts'

const choices = { gem: ['ruby', 'opal', 'jade'], size: ['s', 'm'], metal: ['gold'] }
const attributes = Object.entries(choices).map(([_id, values]) => ({
  ...{ _id, name: { en: _id } },
  variants: values.map((value) => ({ _id: value, name: { en: value } })),
}))
const indexed = indexAttributes(attributes)

/** The lists of a shop with these pieces, numbered from 0, and the matches of a filter. */
const listOf = (sold: readonly Piece[]) => {
  const pieces = createPieces({ forget: () => undefined })
  for (const [number, piece] of sold.entries())
    pieces.apply({
      productId: `product ${number}`,
      version: 1,
      facts: {
        ...{ number, price: 1, title: { en: 'A ring' }, newest: 1, categoryIds: [] },
        variants: piece.map(({ values, stock, ...prices }) => ({
          price: toPaise(unitPrice(prices)),
          stock,
          valueIds: Object.values(values),
        })),
      },
    })
  return (filter: ListingFilter, withValues = true) => {
    const counted = tally(pieces, pieces.all, filter, indexed.valuesOf, withValues)
    return { counted, facets: indexed.facets(filter, counted) }
  }
}

const rupees = fc.integer({ min: 0, max: 30 })
const variant = fc.record({
  sellPrice: rupees,
  offerPrice: fc.constant(0),
  stock: fc.nat(1),
  values: fc.record(
    { gem: fc.constantFrom(...choices.gem), size: fc.constantFrom(...choices.size) },
    { requiredKeys: ['gem'] },
  ),
})
const filter = fc.record(
  {
    attributes: fc.record(
      {
        gem: fc.uniqueArray(fc.constantFrom(...choices.gem, 'unknown'), { minLength: 1 }),
        size: fc.uniqueArray(fc.constantFrom(...choices.size), { minLength: 1 }),
        metal: fc.constant(['gold']),
      },
      { requiredKeys: [] },
    ),
    stock: fc.constantFrom('in' as const, 'out' as const, 'all' as const),
    min: rupees,
    max: rupees,
  },
  { requiredKeys: ['attributes'] },
)

property.prop(
  [
    fc.array(fc.array(variant, { minLength: 1, maxLength: 5 }), { maxLength: 80, size: 'max' }),
    filter,
  ],
  { numRuns: 150 },
)('a whole list is judged as its pieces are judged one by one', (sold, filter) => {
  const { counted, facets } = listOf(sold)(filter as ListingFilter)
  const matched = [...sold.entries()].filter(([, piece]) => fits(filter as ListingFilter, piece))
  expect(counted.matched.array()).toEqual(matched.map(([number]) => number))
  expect(counted.total).toBe(matched.length)
  expect(counted.cheapest).toEqual(
    matched.map(([, piece]) =>
      toPaise(Math.min(...wantedVariants(filter as ListingFilter, piece).map(unitPrice))),
    ),
  )
  expect(facets).toEqual(facetsOf(filter as ListingFilter, sold, attributes))
})

test('Scenario: values are counted only on request; the rest is the same', () => {
  const ruby: Piece = [{ sellPrice: 2, offerPrice: 0, stock: 1, values: { gem: 'ruby' } }]
  const list = listOf([ruby, ruby])
  for (const filter of [{ attributes: {} }, { attributes: {}, stock: 'in' as const }]) {
    const [asked, unasked] = [list(filter), list(filter, false)]
    expect([asked, unasked].map(({ counted }) => counted.countOf('ruby'))).toEqual([2, 0])
    expect(unasked.facets).toEqual({ ...asked.facets, attributes: [] })
    expect(unasked.counted.matched.array()).toEqual([0, 1])
  }
})
