import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  countPieces,
  isAllShipped,
  type LinePieces,
  openOf,
  partlyShipped,
  restOf,
  returnedOf,
  shipPieces,
} from '../../../src/domain/orders/shipments.ts'

const line = (id: string, ordered: number): LinePieces => ({
  ...{ id, ordered, shipped: 0, cancelled: 0 },
})

/** The lines once the open pieces are cancelled. */
const cancelOpen = (lines: readonly LinePieces[]): readonly LinePieces[] =>
  lines.map((line) => ({ ...line, cancelled: line.cancelled + openOf(line) }))

test('Scenario: a line is sent in two shipments, and the order is shipped with the second', () => {
  const first = shipPieces([line('a', 5), line('b', 1)], [{ lineId: 'a', quantity: 2 }])
  if (first.kind !== 'shipped') throw new Error(first.kind)
  expect(restOf(first.lines)).toEqual([
    { lineId: 'a', quantity: 3 },
    { lineId: 'b', quantity: 1 },
  ])
  expect(isAllShipped(first.lines)).toBe(false)
  const second = shipPieces(first.lines, restOf(first.lines))
  expect(second.kind === 'shipped' && isAllShipped(second.lines)).toBe(true)
})

test('Scenario: a shipment without pieces, of too many, or of an unknown line is refused', () => {
  const lines = [line('a', 5)]
  expect(shipPieces(lines, [])).toEqual({ kind: 'empty' })
  const twice = { lineId: 'a', quantity: 3 }
  expect(shipPieces(lines, [twice, twice])).toEqual({ kind: 'tooMany', lineId: 'a', open: 2 })
  const unknown = { lineId: 'z', quantity: 1 }
  expect(shipPieces(lines, [unknown])).toEqual({ kind: 'tooMany', lineId: 'z', open: 0 })
})

test('the pieces of an order are those of all its lines', () => {
  const lines = [
    { ordered: 5, shipped: 2, cancelled: 0 },
    { ordered: 7, shipped: 1, cancelled: 4 },
  ]
  expect(countPieces(lines)).toEqual({ shippedPieces: 3, openPieces: 5 })
  expect(countPieces([])).toEqual({ shippedPieces: 0, openPieces: 0 })
})

test('an order is shipped in part while pieces are shipped and others are open', () => {
  expect(partlyShipped({ shippedPieces: 1, openPieces: 1 })).toEqual({ shipped: 1, pieces: 2 })
  expect(partlyShipped({ shippedPieces: 0, openPieces: 2 })).toBeUndefined()
  expect(partlyShipped({ shippedPieces: 2, openPieces: 0 })).toBeUndefined()
})

test('cancelled pieces go back into the stock, unless they had never been taken from it', () => {
  expect([returnedOf(0, 5), returnedOf(2, 5), returnedOf(5, 5), returnedOf(9, 5)]).toEqual([
    5, 3, 0, 0,
  ])
})

const acts = fc.array(
  fc.oneof(
    fc.array(
      fc.record({
        lineId: fc.constantFrom('a', 'b', 'c'),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      {
        maxLength: 3,
      },
    ),
    fc.constant('cancel' as const),
  ),
)

property.prop([fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }), acts])(
  'shipped, open and cancelled pieces are always all that were ordered',
  (ordered, sequence) => {
    let lines: readonly LinePieces[] = ordered.map((pieces, i) => line('abc'[i] ?? '', pieces))
    for (const act of sequence) {
      const before = lines
      if (act === 'cancel') lines = cancelOpen(lines)
      else {
        const after = shipPieces(lines, act)
        if (after.kind === 'shipped') lines = after.lines
      }
      lines.forEach((each, i) => {
        expect(each.shipped + openOf(each) + each.cancelled).toBe(ordered[i])
        for (const pieces of [each.shipped, openOf(each), each.cancelled])
          expect(pieces).toBeGreaterThanOrEqual(0)
        expect(each.shipped).toBeGreaterThanOrEqual(before[i]?.shipped ?? 0)
      })
      if (act === 'cancel') expect(isAllShipped(lines)).toBe(true)
    }
  },
)
