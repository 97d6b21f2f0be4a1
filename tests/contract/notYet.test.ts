import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contracts/index.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

/** Calls that answer 501. This list can only shrink. */
const waiting = ['POST /order/coupon']

const routesOf = (router: AppRouter): AppRoute[] =>
  Object.values(router).flatMap((part) => (isAppRoute(part) ? [part] : routesOf(part)))

/** A body that fits every call at once; each reads its own fields. */
const body = {
  verifyEmail: 'a@b.test',
  email: 'a@b.test',
  token: 'x'.repeat(43),
  newPassword: 'long enough',
  productId: 'p',
  coupon: 'TEN',
  currency: 'INR',
  registerEmail: 'a@b.test',
  password: 'x',
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('exactly the listed calls answer 501, with a Problem', async () => {
  const { id, token } = await shop.customer()
  const answers = await Promise.all(
    routesOf(contract)
      .filter((route) => route.path !== '/customer/logout')
      .map(async (route) => {
        const path = route.path.replace(':token', body.token).replace(/:\w+/g, id)
        const response = await fetch(`${shop.origin}/api${path}`, {
          method: route.method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
          },
          ...(route.method === 'GET' ? {} : { body: JSON.stringify(body) }),
        })
        const answer = (await response.json()) as { code?: string }
        return { call: `${route.method} ${route.path}`, status: response.status, code: answer.code }
      }),
  )
  const unserved = answers.filter(({ status }) => status === 501)
  expect(unserved.map(({ call }) => call).sort()).toEqual(waiting)
  expect(new Set(unserved.map(({ code }) => code))).toEqual(new Set(['not_implemented']))
  expect(answers.filter(({ status }) => status >= 500 && status !== 501)).toEqual([])
})
