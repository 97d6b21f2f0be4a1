import { expect, test } from 'vitest'
import { createRecentSearches } from '../../../src/services/shell/recentSearches.ts'

const storageOf = (entries = new Map<string, string>()) =>
  ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }) as Storage

const searching = (...texts: readonly string[]) => {
  const entries = new Map<string, string>()
  const recent = createRecentSearches(() => storageOf(entries))
  for (const text of texts) recent.add(text)
  return { entries, recent }
}

test('Scenario: searches are kept for the next visit, and gone once cleared', () => {
  const { entries } = searching('moonstone', 'rope chain')
  const next = createRecentSearches(() => storageOf(entries))
  const kept = next.read()
  next.clear()
  expect([kept, next.read(), entries.size]).toEqual([['rope chain', 'moonstone'], [], 0])
})

test('Scenario: a repeated search is the first of them', () => {
  expect(searching('moonstone', 'rope & chain', 'moonstone').recent.read()).toEqual([
    'moonstone',
    'rope & chain',
  ])
})

test('Scenario: six searches are kept', () => {
  expect(searching('g', 'f', 'e', 'd', 'c', 'b', 'a').recent.read()).toEqual([
    ...['a', 'b', 'c', 'd', 'e', 'f'],
  ])
})

test('Scenario: searches of another tab meanwhile are kept', () => {
  const { entries, recent } = searching('moonstone')
  recent.read()
  createRecentSearches(() => storageOf(entries)).add('rope chain')
  recent.add('pearl')
  expect(recent.read()).toEqual(['pearl', 'rope chain', 'moonstone'])
})

test.for(['{', '"text"', '[1]', '[""]'])('Scenario: %s in the storage counts as none', (text) => {
  const entries = new Map([['alma.searches', text]])
  expect(createRecentSearches(() => storageOf(entries)).read()).toEqual([])
})

test('Scenario: a browser that forbids its storage keeps none and does not fail', () => {
  const recent = createRecentSearches(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  recent.add('rope chain')
  recent.clear()
  expect(recent.read()).toEqual([])
})
