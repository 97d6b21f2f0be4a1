import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { exactPrice } from '../../../../src/domain/orders/papers/exactPrice.ts'
import { convert, fromMinor } from '../../../../src/domain/settings/money.ts'

test.each([
  ['165 paise at 1, 10 pieces', 16.5, 10, { minor: 165, pieces: 1 }],
  ['1.716 € each, 900 pieces', 1_544.4, 900, { minor: 1_716, pieces: 10 }],
  ['1.716 € each, 5 pieces', 8.58, 5, { minor: 1_716, pieces: 10 }],
  ['0.00572 € each, 10,000 pieces', 57.2, 10_000, { minor: 572, pieces: 1000 }],
  ['a third of a cent each, 3 pieces', 0.01, 3, { minor: 3, pieces: 10 }],
] as const)('%s', (_, displayTotal, quantity, price) => {
  expect(exactPrice({ displayTotal, quantity })).toEqual(price)
})

property.prop([
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.integer({ min: 1, max: 50_000 }),
  fc.constantFrom(1, 0.0104, 0.0117, 0.0088),
])('a price for 1 to 100 pieces times the quantity is the amount', (paise, quantity, rate) => {
  const total = convert(paise, rate, quantity)
  const { minor, pieces } = exactPrice({ displayTotal: fromMinor(total), quantity })
  if (pieces < 1000) expect(Math.round((minor * quantity) / pieces)).toBe(total)
})
