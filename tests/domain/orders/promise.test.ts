import { expect, test } from 'vitest'
import { backordersOf, promiseProblem } from '../../../src/domain/orders/promise.ts'
import { backorderOf, shippingDays, shipsBy } from '../../../src/domain/orders/shipping.ts'

test.each([
  [9, 10, 0],
  [10, 10, 0],
  [11, 10, 1],
  [3, 0, 3],
  [3, -2, 3],
])('Scenario: of %s pieces with %s in stock %s wait', (quantity, stock, expected) => {
  expect(backorderOf(quantity, stock)).toBe(expected)
})

test('Scenario: only lines with waiting pieces are listed', () => {
  expect(
    backordersOf([
      { id: 'a', quantity: 10, stock: 10 },
      { id: 'b', quantity: 11, stock: 10 },
    ]),
  ).toEqual([{ id: 'b', pieces: 1 }])
})

test('Scenario: one waiting line delays the whole parcel', () => {
  expect([shippingDays([0, 0]), shippingDays([0, 1]), shippingDays([])]).toEqual([2, 45, 2])
  expect(shipsBy(1_000, 2)).toBe(172_801_000)
})

test.each([
  ['as many as were seen', [{ id: 'a', pieces: 2 }], [{ id: 'a', pieces: 2 }], undefined],
  ['fewer than were seen', [{ id: 'a', pieces: 2 }], [{ id: 'a', pieces: 1 }], undefined],
  ['one more than was seen', [{ id: 'a', pieces: 2 }], [{ id: 'a', pieces: 3 }], 'promise_changed'],
  ['another line', [{ id: 'a', pieces: 2 }], [{ id: 'b', pieces: 1 }], 'promise_changed'],
  ['some where none were seen', [], [{ id: 'a', pieces: 1 }], 'promise_changed'],
  ['some where nothing was said', undefined, [{ id: 'a', pieces: 1 }], undefined],
])('Scenario: when %s wait', (_what, seen, current, code) => {
  const problem = promiseProblem(seen, current)
  expect([problem?.code, problem?.field]).toEqual([code, code && 'seenBackorders'])
})
