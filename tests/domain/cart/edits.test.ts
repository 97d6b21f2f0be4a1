import { expect, test } from 'vitest'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import {
  editedRows,
  quantitiesOf,
  withEdit,
  withQuantities,
} from '../../../src/domain/cart/edits.ts'
import { cartRow } from '../../machines/fixtures.ts'

/** A row of 4 pieces for ₹12.50 and 3.25 g each. */
const row = (id: string, cart: Partial<CartRow['cart']> = {}) =>
  cartRow(
    {
      ...{ productId: `p-${id}`, quantity: 4, weight: 3.25, sellPrice: 12.5, offerPrice: 0 },
      ...{ totalPrice: 50, totalWeight: 13, ...cart },
    },
    id,
  )
const rows = [row('a'), row('b')]
const shown = (edited: readonly CartRow[]) =>
  edited.map(({ _id, cart }) => [_id, cart.quantity, cart.totalPrice, cart.totalWeight])

test('rows without an edit stay the same', () => {
  expect([editedRows(rows, {}, {}), withQuantities(rows, {})]).toEqual([rows, rows])
  expect(editedRows(rows, {}, {})).toBe(rows)
  expect(withQuantities(rows, {})).toBe(rows)
  expect(editedRows(rows, { a: 4 }, { b: { kind: 'set', quantity: 4 } })[0]).toBe(rows[0])
})

test('edits follow what is being sent: a step is added to it, a typed quantity replaces it', () => {
  expect(shown(editedRows(rows, { a: 6 }, {}))).toEqual([
    ['a', 6, 75, 19.5],
    ['b', 4, 50, 13],
  ])
  expect(shown(editedRows(rows, { a: 6 }, { a: { kind: 'step', steps: -1 } }))[0]).toEqual([
    ...['a', 5, 62.5, 16.25],
  ])
  expect(shown(editedRows(rows, { a: 6 }, { a: { kind: 'set', quantity: 1 } }))[0]).toEqual([
    ...['a', 1, 12.5, 3.25],
  ])
  expect(shown(editedRows(rows, {}, { b: { kind: 'step', steps: 1 } }))[1]).toEqual([
    ...['b', 5, 62.5, 16.25],
  ])
})

test('a removed row is not shown, whatever was edited before its removal arrives', () => {
  const only = [['b', 4, 50, 13]]
  expect(shown(editedRows(rows, {}, { a: { kind: 'remove' } }))).toEqual(only)
  expect(shown(editedRows(rows, { a: 0 }, {}))).toEqual(only)
  expect(shown(editedRows(rows, { a: 0 }, { a: { kind: 'set', quantity: 3 } }))).toEqual(only)
  expect(shown(editedRows(rows, { a: 1 }, { a: { kind: 'step', steps: 1 } }))[0]?.[1]).toBe(2)
})

test('quantities of variants change their rows', () => {
  expect(shown(withQuantities(rows, { 'p-a': 1, elsewhere: 9 }))).toEqual([
    ['a', 1, 12.5, 3.25],
    ['b', 4, 50, 13],
  ])
  expect(shown(withQuantities(rows, { 'p-a': 0 }))).toEqual([['b', 4, 50, 13]])
  expect(withQuantities(rows, { 'p-a': 4 })[0]).toBe(rows[0])
})

const one = row('a')
const set = (quantity: number, agrees?: boolean) =>
  ({ kind: 'set', quantity, ...(agrees === undefined ? {} : { agrees }) }) as const
const step = (steps: number) => ({ kind: 'step', steps }) as const

test('steps add up, and a step after a typed quantity changes that', () => {
  const other = { b: step(3) }
  expect(withEdit(other, one, {}, step(1), true)).toEqual({ ...other, a: step(1) })
  expect(withEdit({ a: step(1) }, one, {}, step(2), true)).toEqual({ a: step(3) })
  expect(withEdit({ a: set(9) }, one, {}, step(2), true)).toEqual({ a: set(11) })
  expect(withEdit({ a: step(2) }, one, {}, set(9), true)).toEqual({ a: set(9) })
  expect(withEdit({ a: set(9) }, one, {}, { kind: 'remove' }, true)).toEqual({
    a: { kind: 'remove' },
  })
})

test('an edit that restores the quantity of the shop is dropped, if that is sure', () => {
  expect(withEdit({ a: step(1), b: step(1) }, one, {}, step(-1), true)).toEqual({ b: step(1) })
  expect(withEdit({ a: set(9) }, one, {}, set(4), true)).toEqual({})
  expect(withEdit({}, one, { a: 7 }, set(7), true)).toEqual({})
  expect(withEdit({}, one, { a: 7 }, set(4), true)).toEqual({ a: set(4) })
  expect(withEdit({}, one, {}, set(4), false)).toEqual({ a: set(4) })
})

test('a buyer who agrees to the price sends the row even with the same quantity (rule K19)', () => {
  expect(withEdit({}, one, {}, set(4, true), true)).toEqual({ a: set(4, true) })
  expect(withEdit({}, one, {}, set(4, false), true)).toEqual({})
})

test('a call has the new quantity of each edited row', () => {
  const edits = { a: step(2), b: { kind: 'remove' }, gone: set(3) } as const
  expect(quantitiesOf([...rows, row('c')], edits)).toEqual({ a: 6, b: 0 })
})
