import { address } from '../../support/values/address.ts'
import { call, type Request, routeOf } from './call.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

/** Adds an address and returns its path. */
const saved = async (world: World, { id, token }: WorldCustomer): Promise<Request> => {
  const { body } = await call(world.origin, routeOf('customer.update'), {
    ...{ params: { id }, token, body: address },
  })
  const addressId = (body as { userAddress: { _id: string }[] }).userAddress[0]?._id ?? ''
  return { params: { id, addressId }, token }
}

const elsewhere = { ...address, country: 'IT', pincode: '20121', vatNumber: '00743110157' }
const unknown = 'no-such-address'

/** A customer's own addresses. */
export const addressCases: readonly Case[] = [
  {
    route: 'customer.update',
    status: 422,
    what: 'an address whose postal code is not of its country',
    request: (_world, { id, token }) => ({
      ...{ params: { id }, token, body: { ...address, pincode: '4000' } },
    }),
  },
  {
    route: 'addresses.change',
    status: 200,
    what: 'changes',
    request: async (world, buyer) => ({ ...(await saved(world, buyer)), body: elsewhere }),
  },
  {
    route: 'addresses.change',
    status: 422,
    what: 'a wrong VAT number',
    request: async (world, buyer) => ({
      ...(await saved(world, buyer)),
      body: { ...elsewhere, vatNumber: '00743110158' },
    }),
  },
  {
    route: 'addresses.change',
    status: 404,
    what: 'an unknown address',
    request: (_world, { id, token }) => ({
      ...{ params: { id, addressId: unknown }, token, body: address },
    }),
  },
  {
    route: 'addresses.makeFirst',
    status: 200,
    what: 'makes it the default',
    request: saved,
  },
  {
    route: 'addresses.makeFirst',
    status: 404,
    what: 'an unknown address',
    request: (_world, { id, token }) => ({ params: { id, addressId: unknown }, token }),
  },
  { route: 'addresses.remove', status: 200, what: 'deletes', request: saved },
  {
    route: 'addresses.remove',
    status: 404,
    what: 'an unknown address',
    request: (_world, { id, token }) => ({ params: { id, addressId: unknown }, token }),
  },
]
