import { expect, test } from 'vitest'
import { createRecentlyViewed } from '../../../src/services/catalogue/recentlyViewed.ts'

const storageOf = (entries = new Map<string, string>()) =>
  ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }) as Storage

test('Scenario: newest first, each once, twelve at most', () => {
  const storage = storageOf()
  const viewed = createRecentlyViewed(() => storage)
  for (let i = 1; i <= 14; i += 1) viewed.add('asha', `p-${i}`)
  viewed.add('asha', 'p-10')
  expect(viewed.read('asha')).toEqual(
    [10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map((i) => `p-${i}`),
  )
})

test('Scenario: another customer of the same device starts with an empty list', () => {
  const storage = storageOf()
  const viewed = createRecentlyViewed(() => storage)
  viewed.add('asha', 'p-1')
  const seen = viewed.read('ravi')
  viewed.add('ravi', 'p-2')
  expect([seen, viewed.read('ravi'), viewed.read('asha')]).toEqual([[], ['p-2'], []])
})

test.for(['{', '"text"', '[]', '{"userId":"asha","ids":[1]}', 'null'])(
  'Scenario: %s in the storage counts as nothing',
  (text) => {
    const viewed = createRecentlyViewed(() => storageOf(new Map([['alma.viewed', text]])))
    expect(viewed.read('asha')).toEqual([])
  },
)

test('Scenario: a browser that forbids its storage keeps nothing and does not fail', () => {
  const viewed = createRecentlyViewed(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  viewed.add('asha', 'p-1')
  expect(viewed.read('asha')).toEqual([])
})
