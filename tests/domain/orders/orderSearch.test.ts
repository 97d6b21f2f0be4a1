import { expect, test } from 'vitest'
import {
  askedOrders,
  findsLine,
  historyPath,
  lineWords,
  orderSearch,
} from '../../../src/domain/orders/orderSearch.ts'

const chain = lineWords({
  sku: 'CB06-S-40',
  title: { en: 'Rope chain', it: 'Catena di città', hi: 'रस्सी चेन' },
})

test('Scenario: a line has each word of its SKU and titles once, folded', () => {
  expect(chain).toBe(' cb06s40 cb06 s 40 rope chain catena di citta रस्सी चेन')
})

test.each([
  ['rope', true],
  ['CHAIN rope', true],
  ['Città', true],
  ['cb06-s', true],
  ['CB06S4', true],
  ['रस्सी', true],
  ['ope', false],
  ['rope ring', false],
])('Scenario: %s is typed', (typed, isFound) => {
  const search = orderSearch(typed)
  expect(search && findsLine(search, chain)).toBe(isFound)
})

test.each([
  ['A-000123', 123],
  ['a000123', 123],
  [' 123 ', 123],
  ['A-123 rope', undefined],
  ['1234567890', undefined],
  ['B-123', undefined],
])('Scenario: %s is read as the number %s', (typed, number) => {
  expect(orderSearch(typed)?.number).toBe(number)
})

test('Scenario: a search without words shows all orders', () => {
  expect([orderSearch(''), orderSearch(' -%_! ')]).toEqual([undefined, undefined])
})

test('Scenario: the address keeps search, filter and page, and ignores what it does not know', () => {
  const asked = { query: 'rope & chain', status: 'shipped' } as const
  const path = historyPath(asked, { page: 2, order: 'A-000123' })
  expect(path).toBe('/history?query=rope+%26+chain&status=shipped&page=2&order=A-000123')
  expect(askedOrders(new URL(path, 'https://shop.test').searchParams)).toEqual(asked)
  const unknown = new URLSearchParams({ query: ' ', status: 'lost' })
  expect(askedOrders(unknown)).toEqual({ query: '', status: undefined })
  expect(historyPath(askedOrders(unknown), { page: 1 })).toBe('/history')
  expect(askedOrders(new URLSearchParams({ query: 'x'.repeat(300) })).query).toHaveLength(100)
})
