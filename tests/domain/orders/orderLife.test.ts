import { expect, test } from 'vitest'
import type { OrderStatus } from '../../../src/contracts/orders.ts'
import {
  eventTo,
  mayWithdraw,
  nextStatus,
  openStatuses,
  statusesAfter,
} from '../../../src/domain/orders/order.life.ts'
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
  expect(timelineOf({ status: 'packed', createdAt, changes: [...changes] })).toEqual([
    { status: 'placed', at: createdAt, note: '' },
    { status: 'packed', at: packedAt, note: 'Two boxes.' },
  ])
})

test('Scenario: an order from before the record of changes shows its status without a day', () => {
  expect(timelineOf({ status: 'shipped', createdAt, changes: [] })).toEqual([
    { status: 'placed', at: createdAt, note: '' },
    { status: 'shipped', at: null, note: '' },
  ])
})
