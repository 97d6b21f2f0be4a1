import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { SellingTerms, ShippingZone } from '../../../../src/contracts/selling.ts'
import { chargesOf } from '../../../../src/domain/orders/charges/charges.ts'
import { orderCharges } from '../../../../src/domain/orders/charges/orderCharges.ts'
import { spread } from '../../../../src/domain/orders/charges/spread.ts'
import { noTerms, termsAt } from '../../../../src/domain/orders/charges/terms.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
const amount = fc.integer({ min: 0, max: 9_000_000_000 })

describe('Spreading an amount over lines', () => {
  test('Scenario: the largest remainders get the units that are left', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(spread(10, [1, 2, 2])).toEqual([2, 4, 4])
    expect(spread(5, [10, 20, 30])).toEqual([1, 2, 2])
    expect(spread(7, [0, 0])).toEqual([7, 0])
  })

  test('Property: shares add up, are whole, and none is a unit away from its exact share', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 40 }), (whole, sizes) => {
        const shares = spread(whole, sizes)
        expect(sum(shares)).toBe(whole)
        const all = sizes.reduce((total, size) => total + BigInt(size), 0n)
        if (all === 0n) return
        for (const [i, share] of shares.entries()) {
          const away = BigInt(share) * all - BigInt(whole) * BigInt(sizes[i] ?? 0)
          expect(away < all && away > -all).toBe(true)
        }
      }),
    )
  })
})

const half = [{ name: 'VAT', percent: 50 }]
const tenth = [{ name: 'VAT', percent: 10 }]

describe('What an order comes to', () => {
  test('Scenario: tax is computed after the coupon, and shipping is taxed as the goods are', () => {
    const charges = chargesOf({
      lines: [
        { total: 6_000, taxes: half },
        { total: 4_000, taxes: tenth },
      ],
      ...{ discount: 1_000, shipping: 300 },
    })
    // 6,000 − 600 + 180 and 4,000 − 400 + 120
    expect(charges).toEqual({
      discounts: [600, 400],
      taxes: [
        { name: 'VAT', percent: 50, base: 5_580, amount: 2_790 },
        { name: 'VAT', percent: 10, base: 3_720, amount: 372 },
      ],
      ...{ tax: 3_162, total: 9_300 + 3_162 },
    })
  })

  test('Scenario: a rate is rounded once, for all its lines together', () => {
    const line = { total: 5, taxes: tenth }
    const { tax } = chargesOf({ lines: [line, line, line], discount: 0, shipping: 0 })
    // Three times 0.5, rounded each, would be 3.
    expect(tax).toBe(2)
  })

  test('Property: the total is its parts, and no line has more discount than it costs', () => {
    const lines = fc.array(fc.record({ total: amount, taxes: fc.constantFrom(half, tenth, []) }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(lines, amount, amount, (lines, wanted, shipping) => {
        const goods = sum(lines.map(({ total }) => total))
        const discount = Math.min(wanted, goods)
        const charges = chargesOf({ lines, discount, shipping })
        expect(charges.total).toBe(goods - discount + shipping + charges.tax)
        expect(charges.tax).toBe(sum(charges.taxes.map((each) => each.amount)))
        expect(charges.discounts.every((each, i) => each <= (lines[i]?.total ?? 0))).toBe(true)
        const taxed = lines.some(({ taxes }) => taxes.length === 0)
        const bases = sum(charges.taxes.map(({ base }) => base))
        expect(
          taxed ? bases <= goods - discount + shipping : bases === goods - discount + shipping,
        ).toBe(true)
      }),
    )
  })
})

describe('Shipping', () => {
  const zone = (more: Partial<ShippingZone>): ShippingZone => ({
    countries: [],
    steps: [
      { upTo: 500, cost: 100 },
      { upTo: 2_000, cost: 250 },
    ],
    ...{ perKilogram: 40, freeFrom: null },
    ...more,
  })
  const terms = (...shipping: ShippingZone[]): SellingTerms => ({ ...noTerms('Alma'), shipping })
  const late = { total: 1_000, displayTotal: 10, hsCode: '', isLate: true }
  const ship = (selling: SellingTerms, weights: readonly number[], more = {}) =>
    orderCharges(selling, {
      lines: weights.map((grams, i) => ({ ...late, weight: grams * 1_000, isLate: i > 0 })),
      address: { country: 'India', pincode: '' },
      ...{ shipping: 'together', rate: 0.01, discount: 0, displayDiscount: 0 },
      ...more,
    })
  const costs = (selling: SellingTerms, weights: readonly number[], more = {}) =>
    ship(selling, weights, more)?.shippingCost

  test('Scenario: a parcel costs by its step, and above the last one by each kilogram begun', () => {
    const selling = terms(zone({}))
    expect(costs(selling, [500])).toBe(10_000)
    expect(costs(selling, [500.001])).toBe(25_000)
    expect(costs(selling, [2_000])).toBe(25_000)
    expect(costs(selling, [2_001])).toBe(29_000)
    expect(costs(selling, [4_000.5])).toBe(37_000)
  })

  test('Scenario: the packing of each parcel is weighed too', () => {
    expect(costs({ ...terms(zone({})), packingWeight: 80 }, [450])).toBe(25_000)
  })

  test('Scenario: a split order pays for both parcels', () => {
    const selling = terms(zone({}))
    expect(costs(selling, [400, 300])).toBe(25_000)
    expect(costs(selling, [400, 300], { shipping: 'split' })).toBe(20_000)
    expect(costs(selling, [400], { shipping: 'split' })).toBe(10_000)
  })

  test('Scenario: it is free from a value of the goods after the coupon', () => {
    const selling = terms(zone({ freeFrom: 20 }))
    expect(costs(selling, [400, 300])).toBe(0)
    expect(costs(selling, [400, 300], { discount: 1 })).toBe(25_000)
  })

  test('Scenario: the zone that names the country takes precedence over the one for all others', () => {
    const rest = zone({ steps: [{ upTo: 500, cost: 900 }] })
    const selling = terms(rest, zone({ countries: ['IN'] }))
    expect(costs(selling, [100])).toBe(10_000)
    expect(costs(selling, [100], { address: { country: 'Nepal', pincode: '' } })).toBe(90_000)
  })

  test('Scenario: without a zone for the country nothing is sent there; without any zone it is free', () => {
    const selling = terms(zone({ countries: ['IT'] }))
    expect(ship(selling, [100])).toBeUndefined()
    expect(costs(terms(), [100])).toBe(0)
  })

  test('Scenario: the cost is converted into the currency of the order', () => {
    expect(ship(terms(zone({})), [100])).toMatchObject({ displayShipping: 100 })
  })
})

describe('The terms in force', () => {
  const from = (day: string): SellingTerms => ({ ...noTerms('Alma'), from: day })
  const all = [from('2026-04-01'), from('2025-01-01'), from('2027-01-01')]
  const at = (moment: string) => termsAt(all, Date.parse(moment))?.from

  test('Scenario: they begin with their first day, in UTC', () => {
    expect(at('2024-12-31T23:59:59.999Z')).toBeUndefined()
    expect(at('2025-01-01T00:00:00.000Z')).toBe('2025-01-01')
    expect(at('2026-03-31T23:59:59.999Z')).toBe('2025-01-01')
    expect(at('2026-04-01T00:00:00.000Z')).toBe('2026-04-01')
  })
})
