import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cartTotals, displayRow, groupCart } from '../../src/domain/cartLines.ts'
import { cartRow } from '../machines/fixtures.ts'

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
  property.prop([rows])('every row stands in exactly one line, in the order it came', (all) => {
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
