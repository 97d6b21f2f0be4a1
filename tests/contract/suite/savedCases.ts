import { call, routeOf } from './call.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

let counter = 0
const key = () => ({ 'idempotency-key': `a-move-${++counter}` })

/** Puts 2 pieces into the cart. @returns the row's id */
const carry = async (world: World, { token }: WorldCustomer, id: string, quantity = 2) => {
  const { body } = await call(world.origin, routeOf('cart.lines'), {
    ...{ token, headers: key(), body: { lines: [{ id, quantity, mode: 'add' }] } },
  })
  const { cartData } = body as { cartData: { _id: string; cart: { productId: string } }[] }
  return cartData.find(({ cart }) => cart.productId === id)?._id ?? ''
}

const save = async (world: World, buyer: WorldCustomer, rowIds: string[]) => {
  await call(world.origin, routeOf('saved.save'), {
    ...{ token: buyer.token, headers: key(), body: { rowIds } },
  })
}

const saveDirect = async (world: World, buyer: WorldCustomer) =>
  save(world, buyer, [await carry(world, buyer, world.variants.direct)])

/** Rows that are saved for later. */
export const savedCases: readonly Case[] = [
  {
    route: 'saved.all',
    status: 200,
    what: 'lists',
    request: async (world, buyer) => {
      await saveDirect(world, buyer)
      return { token: buyer.token }
    },
  },
  {
    route: 'saved.save',
    status: 200,
    what: 'moves rows out of the cart',
    request: async (world, buyer) => {
      await saveDirect(world, buyer)
      const rowIds = [
        await carry(world, buyer, world.variants.direct),
        await carry(world, buyer, world.variants.chain, 20),
      ]
      return { token: buyer.token, headers: key(), body: { rowIds } }
    },
  },
  {
    route: 'saved.save',
    status: 404,
    what: 'an unknown row',
    request: async (world, buyer) => {
      const rowIds = [await carry(world, buyer, world.variants.direct), 'no-such-row']
      return { token: buyer.token, headers: key(), body: { rowIds } }
    },
  },
  {
    route: 'saved.save',
    status: 409,
    what: 'a key that was used for other rows',
    request: async (world, buyer) => {
      const { token } = buyer
      const headers = key()
      const body = { rowIds: [await carry(world, buyer, world.variants.direct)] }
      await call(world.origin, routeOf('saved.save'), { token, headers, body })
      const rowIds = [await carry(world, buyer, world.variants.direct)]
      return { token, headers, body: { rowIds } }
    },
  },
  {
    route: 'saved.save',
    status: 422,
    what: 'a row twice',
    request: async (world, buyer) => {
      const row = await carry(world, buyer, world.variants.direct)
      return { token: buyer.token, headers: key(), body: { rowIds: [row, row] } }
    },
  },
  {
    route: 'saved.restore',
    status: 200,
    what: 'adds to what the cart has',
    request: async (world, buyer) => {
      await saveDirect(world, buyer)
      await carry(world, buyer, world.variants.direct)
      return { token: buyer.token, headers: key(), body: { ids: [world.variants.direct] } }
    },
  },
  {
    route: 'saved.restore',
    status: 404,
    what: "another's row",
    request: async (world, { token }) => {
      await saveDirect(world, await world.customer('verified'))
      return { token, headers: key(), body: { ids: [world.variants.direct] } }
    },
  },
  {
    route: 'saved.restore',
    status: 409,
    what: 'a key that was used for other rows',
    request: async (world, buyer) => {
      const { token } = buyer
      const headers = key()
      await saveDirect(world, buyer)
      const body = { ids: [world.variants.direct] }
      await call(world.origin, routeOf('saved.restore'), { token, headers, body })
      return { token, headers, body: { ids: [world.variants.chain] } }
    },
  },
  {
    route: 'saved.restore',
    status: 422,
    what: 'fewer pieces of a product than its minimum',
    request: async (world, buyer) => {
      const [first, second] = world.variants.table
      const row = await carry(world, buyer, first, 5)
      await carry(world, buyer, second, 1)
      await save(world, buyer, [row, await carry(world, buyer, second, 1)])
      return { token: buyer.token, headers: key(), body: { ids: [second] } }
    },
  },
  {
    route: 'saved.remove',
    status: 200,
    what: 'removes',
    request: async (world, buyer) => {
      await saveDirect(world, buyer)
      return { token: buyer.token, params: { id: world.variants.direct } }
    },
  },
  {
    route: 'saved.remove',
    status: 200,
    what: 'one that is not there',
    request: (world, { token }) => ({ token, params: { id: world.variants.direct } }),
  },
]
