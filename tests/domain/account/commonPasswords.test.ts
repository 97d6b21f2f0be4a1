import { expect, test } from 'vitest'
import { isCommonPassword } from '../../../src/domain/account/commonPasswords.ts'

test.each(['password', 'Password1', 'qwertyuiop', 'iloveyou', '12345678'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['a tray of silver rings', 'correct horse battery'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
