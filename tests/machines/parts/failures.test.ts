import { expect, test } from 'vitest'
import { isFailure, type Sentence } from '../../../src/machines/parts/shell.ts'

test.each<readonly [boolean, Sentence]>([
  [true, { text: 'The password is not right.', code: 'unauthorized' }],
  [true, { text: 'Quantity Cannnot be less than Zero !!', key: 'cart.quantityBelowZero' }],
  [true, { key: 'cart.notSaved' }],
  [false, { text: 'User logged in successfully.', key: 'session.loggedIn' }],
  [false, { key: 'order.placed' }],
])('%s: %o is a failure, which the notification bar shows in red (rule N1)', (is, sentence) => {
  expect(isFailure(sentence)).toBe(is)
})
