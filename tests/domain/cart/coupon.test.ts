import { expect, test } from 'vitest'
import { couponOn } from '../../../src/domain/cart/coupon.ts'
import { cartRow } from '../../machines/fixtures.ts'

const rupees = { symbol: '₹', exchange_rate: 1 }
const rows = [cartRow({ sellPrice: 100, quantity: 3 }), cartRow({ sellPrice: 50, quantity: 2 })]

test.each([
  ['ten percent', { hundredths: 1_000, amount: null, minimum: 0 }, 4_000],
  ['an amount', { hundredths: null, amount: 150, minimum: 400 }, 15_000],
  ['more than the total', { hundredths: null, amount: 500, minimum: 0 }, 40_000],
])('%s', (_, terms, discount) => {
  expect(couponOn(terms, rows, { symbol: '$', exchange_rate: 0.01 })).toEqual({
    ...{ kind: 'applies', discount, displayDiscount: discount / 100 },
  })
})

test('a cart that is worth too little has no discount', () => {
  const terms = { hundredths: 1_000, amount: null, minimum: 400.01 }
  expect(couponOn(terms, rows, rupees)).toEqual({ kind: 'belowMinimum' })
})
