import { expect, test } from 'vitest'
import { isFailure, type Sentence } from '../../../src/machines/parts/shell.ts'

test.each<readonly [boolean, Sentence]>([
  [true, { text: 'The password is not right.', code: 'unauthorized' }],
  [true, { text: 'Quantity Cannnot be less than Zero !!', key: 'cart.quantityBelowZero' }],
  [true, { key: 'cart.notSaved' }],
  [false, { text: 'User logged in successfully.', key: 'session.loggedIn', code: undefined }],
  [false, { key: 'order.placed' }],
])('%s: %o is a failure, which the notification bar shows in red (rule N1)', (is, sentence) => {
  expect(isFailure(sentence)).toBe(is)
})

test.each([
  ...(['error.default', 'cart.quantityBelowZero', 'cart.noVariant'] as const),
  ...(['cart.minimumPieces', 'cart.variantsMissing', 'cart.variantMissing'] as const),
  ...(['cart.rowGone', 'cart.notSaved', 'wishlist.notSaved', 'share.failed'] as const),
  ...(['order.notPlaced', 'session.unverified', 'newsletter.invalidEmail'] as const),
])("the browser's own sentence %s is a failure (rule N1)", (key) => {
  expect(isFailure({ text: '', key })).toBe(true)
})
