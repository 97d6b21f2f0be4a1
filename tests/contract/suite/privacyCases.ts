import { address } from '../../support/values/address.ts'
import { call, routeOf } from './call.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

const ask = (world: World, { id, token }: WorldCustomer) =>
  call(world.origin, routeOf('privacy.askErasure'), {
    ...{ params: { id }, token, body: { password: world.password } },
  })

const eraseToken = async (world: World, buyer: WorldCustomer) => {
  await ask(world, buyer)
  return world.mailToken('erase', buyer.email)
}

let orders = 0
const placeOrder = async (world: World, { token }: WorldCustomer) => {
  const body = { productId: world.variants.direct, quantity: 1 }
  await call(world.origin, routeOf('cart.add'), { token, body })
  await call(world.origin, routeOf('orders.place'), {
    token,
    headers: { 'idempotency-key': `before-erasure-${++orders}` },
    body: { address, shipping: 'together', currency: 'INR' },
  })
}

/** Export and erasure of a customer's data. */
export const privacyCases: readonly Case[] = [
  {
    route: 'privacy.prepareExport',
    status: 200,
    what: 'prepares',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'privacy.askErasure',
    status: 200,
    what: 'mails a link',
    request: (world, { id, token }) => ({
      ...{ params: { id }, token, body: { password: world.password } },
    }),
  },
  {
    route: 'privacy.askErasure',
    status: 422,
    what: 'with a wrong password',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { password: 'wrong' } }),
  },
  {
    route: 'privacy.askErasure',
    status: 409,
    what: 'while an order is on its way',
    request: async (world, buyer) => {
      await placeOrder(world, buyer)
      const { id, token } = buyer
      return { params: { id }, token, body: { password: world.password } }
    },
  },
  {
    route: 'privacy.erase',
    status: 200,
    what: 'erases',
    request: async (world, buyer) => ({ params: { token: await eraseToken(world, buyer) } }),
  },
  {
    route: 'privacy.erase',
    status: 409,
    what: 'with an order placed since the link was mailed',
    request: async (world, buyer) => {
      const token = await eraseToken(world, buyer)
      await placeOrder(world, buyer)
      return { params: { token } }
    },
  },
  {
    route: 'privacy.erase',
    status: 410,
    what: 'an unknown token',
    request: () => ({ params: { token: 'x'.repeat(43) } }),
  },
]
