import { expect, test } from 'vitest'
import { createPseudonyms } from '../../../lab/journey/pseudonyms.ts'

const token = '112207c0a4a94f2a'

test('Scenario: equal secrets stay equal, in fields and in addresses', () => {
  const { hide } = createPseudonyms()
  expect(hide.text(`/user/email-verification?token=${token}`)).toBe(
    '/user/email-verification?token=hidden-1________',
  )
  expect(hide.field('token', hide.text(token))).toBe('hidden-1________')
  expect(hide.field('password', 'another one')).toBe('hidden-2___')
  expect(hide.field('confirmPassword', 'another one')).toBe('hidden-2___')
})

test('what is not a secret stays', () => {
  const { hide } = createPseudonyms()
  expect([hide.field('password', ''), hide.field('email', 'a@b.test'), hide.text('/cart')]).toEqual(
    [...['', 'a@b.test', '/cart']],
  )
})
