import type { AppRoute } from '@ts-rest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access } from '../../src/contracts/routes.ts'
import { routes } from '../contract/suite/call.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'

const contractRoutes = routes.map(({ route }) => route)

const accessOf = (route: AppRoute) => route.metadata as Access

const kept = contractRoutes.filter((route) => accessOf(route).access !== 'visitor')
const own = contractRoutes.filter((route) => accessOf(route).access === 'self')

let shop: TestShop
let alice: Awaited<ReturnType<TestShop['customer']>>
let bob: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
  alice = await shop.customer()
  bob = await shop.customer()
})
afterAll(() => shop.close())

/** The messages for customers and applicants. */
const refusals = [
  { message: 'Kindly log in to continue.', key: 'session.loginRequired' },
  {
    message: 'This link is no longer valid. Please log in to get a new one.',
    key: 'refusal.applicationLink',
  },
]

const call = (route: AppRoute, id: string, token?: string) =>
  fetch(`${shop.origin}/api${route.path.replace(/:\w+/g, id)}`, {
    method: route.method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

test.each(kept.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s refuses visitors and wrong tokens',
  async (_name, route) => {
    for (const token of [undefined, 'wrong', alice.token.slice(1), `${alice.token}x`]) {
      const response = await call(route, alice.id, token)
      expect([response.status, await response.json()]).toEqual([
        401,
        { code: 'unauthorized', ...refusals[accessOf(route).access === 'applicant' ? 1 : 0] },
      ])
    }
  },
)

test.each(own.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s refuses another customer's id",
  async (_name, route) => {
    const response = await call(route, alice.id, bob.token)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'forbidden' }])
  },
)

test("Scenario: one customer cannot read or change another's cart rows and orders", async () => {
  const productId = await shop.variantId('PD-1')
  await alice.client.cart.add({ body: { productId, quantity: 2 } })
  const before = await alice.client.cart.get({ params: { userId: alice.id } })
  const rowId = 'cartData' in before.body ? (before.body.cartData[0]?._id ?? '') : ''

  const attempts = await Promise.all([
    bob.client.cart.setQuantity({ params: { id: rowId }, body: { quantity: 1 } }),
    bob.client.cart.increment({ params: { id: rowId } }),
    bob.client.cart.decrement({ params: { id: rowId } }),
    bob.client.cart.removeRow({ params: { rowId } }),
    bob.client.cart.removeMany({ body: { ids: [rowId] } }),
  ])
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await alice.client.cart.get({ params: { userId: alice.id } })).body).toEqual(before.body)
  expect((await bob.client.cart.bySlug({ body: { slug: 'moon-pendant' } })).body).toEqual({
    cartData: [],
  })

  const order = await alice.client.orders.place({
    headers: { 'idempotency-key': 'alice-orders' },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  const id = '_id' in order.body ? order.body._id : ''
  expect((await bob.client.orders.get({ params: { id } })).status).toBe(404)
  expect((await bob.client.orders.mine({ query: {} })).body).toMatchObject({ total: 0 })
})
