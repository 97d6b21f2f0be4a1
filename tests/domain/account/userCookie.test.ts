import { expect, test } from 'vitest'
import { userCookie } from '../../../src/domain/account/userCookie.ts'

test('the cookie of a login is kept for 30 days, for the whole shop, and holds the user as JSON', () => {
  const cookie = 'userInfo=%7B%22_id%22%3A%22u%3B1%22%7D; Path=/; Max-Age=2592000; SameSite=Lax'
  expect(userCookie({ _id: 'u;1' }, false)).toBe(cookie)
  expect(userCookie({ _id: 'u;1' }, true)).toBe(`${cookie}; Secure`)
})
