import { call, routeOf } from './call.ts'
import { add, fresh, nobody, order, orderIn, place, rowIn } from './caseParts.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

/** The call that answers the question about an order whose date has moved. */
const movedIn = async (world: World, buyer: WorldCustomer, answer: 'wait' | 'drop') => {
  const id = await orderIn(world, buyer)
  const moveId = await world.moveDate(id)
  return { token: buyer.token, params: { id }, body: { moveId, answer } }
}

export const orderCases: readonly Case[] = [
  { route: 'orders.mine', status: 200, what: 'lists', request: (_world, { token }) => ({ token }) },
  {
    route: 'orders.ofCustomer',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ token, params: { id } }),
  },
  {
    route: 'orders.mine',
    status: 200,
    what: 'finds',
    request: async (world, buyer) => {
      await orderIn(world, buyer)
      return { token: buyer.token, query: { query: 'A-000001', status: 'placed' } }
    },
  },
  {
    route: 'orders.place',
    status: 201,
    what: 'orders',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, headers: { 'idempotency-key': fresh('key') }, body: order }
    },
  },
  {
    route: 'orders.place',
    status: 409,
    what: 'a key that was used for another order',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      const key = fresh('key')
      await place(world, buyer, key)
      return {
        token: buyer.token,
        headers: { 'idempotency-key': key },
        body: { ...order, note: 'another' },
      }
    },
  },
  {
    route: 'orders.place',
    status: 422,
    what: 'an empty cart',
    request: (_world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('key') },
      body: order,
    }),
  },
  {
    route: 'orders.place',
    status: 409,
    what: 'pieces that have gone out of stock since',
    request: async (world, buyer) => {
      await add(world, buyer, world.variants.direct, 50_000)
      return {
        token: buyer.token,
        headers: { 'idempotency-key': fresh('key') },
        body: { ...order, seenBackorders: [] },
      }
    },
  },
  {
    route: 'orders.place',
    status: 422,
    what: 'on account without being allowed to',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return {
        token: buyer.token,
        headers: { 'idempotency-key': fresh('key') },
        body: { ...order, payment: 'onAccount' },
      }
    },
  },
  {
    route: 'orders.paymentMethods',
    status: 200,
    what: 'lists',
    request: (_world, { token }) => ({ token }),
  },
  {
    route: 'orders.byKey',
    status: 200,
    what: 'finds',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      const key = fresh('key')
      await place(world, buyer, key)
      return { token: buyer.token, params: { key } }
    },
  },
  {
    route: 'orders.byKey',
    status: 404,
    what: 'a key that nobody has used',
    request: (_world, { token }) => ({ token, params: { key: fresh('key') } }),
  },
  {
    route: 'orders.get',
    status: 200,
    what: 'answers',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await orderIn(world, buyer) },
    }),
  },
  {
    route: 'orders.get',
    status: 404,
    what: 'an unknown one',
    request: (_world, { token }) => ({ token, params: { id: nobody } }),
  },
  {
    route: 'orders.cancel',
    status: 200,
    what: 'cancels',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await orderIn(world, buyer) },
    }),
  },
  {
    route: 'orders.cancel',
    status: 200,
    what: 'cancels once',
    request: async (world, buyer) => {
      const params = { id: await orderIn(world, buyer) }
      const again = { token: buyer.token, params }
      await call(world.origin, routeOf('orders.cancel'), again)
      return again
    },
  },
  {
    route: 'orders.cancel',
    status: 409,
    what: 'an order in production',
    request: async (world, buyer) => {
      const id = await orderIn(world, buyer)
      await world.startProduction(id)
      return { token: buyer.token, params: { id } }
    },
  },
  {
    route: 'orders.cancel',
    status: 404,
    what: 'an unknown one',
    request: (_world, { token }) => ({ token, params: { id: nobody } }),
  },
]

export const resaleCases: readonly Case[] = [
  {
    route: 'resale.link',
    status: 200,
    what: 'answers',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await orderIn(world, buyer) },
      body: { languages: ['en'], factor: 2.5 },
    }),
  },
  {
    route: 'resale.link',
    status: 404,
    what: 'an unknown order',
    request: (_world, { token }) => ({
      token,
      params: { id: nobody },
      body: { languages: ['en'], factor: 2.5 },
    }),
  },
  {
    route: 'orders.answerMove',
    status: 200,
    what: 'answers, and answers once',
    request: async (world, buyer) => {
      const moved = await movedIn(world, buyer, 'wait')
      await call(world.origin, routeOf('orders.answerMove'), moved)
      return moved
    },
  },
  {
    route: 'orders.answerMove',
    status: 409,
    what: 'another answer',
    request: async (world, buyer) => {
      const moved = await movedIn(world, buyer, 'wait')
      await call(world.origin, routeOf('orders.answerMove'), moved)
      return { ...moved, body: { ...moved.body, answer: 'drop' } }
    },
  },
  {
    route: 'orders.answerMove',
    status: 404,
    what: 'an unknown order',
    request: (_world, { token }) => ({
      ...{ token, params: { id: nobody }, body: { moveId: nobody, answer: 'wait' } },
    }),
  },
]

export const sellingCases: readonly Case[] = [
  {
    route: 'selling.terms',
    status: 200,
    what: 'answers',
    request: (_world, { token }) => ({ token }),
  },
]

export const couponCases: readonly Case[] = [
  {
    route: 'orders.previewCoupon',
    status: 200,
    what: 'answers',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, body: { coupon: world.coupon, currency: 'INR' } }
    },
  },
  {
    route: 'orders.previewCoupon',
    status: 422,
    what: 'an unknown coupon',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, body: { coupon: nobody, currency: 'INR' } }
    },
  },
]
