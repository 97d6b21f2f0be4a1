import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { pageByPrice } from '../../../server/catalogue/listing/byPrice.ts'
import { noColumns, withCapacity } from '../../../server/catalogue/listing/columns.ts'
import { createShapes } from '../../../server/catalogue/listing/shapes.ts'
import { createVariants, type PieceVariants } from '../../../server/catalogue/listing/variants.ts'

describe('The columns of pieces', () => {
  test('Scenario: they grow for a piece with a high number, and keep their values', () => {
    const small = withCapacity(noColumns, 3)
    small.price[3] = 250
    small.newest[3] = 17
    const grown = withCapacity(small, small.price.length)
    expect([grown.price[3], grown.newest[3]]).toEqual([250, 17])
    expect(grown.price.length).toBeGreaterThan(small.price.length)
    expect(grown.newest).toHaveLength(grown.price.length)
  })

  test('Scenario: columns with sufficient capacity are not replaced', () => {
    const columns = withCapacity(noColumns, 0)
    expect(withCapacity(columns, columns.price.length - 1)).toBe(columns)
  })
})

describe('The kinds of pieces', () => {
  const values = Array.from({ length: 13 }, (_, i) => `value ${i}`)
  const open = () => {
    const shapes = createShapes()
    const kindOf = (...variants: number[][]) =>
      shapes.patternOf(variants.map((variant) => variant.map((value) => values[value] ?? '')))
    // Numbers each value by its place, and each variant of one value like its value.
    kindOf(...values.map((_, value) => [value]))
    return { shapes, kindOf }
  }

  test('Scenario: the same values are one kind, whatever their order', () => {
    const { kindOf } = open()
    expect(kindOf([2, 10], [3])).toBe(kindOf([10, 2], [3]))
  })

  test('Scenario: other values, or other variants, are another kind', () => {
    const { shapes, kindOf } = open()
    const kinds = [kindOf([1, 12]), kindOf([11], [2]), kindOf([1], [12]), kindOf([12], [1])]
    expect(new Set(kinds).size).toBe(4)
    expect(shapes.patterns[kinds[2] ?? 0]?.map((shape) => shapes.all[shape])).toEqual([[1], [12]])
  })
})

describe('The variants of pieces', () => {
  type Kept = ReturnType<typeof createVariants>

  const read = (kept: Kept, piece: number) => {
    const { first, count, pattern, lowest, highest, price, inStock } = kept.columns()
    const [from, to] = [first[piece] ?? 0, (first[piece] ?? 0) + (count[piece] ?? 0)]
    return {
      pattern: pattern[piece],
      ...{ lowest: lowest[piece], highest: highest[piece] },
      offers: Array.from({ length: to - from }, (_, i) => [price[from + i], inStock[from + i]]),
    }
  }

  const expected = ({ pattern, offers }: PieceVariants) => ({
    pattern,
    lowest: Math.min(...offers.map(({ price }) => price)),
    highest: Math.max(...offers.map(({ price }) => price)),
    offers: offers.map(({ price, stock }) => [price, stock > 0 ? 1 : 0]),
  })

  const variants = fc.record({
    pattern: fc.nat(9),
    offers: fc.array(fc.record({ price: fc.integer({ min: 1, max: 999 }), stock: fc.nat(2) }), {
      minLength: 1,
      maxLength: 40,
    }),
  })

  property.prop([
    fc.array(fc.record({ piece: fc.oneof(fc.nat(30), fc.nat(5_000)), variants }), {
      minLength: 60,
      maxLength: 160,
    }),
  ])('every piece keeps those that it was given last, whatever came and went beside it', (puts) => {
    const kept = createVariants()
    const model = new Map<number, PieceVariants>()
    for (const { piece, variants } of puts) {
      kept.put(piece, variants)
      model.set(piece, variants)
    }
    const pieces = [...model.keys()]
    expect(pieces.map((piece) => read(kept, piece))).toEqual([...model.values()].map(expected))
  })

  test('Scenario: a piece that changes repeatedly uses no more memory', () => {
    const kept = createVariants()
    const offers = (many: number) => Array.from({ length: many }, () => ({ price: 1, stock: 1 }))
    for (let i = 0; i < 2_000; i += 1) kept.put(0, { pattern: 0, offers: offers(1 + (i % 20)) })
    expect(kept.columns().price.length).toBe(1_024)
  })
})

property.prop([
  fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 }),
  fc.constantFrom('asc' as const, 'desc' as const),
  fc.nat(32),
  fc.integer({ min: 1, max: 12 }),
])(
  'a page by price is cut from the whole list sorted by price',
  (prices, direction, offset, limit) => {
    const pieces = prices.map((_, i) => 100 - i)
    const all = pieces
      .map((piece, i) => ({ piece, price: prices[i] ?? 0 }))
      .toSorted((a, b) => a.price - b.price || a.piece - b.piece)
      .map(({ piece }) => piece)
    const whole = direction === 'asc' ? all : all.toReversed()
    expect(pageByPrice(pieces, prices, direction, { offset, limit }, (a, b) => a - b)).toEqual(
      whole.slice(offset, offset + limit),
    )
  },
)
