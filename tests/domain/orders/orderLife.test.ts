import { expect, test } from 'vitest'
import type { DateMove } from '../../../src/contracts/orders/dateMoves.ts'
import type { OrderStatus } from '../../../src/contracts/orders/order.ts'
import {
  eventTo,
  mayWithdraw,
  nextStatus,
  openStatuses,
  statusesAfter,
} from '../../../src/domain/orders/order.life.ts'
import { orderStatuses } from '../../../src/domain/orders/orderStatuses.ts'
import { timelineOf } from '../../../src/domain/orders/timeline.ts'

test.each<[OrderStatus, OrderStatus[], boolean]>([
  ['placed', ['confirmed', 'cancelled'], true],
  ['confirmed', ['inProduction', 'packed', 'shipped', 'cancelled'], true],
  ['inProduction', ['packed', 'shipped', 'cancelled'], false],
  ['packed', ['shipped', 'cancelled'], false],
  ['shipped', ['delivered'], false],
  ['delivered', [], false],
  ['cancelled', [], false],
])('Scenario: an order that is %s', (status, next, withdrawable) => {
  expect(statusesAfter(status)).toEqual(next)
  expect(mayWithdraw(status)).toBe(withdrawable)
  for (const each of statusesAfter(status)) expect(nextStatus(status, eventTo[each])).toBe(each)
})

test('Scenario: an order is open until it is delivered or cancelled', () => {
  expect(openStatuses).toEqual(['placed', 'confirmed', 'inProduction', 'packed', 'shipped'])
})

const createdAt = '2026-03-02T09:30:00.000Z'
const packedAt = '2026-03-04T09:30:00.000Z'

test('Scenario: the timeline begins with the order, and has every change', () => {
  const changes = [
    { at: packedAt, from: 'confirmed', to: 'packed', by: 'team', note: 'Two boxes.' },
  ] as const
  expect(timelineOf({ status: 'packed', createdAt, changes: [...changes], moves: [] })).toEqual([
    { kind: 'status', status: 'placed', at: createdAt, note: '' },
    { kind: 'status', status: 'packed', at: packedAt, note: 'Two boxes.' },
  ])
})

test('Scenario: an order from before the record of changes shows its status without a day', () => {
  expect(timelineOf({ status: 'shipped', createdAt, changes: [], moves: [] })).toEqual([
    { kind: 'status', status: 'placed', at: createdAt, note: '' },
    { kind: 'status', status: 'shipped', at: null, note: '' },
  ])
})

test('Scenario: the timeline has each moved date once, and the answers before what they end', () => {
  const endedAt = '2026-03-08T09:30:00.000Z'
  const [first, second, third] = ['2026-03-20', '2026-04-20', '2026-05-20']
  const move = (at: string, days: readonly (readonly [string, string, string])[]) => ({
    ...{ _id: at, at, note: '', answer: null, answeredAt: null },
    lines: days.map(([lineId, from, to]) => ({ lineId, from, to })),
  })
  const moves: DateMove[] = [
    move('2026-03-05T09:30:00.000Z', [
      ['a', first, second],
      ['b', first, second],
    ]),
    // It took over the lines of the open question, and moved one of them.
    {
      ...move('2026-03-06T09:30:00.000Z', [
        ['a', first, second],
        ['b', first, third],
      ]),
      ...{ answer: 'drop', answeredAt: endedAt },
    },
  ]
  const changes = [
    { at: endedAt, from: 'placed', to: 'cancelled', by: 'customer', note: '' },
  ] as const
  expect(timelineOf({ status: 'cancelled', createdAt, changes: [...changes], moves })).toEqual([
    { kind: 'status', status: 'placed', at: createdAt, note: '' },
    { kind: 'moved', at: moves[0]?.at, note: '', days: [{ from: first, to: second }] },
    { kind: 'moved', at: moves[1]?.at, note: '', days: [{ from: second, to: third }] },
    { kind: 'answered', at: endedAt, answer: 'drop' },
    { kind: 'status', status: 'cancelled', at: endedAt, note: '' },
  ])
})

test('the statuses of an order are in their sequence', () => {
  expect(orderStatuses).toEqual([
    ...['placed', 'confirmed', 'inProduction', 'packed', 'shipped', 'delivered', 'cancelled'],
  ])
})
