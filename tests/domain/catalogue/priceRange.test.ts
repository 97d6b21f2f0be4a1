import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { leastShownAs, mostShownAs } from '../../../src/domain/catalogue/priceRange.ts'
import { convert } from '../../../src/domain/settings/money.ts'

const rates = fc.constantFrom(1, 0.0119, 0.011_9, 0.000_31, 1.75, 83.25, 0.5)
const minor = fc.integer({ min: 0, max: 2_000_000 })

property.prop([minor, rates])(
  'the least amount that is shown so is followed by one that is not',
  (shown, exchange_rate) => {
    const least = leastShownAs(shown, { exchange_rate })
    expect(convert(least, exchange_rate)).toBeGreaterThanOrEqual(shown)
    if (least > 0) expect(convert(least - 1, exchange_rate)).toBeLessThan(shown)
  },
)

property.prop([minor, rates])(
  'the most that is shown so is the amount before the least of the next one',
  (shown, exchange_rate) => {
    const most = mostShownAs(shown, { exchange_rate })
    expect(convert(most, exchange_rate)).toBeLessThanOrEqual(shown)
    expect(convert(most + 1, exchange_rate)).toBeGreaterThan(shown)
  },
)

test('less than half a cent is shown as 0.00', () => {
  expect(leastShownAs(0, { exchange_rate: 0.0119 })).toBe(0)
  // Half a cent, from which on a cent is shown, is 42.02 paise.
  expect([
    mostShownAs(0, { exchange_rate: 0.0119 }),
    leastShownAs(1, { exchange_rate: 0.0119 }),
  ]).toEqual([42, 43])
})
