import { expect, test } from 'vitest'
import { quantityRuleOf } from '../../../src/domain/cart/quantity.ts'
import { tradeTerms } from '../../../src/domain/catalogue/tradeTerms.ts'

const rings = quantityRuleOf(['rings'])
const chains = quantityRuleOf(['metals_silver-92.5_chains'])
const stocks = (...pieces: readonly number[]) => pieces.map((stock) => ({ stock }))

test.each([
  ['a ring', false, rings, { minimum: 1, step: 1 }],
  ['a ring whose sizes are a table: five pieces together', true, rings, { minimum: 5, step: 1 }],
  ['a chain', false, chains, { minimum: 10, step: 10 }],
  ['a chain whose lengths are a table: ten of each', true, chains, { minimum: 10, step: 10 }],
])('The fewest pieces of %s (rules Q1, Q2, Q5)', (_, moreCombination, quantityRule, terms) => {
  expect(tradeTerms({ moreCombination, quantityRule }, stocks(3))).toEqual({
    ...terms,
    inStock: 'all',
  })
})

test.each([
  ['all', stocks(1, 200)],
  ['some', stocks(0, 1)],
  ['none', stocks(0, 0)],
] as const)('%s of the variants are in stock (rule O5)', (inStock, left) => {
  expect(tradeTerms({ moreCombination: false, quantityRule: rings }, left)).toMatchObject({
    inStock,
  })
})
