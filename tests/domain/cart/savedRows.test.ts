import { expect, test } from 'vitest'
import { noSavedRow, piecesToSave, savedFull } from '../../../src/domain/cart/savedRows.ts'

const quantityRule = { minimum: 1, step: 1, maximum: 50 }

test('saved pieces of the same variant are added up, up to its maximum', () => {
  const row = (id: string, quantity: number) => ({ id, quantity, quantityRule })
  const saved = [
    { id: 'a', quantity: 3 },
    { id: 'b', quantity: 45 },
    { id: 'other', quantity: 9 },
  ]
  expect(piecesToSave([row('a', 4), row('b', 6), row('c', 7)], saved)).toEqual([
    { id: 'a', quantity: 7 },
    { id: 'b', quantity: 50 },
    { id: 'c', quantity: 7 },
  ])
})

test('a refusal names the field', () => {
  expect(savedFull).toMatchObject({ code: 'conflict', field: 'rowIds', key: 'refusal.savedFull' })
  expect(noSavedRow(2)).toMatchObject({
    ...{ code: 'not_found', field: 'ids.2', key: 'refusal.noSavedRow' },
  })
})
