import { address } from '../../support/values/address.ts'
import { newEmailToken } from './accountCases.ts'
import { call, routeOf } from './call.ts'
import { fresh, nobody, unused } from './caseParts.ts'
import type { Case } from './cases.ts'

export const profileCases: readonly Case[] = [
  {
    route: 'customer.get',
    status: 200,
    what: 'answers',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.checkVerified',
    status: 200,
    what: 'answers',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: 'changes the name',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { name: 'Asha' } }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: 'adds an address',
    request: (_world, { id, token }) => ({ params: { id }, token, body: address }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: "answers another's e-mail address like any other",
    request: async (world, { id, token }) => ({
      params: { id },
      token,
      body: { email: (await world.customer('verified')).email, password: world.password },
    }),
  },
  {
    route: 'customer.update',
    status: 200,
    what: 'mails a new e-mail address',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { email: `${fresh('new')}@shah.test`, password: world.password },
    }),
  },
  {
    route: 'customer.confirmEmail',
    status: 200,
    what: 'confirms',
    request: async (world, buyer) => ({ params: { token: await newEmailToken(world, buyer) } }),
  },
  {
    route: 'customer.confirmEmail',
    status: 410,
    what: 'an unknown token',
    request: () => ({ params: { token: unused } }),
  },
  {
    route: 'customer.undoEmail',
    status: 200,
    what: 'brings the old address back',
    request: async (world, buyer) => {
      const token = await newEmailToken(world, buyer)
      await call(world.origin, routeOf('customer.confirmEmail'), { params: { token } })
      return { params: { token: await world.mailToken('undoEmail', buyer.email) } }
    },
  },
  {
    route: 'customer.undoEmail',
    status: 410,
    what: 'a token that confirms',
    request: async (world, buyer) => ({ params: { token: await newEmailToken(world, buyer) } }),
  },
  {
    route: 'devices.list',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'devices.end',
    status: 200,
    what: 'logs out',
    request: async (world, { id, token }) => {
      const { body } = await call(world.origin, routeOf('devices.list'), { params: { id }, token })
      const [device] = (body as { data: { _id: string }[] }).data
      return { params: { id, deviceId: device?._id ?? '' }, token }
    },
  },
  {
    route: 'devices.end',
    status: 404,
    what: 'an unknown one',
    request: (_world, { id, token }) => ({ params: { id, deviceId: nobody }, token }),
  },
  {
    route: 'devices.endAll',
    status: 200,
    what: 'logs all out',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.addWishlist',
    status: 200,
    what: 'adds',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { productId: world.productId },
    }),
  },
  {
    route: 'customer.addWishlist',
    status: 404,
    what: 'an unknown product',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { productId: nobody } }),
  },
  {
    route: 'customer.checkWishlist',
    status: 200,
    what: 'answers',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { productId: world.productId },
    }),
  },
  {
    route: 'customer.removeWishlist',
    status: 200,
    what: 'removes',
    request: (world, { id, token }) => ({
      params: { id },
      token,
      body: { productId: world.productId },
    }),
  },
  {
    route: 'customer.removeAllWishlist',
    status: 200,
    what: 'empties',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.getWishlist',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.getMessages',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ params: { id }, token }),
  },
  {
    route: 'customer.readMessages',
    status: 200,
    what: 'marks, and takes no notice of messages that are not there',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { ids: [nobody] } }),
  },
  {
    route: 'customer.readMessages',
    status: 422,
    what: 'of none',
    request: (_world, { id, token }) => ({ params: { id }, token, body: { ids: [] } }),
  },
]
