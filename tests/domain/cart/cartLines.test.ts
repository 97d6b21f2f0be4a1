import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  cartTotals,
  displayRow,
  groupCart,
  isRowLate,
  orderBlocks,
} from '../../../src/domain/cart/cartLines.ts'
import { cartRow } from '../../machines/fixtures.ts'

const inr = { symbol: '₹', exchange_rate: 1 }
const row = fc
  .record({
    slug: fc.constantFrom('ring', 'chain', 'hoops'),
    quantity: fc.integer({ min: 1, max: 50_000 }),
    stock: fc.integer({ min: 0, max: 1_000 }),
    sellPrice: fc.integer({ min: 1, max: 1_000_000 }).map((paise) => paise / 100),
    weight: fc.integer({ min: 1, max: 100_000 }).map((mg) => mg / 1000),
    mixedVariant: fc.boolean(),
  })
  .map(({ slug, ...cart }) => cartRow({ ...cart, productSlug: slug }))
const rows = fc
  .array(row, { maxLength: 12 })
  .map((all) => all.map((one, position) => ({ ...one, _id: `r${position}` })))
const rate = fc.integer({ min: 1, max: 5_000_000 }).map((millionths) => millionths / 1e6)

describe('Every cart', () => {
  property.prop([rows])('every row is in exactly one line, in the order it came', (all) => {
    const lines = groupCart(all, inr)
    expect(
      lines
        .flatMap((line) => line.rows)
        .map(({ _id }) => _id)
        .toSorted(),
    ).toEqual(all.map(({ _id }) => _id).toSorted())
    expect(new Set(lines.map((line) => line.productSlug)).size).toBe(lines.length)
    expect(lines.map((line) => line.productSlug)).toEqual([
      ...new Set(all.map(({ cart }) => cart.productSlug)),
    ])
  })

  property.prop([rows, rate])(
    'the total is the sum of what the rows show',
    (all, exchange_rate) => {
      const currency = { symbol: '¤', exchange_rate }
      const totals = cartTotals(groupCart(all, currency))
      expect(totals.price).toBe(all.reduce((sum, one) => sum + displayRow(one, currency), 0))
      expect(totals.quantity).toBe(all.reduce((sum, { cart }) => sum + cart.quantity, 0))
    },
  )

  property.prop([rows])('a line is late when some row of it is', (all) => {
    for (const line of groupCart(all, inr))
      expect(line.outOfStock).toBe(line.rows.some(({ cart }) => cart.quantity > cart.stock))
  })
})

test('Scenario: four pooled pieces block the order until there are five', () => {
  const four = [
    cartRow({ mixedVariant: true, quantity: 3 }),
    cartRow({ mixedVariant: true, quantity: 1 }),
  ]
  const five = [...four, cartRow({ mixedVariant: true, quantity: 1 })]
  expect([four, five].map((all) => cartTotals(groupCart(all, inr)).canOrder)).toEqual([false, true])
  expect(cartTotals([]).canOrder).toBe(false)
})

test('Scenario: rows with different pictures each show their own', () => {
  const row = (image: string) => cartRow({ image }, image)
  const looks = (...rows: string[]) => groupCart(rows.map(row), inr)[0]?.looksDiffer
  expect([looks('gold'), looks('gold', 'gold'), looks('gold', 'rose')]).toEqual([
    ...[false, false, true],
  ])
})

test('Scenario: of two sizes only the one beyond its stock is late', () => {
  const rows = [cartRow({ quantity: 3, stock: 3 }), cartRow({ quantity: 4, stock: 3 })]
  expect(rows.map(isRowLate)).toEqual([false, true])
})

test('Scenario: the rows of a product make one line with their total', () => {
  const ring = { productSlug: 'ring', mixedVariant: true, sellPrice: 10, weight: 1.5 }
  const late = cartRow({ ...ring, quantity: 2, stock: 1 }, 'r1')
  const enough = cartRow({ ...ring, mixedVariant: false, quantity: 3, stock: 3 }, 'r2')
  const chain = { productSlug: 'chain', sellPrice: 99.99, offerPrice: 80.5, weight: 0.001 }
  const other = cartRow({ ...chain, quantity: 10, stock: 10 }, 'r3')
  const lines = groupCart([late, other, enough], inr)
  expect(lines).toMatchObject([
    {
      ...{ productSlug: 'ring', rows: [late, enough], totalQuantity: 5, totalWeight: 7.5 },
      ...{ totalPrice: 5_000, outOfStock: true, belowMinimum: false },
    },
    {
      ...{ productSlug: 'chain', rows: [other], totalQuantity: 10, totalWeight: 0.01 },
      ...{ totalPrice: 80_500, outOfStock: false, belowMinimum: false },
    },
  ])
  expect(cartTotals(lines)).toEqual({
    ...{ quantity: 15, weight: 7.51, price: 85_500, outOfStock: true, canOrder: true },
  })
  const few = groupCart([cartRow({ ...ring, quantity: 4 }, 'r4'), other], inr)
  expect(cartTotals(few)).toMatchObject({ outOfStock: false, canOrder: false })
})

test('Scenario: everything that stops an order is named', () => {
  const sold = cartRow({ productSlug: 'ring', mixedVariant: true, quantity: 5 })
  const unsold = cartRow({ productSlug: 'chain', isSold: false, quantity: 10 })
  const few = cartRow({ productSlug: 'hoops', mixedVariant: true, quantity: 4 })
  expect(orderBlocks([sold])).toEqual({ unsold: 0, isBelowMinimum: false })
  expect(orderBlocks([sold, unsold, unsold, few])).toEqual({ unsold: 2, isBelowMinimum: true })
})
