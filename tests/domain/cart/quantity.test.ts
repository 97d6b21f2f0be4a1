import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { QuantityRule } from '../../../src/contracts/catalogue/product.ts'
import {
  chainCategories,
  decrement,
  increment,
  isValidQuantity,
  meetsPooledMinimum,
  moveUp,
  nearestValid,
  quantityRuleOf,
} from '../../../src/domain/cart/quantity.ts'

const rule: fc.Arbitrary<QuantityRule> = fc
  .record({
    minimum: fc.integer({ min: 1, max: 50 }),
    step: fc.integer({ min: 1, max: 50 }),
    spare: fc.integer({ min: 0, max: 49_900 }),
  })
  .map(({ minimum, step, spare }) => ({ minimum, step, maximum: minimum + spare }))
const quantity = fc.integer({ min: -100, max: 60_000 })

describe('Every rule and quantity', () => {
  property.prop([rule, quantity])('a stepped quantity is always valid', (r, q) => {
    expect([isValidQuantity(r, increment(r, q)), isValidQuantity(r, decrement(r, q))]).toEqual([
      true,
      true,
    ])
  })

  property.prop([rule, quantity])('an increment never lowers a valid quantity', (r, q) => {
    const valid = moveUp(r, q)
    expect(increment(r, valid)).toBeGreaterThanOrEqual(valid)
    expect(decrement(r, valid)).toBeLessThanOrEqual(valid)
  })

  property.prop([rule, fc.double()])('a typed quantity is moved to a valid one', (r, q) => {
    expect(isValidQuantity(r, moveUp(r, q))).toBe(true)
  })

  property.prop([rule, quantity])('a valid quantity stays where it is', (r, q) => {
    const valid = moveUp(r, q)
    expect(moveUp(r, valid)).toBe(valid)
  })

  property.prop([rule, quantity])('the nearest valid quantities enclose a refused one', (r, q) => {
    fc.pre(!isValidQuantity(r, q))
    const { below, above } = nearestValid(r, q)
    if (below !== undefined) {
      expect(isValidQuantity(r, below)).toBe(true)
      expect(below).toBeLessThan(q)
    }
    if (above !== undefined) {
      expect(isValidQuantity(r, above)).toBe(true)
      expect(above).toBeGreaterThan(q)
    }
    expect(below === undefined && above === undefined && r.maximum - r.minimum >= r.step).toBe(
      false,
    )
  })
})

describe('The rules of the shop', () => {
  const chain = quantityRuleOf(['metals', chainCategories[1]])

  test('Scenario: a chain at 1 goes to 10, then to 20, and ends at 50000', () => {
    expect([increment(chain, 1), increment(chain, 10), increment(chain, 50_000)]).toEqual([
      10, 20, 50_000,
    ])
  })

  test('Scenario: all others go in steps of 1 from 1', () => {
    expect(quantityRuleOf(['rings'])).toEqual({ minimum: 1, step: 1, maximum: 50_000 })
  })

  test('Scenario: 15 of a chain is refused with 10 and 20, and raised to 20 when typed', () => {
    expect([nearestValid(chain, 15), moveUp(chain, 15), moveUp(chain, Number.NaN)]).toEqual([
      { below: 10, above: 20 },
      20,
      10,
    ])
  })

  test('Scenario: 1 to 4 pieces of a pooled product are not allowed', () => {
    expect([0, 1, 4, 5].map((pieces) => meetsPooledMinimum(true, pieces))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(meetsPooledMinimum(false, 1)).toBe(true)
  })
})

test('the minimum and the maximum may be ordered, and nothing beyond, between steps or in part', () => {
  const tens = quantityRuleOf([chainCategories[0]])
  const valid = [0, 9, 10, 15, 20, 49_990, 50_000, 50_010, 20.5, Number.NaN]
  expect(valid.filter((each) => isValidQuantity(tens, each))).toEqual([10, 20, 49_990, 50_000])
  expect(quantityRuleOf(['rings', chainCategories[1]])).toEqual(tens)
  expect([nearestValid(tens, 9), nearestValid(tens, 50_001)]).toEqual([
    ...[{ above: 10 }, { below: 50_000 }],
  ])
})
