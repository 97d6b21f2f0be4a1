import { call, routeOf } from './call.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

let counter = 0
const key = () => ({ 'idempotency-key': `a-list-${++counter}` })

const listOf = (world: World, name = 'Winter window') => ({
  name,
  lines: [
    { id: world.variants.direct, quantity: 2 },
    { id: world.variants.chain, quantity: 20 },
  ],
})
const unknownLine = [{ id: 'no-such-variant', quantity: 2 }]

const save = async (world: World, { token }: WorldCustomer, name?: string): Promise<string> => {
  const { body } = await call(world.origin, routeOf('lists.save'), {
    ...{ token, headers: key(), body: listOf(world, name) },
  })
  return (body as { _id: string })._id
}

const share = async (world: World, buyer: WorldCustomer): Promise<string> => {
  const params = { id: await save(world, buyer) }
  const { body } = await call(world.origin, routeOf('lists.share'), { token: buyer.token, params })
  return (body as { shareKey: string }).shareKey
}

/** A call for one list: of one's own, and of another customer. */
const ownOnly = (route: string, body?: unknown): readonly Case[] => {
  const more = body === undefined ? {} : { body }
  return [
    {
      route,
      status: 200,
      what: "the buyer's own",
      request: async (world, buyer) => ({
        ...{ token: buyer.token, params: { id: await save(world, buyer) }, ...more },
      }),
    },
    {
      route,
      status: 404,
      what: "another's",
      request: async (world, { token }) => ({
        ...{ token, params: { id: await save(world, await world.customer('verified')) }, ...more },
      }),
    },
  ]
}

/** Named lists. */
export const listCases: readonly Case[] = [
  {
    route: 'lists.all',
    status: 200,
    what: 'lists',
    request: async (world, buyer) => {
      await save(world, buyer)
      return { token: buyer.token }
    },
  },
  {
    route: 'lists.save',
    status: 201,
    what: 'saves, with the name trimmed',
    request: (world, { token }) => ({ token, headers: key(), body: listOf(world, '  Spring ') }),
  },
  {
    route: 'lists.save',
    status: 404,
    what: 'an unknown variant',
    request: (_world, { token }) => ({
      ...{ token, headers: key(), body: { name: 'Spring', lines: unknownLine } },
    }),
  },
  {
    route: 'lists.save',
    status: 409,
    what: 'a key that was used for another list',
    request: async (world, { token }) => {
      const headers = key()
      await call(world.origin, routeOf('lists.save'), { token, headers, body: listOf(world) })
      return { token, headers, body: listOf(world, 'Spring') }
    },
  },
  {
    route: 'lists.save',
    status: 409,
    what: 'the name of another list, whatever its case',
    request: async (world, buyer) => {
      await save(world, buyer)
      return { token: buyer.token, headers: key(), body: listOf(world, ' WINTER window ') }
    },
  },
  {
    route: 'lists.save',
    status: 422,
    what: 'a variant twice',
    request: (world, { token }) => {
      const { name, lines } = listOf(world)
      return { token, headers: key(), body: { name, lines: [...lines, ...lines] } }
    },
  },
  ...ownOnly('lists.get'),
  ...ownOnly('lists.change', { name: 'Summer' }),
  {
    route: 'lists.change',
    status: 200,
    what: 'replaces the lines',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await save(world, buyer) },
      body: { lines: listOf(world).lines.slice(1) },
    }),
  },
  {
    route: 'lists.change',
    status: 404,
    what: 'an unknown variant',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await save(world, buyer) },
      body: { lines: unknownLine },
    }),
  },
  {
    route: 'lists.change',
    status: 200,
    what: 'its own name in another case',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await save(world, buyer) },
      body: { name: 'Winter Window' },
    }),
  },
  {
    route: 'lists.change',
    status: 409,
    what: 'the name of another list, whatever its case',
    request: async (world, buyer) => {
      await save(world, buyer)
      const id = await save(world, buyer, 'Spring')
      return { token: buyer.token, params: { id }, body: { name: 'winter Window' } }
    },
  },
  {
    route: 'lists.change',
    status: 422,
    what: 'nothing',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await save(world, buyer) },
      body: {},
    }),
  },
  ...ownOnly('lists.remove'),
  ...ownOnly('lists.share'),
  ...ownOnly('lists.unshare'),
  {
    route: 'lists.shared',
    status: 200,
    what: "another's",
    request: async (world, { token }) => ({
      token,
      params: { key: await share(world, await world.customer('verified')) },
    }),
  },
  {
    route: 'lists.shared',
    status: 404,
    what: 'an unknown key',
    request: (_world, { token }) => ({ token, params: { key: 'x'.repeat(43) } }),
  },
]
