import { beforeEach, expect, test } from 'vitest'
import { createLeftPages } from '../../../src/app/ahead/leftPages.ts'

let now: number
let reader: string
let left: ReturnType<typeof createLeftPages>
beforeEach(() => {
  now = 0
  reader = 'anna'
  left = createLeftPages(
    () => now,
    () => reader,
  )
})

const keep = (entry: string, address = '/eshop') =>
  left.keep(entry, { address, data: { of: entry } }, reader)

test.each([
  [300_000, { of: 'k1' }],
  [300_001, undefined],
])('after %i ms a page that was left has the data %o', (later, data) => {
  keep('k1')
  now = later
  expect(left.recall('k1', '/eshop')).toEqual(data)
})

test('a page is kept by its history entry and address', () => {
  keep('k1')
  expect([left.recall('k2', '/eshop'), left.recall('k1', '/cart')]).toEqual([undefined, undefined])
})

test('another customer gets nothing of it, and neither does anyone once it is cleared', () => {
  keep('k1')
  reader = 'bela'
  expect(left.recall('k1', '/eshop')).toBeUndefined()
  reader = 'anna'
  left.clear()
  expect(left.recall('k1', '/eshop')).toBeUndefined()
})

test('the last ten pages are kept', () => {
  for (let entry = 0; entry <= 10; entry += 1) keep(`k${entry}`)
  keep('k1')
  expect(['k0', 'k1', 'k10'].map((entry) => left.recall(entry, '/eshop'))).toEqual([
    undefined,
    { of: 'k1' },
    { of: 'k10' },
  ])
})
