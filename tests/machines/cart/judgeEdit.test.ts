import { describe, expect, test } from 'vitest'
import { type EditEvent, judgeEdit } from '../../../src/machines/cart/judgeEdit.ts'
import { cartRow, pieces, tens } from '../fixtures.ts'

/** Three pieces of a pooled ring in one size, four in another, and nine of something else. */
const pooled = (quantity = 3) => [
  cartRow({ mixedVariant: true, productSlug: 'ring', quantity }, 'row-1'),
  cartRow({ mixedVariant: true, productSlug: 'ring', quantity: 4 }, 'row-2'),
  cartRow({ mixedVariant: true, productSlug: 'chain', quantity: 9 }, 'row-3'),
]
const tooFew = { edits: [], toast: { key: 'cart.minimumPieces' } }

describe('A product with a minimum of five pieces over all its sizes', () => {
  test.each([
    ['one more than enough', 2, [['row-1', { kind: 'set', quantity: 2 }]]],
    ['just enough', 1, [['row-1', { kind: 'set', quantity: 1 }]]],
  ])('Scenario: %s is taken', (_what, quantity, edits) => {
    expect(judgeEdit(pooled(), { type: 'quantity.typed', rowId: 'row-1', quantity })).toEqual({
      edits,
    })
  })

  test('Scenario: only pieces of the same product count', () => {
    const rows = pooled().filter(({ _id }) => _id !== 'row-2')
    expect(judgeEdit(rows, { type: 'quantity.typed', rowId: 'row-1', quantity: 4 })).toEqual(tooFew)
    expect(judgeEdit(rows, { type: 'row.incremented', rowId: 'row-1' })).toEqual(tooFew)
    expect(judgeEdit(rows, { type: 'row.decremented', rowId: 'row-1' })).toEqual(tooFew)
  })

  test('Scenario: the old quantity of the edited row does not count', () => {
    const rows = pooled(4).filter(({ _id }) => _id !== 'row-2')
    expect(judgeEdit(rows, { type: 'quantity.typed', rowId: 'row-1', quantity: 1 })).toEqual(tooFew)
  })
})

describe('Changes without effect are not edits', () => {
  const rows = [
    cartRow({ quantity: 10, quantityRule: tens }, 'least'),
    cartRow({ quantity: pieces.maximum }, 'most'),
  ]

  test.each<[string, EditEvent]>([
    ['a row that is not in the cart', { type: 'row.incremented', rowId: 'gone' }],
    ['one more than the most', { type: 'row.incremented', rowId: 'most' }],
    ['one less than the least', { type: 'row.decremented', rowId: 'least' }],
    ['the same quantity again', { type: 'quantity.typed', rowId: 'least', quantity: 10 }],
    ['a product that is not in the cart', { type: 'line.removed', productSlug: 'gone' }],
  ])('Scenario: %s', (_what, event) => {
    expect(judgeEdit(rows, event)).toEqual({ edits: [] })
  })

  test('Scenario: a quantity that is corrected to the current one shows a message and edits nothing', () => {
    expect(judgeEdit(rows, { type: 'quantity.typed', rowId: 'least', quantity: 3 })).toEqual({
      edits: [],
      said: { key: 'quantity.moved', values: { quantity: 10, step: 10 } },
    })
  })
})
