import { expect, test } from 'vitest'
import { isNameTaken } from '../../../src/domain/cart/listName.ts'

const lists = [
  { _id: 'one', name: 'Spring' },
  { _id: 'two', name: 'Summer' },
]

test.each([
  ['Spring', undefined, true],
  ['  sPRING ', undefined, true],
  ['Spring', 'one', false],
  ['Spring', 'two', true],
  ['Autumn', undefined, false],
])('%j is taken for the list %s: %s', (name, own, isTaken) => {
  expect(isNameTaken(name, lists, own)).toBe(isTaken)
})
