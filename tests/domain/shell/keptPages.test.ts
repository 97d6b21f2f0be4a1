import { expect, test } from 'vitest'
import { isKeptOffline } from '../../../src/domain/shell/keptPages.ts'

test.each([
  ['/', true],
  ['/eshop', true],
  ['/eshop/rings', true],
  ['/eshops', false],
  ['/cart', false],
  ['/my/eshop', false],
])('a customer’s page %s is kept for reading it offline: %s (rule P23)', (path, isKept) => {
  expect(isKeptOffline(path)).toBe(isKept)
})
