import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  convert,
  displayLine,
  displayPrice,
  formatGrams,
  formatMoney,
  formatPercent,
  fromMinor,
  toPaise,
  unitPrice,
} from '../../../src/domain/settings/money.ts'
import { exactly, exactMinor, exactRate } from '../../support/values/exactMoney.ts'

const paise = fc.integer({ min: -100_000_000, max: 100_000_000 })
/** Paise; prices of small findings are generated as often as all others. */
const price = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 1e13 }))
const quantity = fc.integer({ min: 1, max: 50_000 })
const rupees = fc.integer({ min: 0, max: 10_000_000 }).map(fromMinor)

describe('Every amount and rate', () => {
  property.prop([paise, exactRate])('converts exactly, half away from zero', (amount, rate) => {
    expect(convert(amount, rate.value) + 0).toBe(exactMinor(amount, rate) + 0)
  })

  property.prop([rupees])('rupees on the wire are whole paise', (amount) => {
    expect(fromMinor(toPaise(amount))).toBe(amount)
  })

  property.prop([price, exactRate, quantity])(
    'a line is the exact amount of all its pieces, rounded once',
    (paise, rate, pieces) => {
      const prices = { sellPrice: fromMinor(paise), offerPrice: 0 }
      expect(displayLine(prices, pieces, { symbol: '¤', exchange_rate: rate.value })).toBe(
        exactMinor(paise, rate, pieces),
      )
    },
  )

  property.prop([price, exactRate])(
    'a price is shown for the fewest pieces that do not distort it by more than 0.5 %',
    (paise, rate) => {
      const distorts = (pieces: number) => {
        const { numerator, denominator } = exactly(paise, rate, pieces)
        const shown = BigInt(exactMinor(paise, rate, pieces)) * denominator
        const error = shown > numerator ? shown - numerator : numerator - shown
        return error * 1000n > numerator * 5n
      }
      const pieces = ([1, 10, 100] as const).find((each) => !distorts(each)) ?? 1000
      expect(displayPrice(paise, { exchange_rate: rate.value })).toEqual({
        minor: exactMinor(paise, rate, pieces),
        pieces,
      })
    },
  )

  property.prop([rupees, rupees])('the offer counts when above 0', (sellPrice, offerPrice) => {
    expect(unitPrice({ sellPrice, offerPrice })).toBe(offerPrice > 0 ? offerPrice : sellPrice)
  })
})

describe('Displayed amounts', () => {
  test('Scenario: halves are rounded away from zero, without errors of binary fractions', () => {
    expect([convert(1005, 0.1), convert(-5, 0.1), convert(35, 0.0143)]).toEqual([101, -1, 1])
    expect([convert(2, 1.5e21), convert(2_000_000, 1.5e-7)]).toEqual([3e21, 0])
  })

  test('Scenario: the chosen symbol with two decimals, in the format of the language', () => {
    expect([
      formatMoney(123_456_750, { symbol: '€' }, 'en'),
      formatMoney(123_456_750, { symbol: '€' }, 'de').replace(/\s/g, ' '),
      formatGrams(3.2, 'en'),
      formatGrams(3.2, 'it'),
    ]).toEqual(['€1,234,567.50', '1.234.567,50 €', '3.20', '3,20'])
  })

  test.each([
    ['INR', 1, { minor: 55, pieces: 1 }, 550_000],
    ['USD', 0.0117, { minor: 644, pieces: 1000 }, 6_435],
    ['EUR', 0.0104, { minor: 57, pieces: 100 }, 5_720],
    ['GBP', 0.0088, { minor: 484, pieces: 1000 }, 4_840],
    ['a rate that 100 pieces suffice for', 0.0087, { minor: 48, pieces: 100 }, 4_785],
    ['a rate that 1,000 pieces do not suffice for', 1e-6, { minor: 0, pieces: 1000 }, 1],
  ])('Scenario: 10,000 jump rings of ₹0.55 in %s', (_code, exchange_rate, shown, line) => {
    const prices = { sellPrice: 0.55, offerPrice: 0 }
    expect([
      displayPrice(55, { exchange_rate }),
      displayLine(prices, 10_000, { symbol: '¤', exchange_rate }),
    ]).toEqual([shown, line])
  })

  test('Scenario: a free piece costs 0, and is shown for one piece', () => {
    expect(displayPrice(0, { exchange_rate: 0.0088 })).toEqual({ minor: 0, pieces: 1 })
  })
})

test.each([
  [12.5, 'en', '12.5%'],
  [3, 'en', '3%'],
  [0.125, 'en', '0.125%'],
  [0.0004, 'en', '0%'],
  [12.5, 'it', '12,5%'],
])('%s percent is written in %s as %s', (percent, language, text) => {
  expect(formatPercent(percent, language)).toBe(text)
})
