import { expect, test } from 'vitest'
import { quantityRuleOf } from '../../../src/domain/cart/quantity.ts'
import { tradeTerms } from '../../../src/domain/catalogue/tradeTerms.ts'

const rings = quantityRuleOf(['rings'])
const chains = quantityRuleOf(['metals_silver-92.5_chains'])
const stocks = (...pieces: readonly number[]) =>
  pieces.map((stock) => ({ stock, sku: 'RG06', values: {} }))
const plain = { attributes: [], moreCombination: false, quantityRule: rings, stock: 0 }

test.each([
  ['a ring', false, rings, { minimum: 1, step: 1 }],
  ['a ring whose sizes are a table: five pieces together', true, rings, { minimum: 5, step: 1 }],
  ['a chain', false, chains, { minimum: 10, step: 10 }],
  ['a chain whose lengths are a table: ten of each', true, chains, { minimum: 10, step: 10 }],
])('The fewest pieces of %s (rules Q1, Q2, Q5)', (_, moreCombination, quantityRule, terms) => {
  expect(tradeTerms({ ...plain, moreCombination, quantityRule }, stocks(3))).toMatchObject(terms)
})

test.each([
  ['all', stocks(1, 200)],
  ['some', stocks(0, 1)],
  ['none', stocks(0, 0)],
] as const)('%s of the variants are in stock (rule O5)', (inStock, left) => {
  expect(tradeTerms(plain, left)).toMatchObject({
    inStock,
  })
})

test('The stock of a product without variants is its own', () => {
  expect([tradeTerms(plain, []).inStock, tradeTerms({ ...plain, stock: 1 }, []).inStock]).toEqual([
    'none',
    'all',
  ])
})

test('The attributes that are still open have the number of their remaining values (rule V9)', () => {
  const attribute = (_id: string) => ({ _id, name: { en: _id }, variants: [] })
  const left = ['S', 'M'].map((size) => ({ stock: 1, sku: 'R', values: { size, finish: 'gold' } }))
  const { open } = tradeTerms({ ...plain, attributes: ['finish', 'size'].map(attribute) }, left)
  expect(open.map(({ attribute: { _id }, count }) => [_id, count])).toEqual([['size', 2]])
})

test.each([
  ['RG06-S', 'RG06-M', 'RG06'],
  ['RG06-G-52', 'RG06-G-54', 'RG06-G'],
  // The numbers differ within a word.
  ['RG06-G-52', 'RG07-G-52', undefined],
  ['RING-061', 'RING-062', 'RING'],
  ['RG06', 'RG06-M', undefined],
])('The SKUs %s and %s begin with %s', (one, other, expected) => {
  const left = [one, other].map((sku) => ({ stock: 1, values: {}, sku }))
  expect(tradeTerms(plain, left).sku).toBe(expected)
})

test('Three SKUs begin with what all of them have in common', () => {
  const left = ['RG06-G-52', 'RG06-G-54', 'RG06-S-52'].map((sku) => ({ stock: 1, values: {}, sku }))
  expect(tradeTerms(plain, left).sku).toBe('RG06')
})

test('The SKU of a single variant is shown with its price', () => {
  const one = [{ stock: 1, values: {}, sku: 'RG06-G' }]
  expect(tradeTerms(plain, one).sku).toBeUndefined()
})

test('A single remaining variant has its own stock, not that of its product', () => {
  expect(tradeTerms({ ...plain, stock: 9 }, stocks(0)).inStock).toBe('none')
})
