import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  convert,
  displayLine,
  displayUnit,
  formatGrams,
  formatMoney,
  fromMinor,
  toPaise,
  unitPrice,
} from '../../src/domain/money.ts'

/** A rate as people write it: digits and how many of them are decimals. */
const rate = fc
  .record({
    digits: fc.integer({ min: 1, max: 999_999_999 }),
    decimals: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ digits, decimals }) => ({ digits, decimals, value: digits / 10 ** decimals }))

/** Half away from zero in whole numbers, written another way than the code does. */
const reference = (paise: number, digits: number, decimals: number) => {
  const product = BigInt(Math.abs(paise)) * BigInt(digits)
  const unit = 10n ** BigInt(decimals)
  const whole = product / unit
  const rounded = (product % unit) * 2n >= unit ? whole + 1n : whole
  return Number(paise < 0 ? -rounded : rounded)
}

const paise = fc.integer({ min: -100_000_000, max: 100_000_000 })
const rupees = fc.integer({ min: 0, max: 10_000_000 }).map(fromMinor)

describe('Every amount and rate', () => {
  property.prop([paise, rate])('converts exactly, half away from zero', (amount, r) => {
    expect(convert(amount, r.value) + 0).toBe(reference(amount, r.digits, r.decimals) + 0)
  })

  property.prop([rupees])('rupees on the wire are whole paise', (amount) => {
    expect(fromMinor(toPaise(amount))).toBe(amount)
  })

  property.prop([rupees, rupees, rate, fc.array(fc.integer({ min: 1, max: 50_000 }))])(
    'lines add up by hand: unit times pieces, to the last digit',
    (sellPrice, offerPrice, r, quantities) => {
      const prices = { sellPrice, offerPrice }
      const currency = { symbol: '¤', exchange_rate: r.value }
      const all = quantities.reduce((sum, quantity) => sum + quantity, 0)
      fc.pre(Number.isSafeInteger(displayUnit(prices, currency) * all))
      expect(
        quantities.reduce((sum, quantity) => sum + displayLine(prices, quantity, currency), 0),
      ).toBe(displayUnit(prices, currency) * all)
    },
  )

  property.prop([rupees, rupees])('the offer counts when above 0', (sellPrice, offerPrice) => {
    expect(unitPrice({ sellPrice, offerPrice })).toBe(offerPrice > 0 ? offerPrice : sellPrice)
  })
})

describe('What the buyer reads', () => {
  test('Scenario: halves go away from zero where binary fractions would not', () => {
    expect([convert(1005, 0.1), convert(-5, 0.1), convert(35, 0.0143)]).toEqual([101, -1, 1])
  })

  test('Scenario: the chosen symbol with two decimals, as the language writes it', () => {
    expect([
      formatMoney(123_456_750, { symbol: '€' }, 'en'),
      formatMoney(123_456_750, { symbol: '€' }, 'de').replace(/\s/g, ' '),
      formatGrams(3.2, 'en'),
      formatGrams(3.2, 'it'),
    ]).toEqual(['€1,234,567.50', '1.234.567,50 €', '3.20', '3,20'])
  })
})
