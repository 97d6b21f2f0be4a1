import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { codesNear, skuCode } from '../../../src/domain/cart/skuCode.ts'

test.each([
  ['rg09-g 52', 'rg09g52'],
  ['RG09G52', 'rg09g52'],
  [' Ré.9/G ', 're9g'],
  ['---', ''],
])('the code of %j is %j', (sku, code) => {
  expect(skuCode(sku)).toBe(code)
})

test.each([
  ['a missing character', 'cb6s40'],
  ['a surplus character', 'cb066s40'],
  ['a wrong digit', 'cb07s40'],
  ['a wrong letter', 'cd06s40'],
  ['two neighbours that changed places', 'cb60s40'],
  ['a letter that looks like a digit', 'cbo6s40'],
])('%s leads to the SKU', (_, typed) => {
  expect(codesNear(typed)).toContain('cb06s40')
})

property.prop([fc.stringMatching(/^[a-z0-9]{1,12}$/)])('is never the code itself', (code) => {
  expect(codesNear(code)).not.toContain(code)
})

test('a very long code is not guessed', () => {
  expect(codesNear('a'.repeat(31))).toEqual([])
})

test.each(['0o', '1i', '1l', 'il', '2z', '5s', '8b'])(
  '%s look alike, in both directions',
  (pair) => {
    const [one = '', other = ''] = pair
    expect(codesNear(one)).toContain(other)
    expect(codesNear(other)).toContain(one)
  },
)

test('a missing character may be anywhere, also at the end', () => {
  for (const typed of ['b06', 'c06', 'cb6', 'cb0']) expect(codesNear(typed)).toContain('cb06')
})

test('a character that is neither a letter nor a digit is not guessed, and neither is an empty one', () => {
  expect(codesNear('a').filter((code) => !/^[a-z0-9]+$/.test(code))).toEqual([])
  expect(codesNear('a'.repeat(30))).toContain('a'.repeat(29))
})
