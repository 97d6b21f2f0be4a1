import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { discountOf } from '../../../src/domain/orders/discount.ts'
import { exactMinor, exactRate } from '../../support/values/exactMoney.ts'

const amount = fc.integer({ min: 0, max: 1e13 })
const hundredths = fc.integer({ min: 1, max: 10_000 })

describe('Every coupon', () => {
  property.prop([amount, amount, hundredths])(
    'a share is taken of each total and rounded once',
    (totalPrice, displayTotal, share) => {
      const rate = { digits: share, decimals: 4, value: share / 10_000 }
      expect(
        discountOf({ hundredths: share, amount: null }, { totalPrice, displayTotal, rate: 1 }),
      ).toEqual({
        discount: exactMinor(totalPrice, rate),
        displayDiscount: exactMinor(displayTotal, rate),
      })
    },
  )

  property.prop([amount, amount, fc.integer({ min: 1, max: 1e9 }), exactRate])(
    'an amount is converted once, and leaves nothing to pay when it covers the order',
    (totalPrice, displayTotal, paise, rate) => {
      const off = discountOf(
        { hundredths: null, amount: paise },
        { totalPrice, displayTotal, rate: rate.value },
      )
      expect(off).toEqual(
        paise >= totalPrice
          ? { discount: totalPrice, displayDiscount: displayTotal }
          : {
              discount: paise,
              displayDiscount: Math.min(exactMinor(paise, rate), displayTotal),
            },
      )
    },
  )
})

test('Scenario: two lines of ₹5 show €0.06 each, and a coupon of ₹10 takes off both', () => {
  expect(
    discountOf(
      { hundredths: null, amount: 1_000 },
      { totalPrice: 1_000, displayTotal: 12, rate: 0.011 },
    ),
  ).toEqual({ discount: 1_000, displayDiscount: 12 })
})
