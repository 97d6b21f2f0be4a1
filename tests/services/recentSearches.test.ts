import { expect, test } from 'vitest'
import { createRecentSearches } from '../../src/services/recentSearches.ts'

const storageOf = (entries = new Map<string, string>()) =>
  ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }) as Storage

test('Scenario: what was searched is there at the next visit, and gone once cleared', () => {
  const entries = new Map<string, string>()
  const first = createRecentSearches(() => storageOf(entries))
  const next = createRecentSearches(() => storageOf(entries))
  first.write(['rope chain', 'moonstone'])
  const kept = next.read()
  next.write([])
  expect([kept, next.read(), entries.size]).toEqual([['rope chain', 'moonstone'], [], 0])
})

test.for(['{', '"text"', '[1]', '[""]'])('Scenario: %s in the storage counts as none', (text) => {
  const entries = new Map([['alma.searches', text]])
  expect(createRecentSearches(() => storageOf(entries)).read()).toEqual([])
})

test('Scenario: a browser that forbids its storage keeps none and does not fail', () => {
  const recent = createRecentSearches(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  recent.write(['rope chain'])
  expect(recent.read()).toEqual([])
})
