import { expect, test } from 'vitest'
import { ownPath } from '../../../src/domain/account/ownPath.ts'

test.each([
  ['/eshop', '/eshop'],
  ['/eshop/rings?filter=price:asc#top', '/eshop/rings?filter=price:asc#top'],
  ['/a/../cart', '/cart'],
])('%s is a path of the shop', (link, path) => {
  expect(ownPath(link)).toBe(path)
})

test.each([
  '',
  'eshop',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\evil',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
])('%j leads elsewhere and is dropped', (link) => {
  expect(ownPath(link)).toBeNull()
})
