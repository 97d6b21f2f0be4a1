import { call, routeOf } from './call.ts'
import { fresh, nobody, rowIn, tableIn } from './caseParts.ts'
import type { Case } from './cases.ts'

/** A call on an existing row and on a missing one. */
const rowCases = (route: string, param: string, body?: unknown): Case[] => [
  {
    route,
    status: 200,
    what: 'changes a row',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { [param]: await rowIn(world, buyer) },
      body,
    }),
  },
  {
    route,
    status: 404,
    what: 'an unknown row',
    request: (_world, { token }) => ({ token, params: { [param]: nobody }, body }),
  },
]

export const cartCases: readonly Case[] = [
  {
    route: 'cart.add',
    status: 200,
    what: 'adds',
    request: (world, { token }) => ({
      token,
      body: { productId: world.variants.chain, quantity: 10 },
    }),
  },
  {
    route: 'cart.add',
    status: 404,
    what: 'an unknown variant',
    request: (_world, { token }) => ({ token, body: { productId: nobody, quantity: 10 } }),
  },
  {
    route: 'cart.add',
    status: 409,
    what: 'one that is there',
    request: async (world, buyer) => {
      await rowIn(world, buyer)
      return { token: buyer.token, body: { productId: world.variants.direct, quantity: 1 } }
    },
  },
  {
    route: 'cart.add',
    status: 422,
    what: 'off the step',
    request: (world, { token }) => ({
      token,
      body: { productId: world.variants.chain, quantity: 15 },
    }),
  },
  {
    route: 'cart.get',
    status: 200,
    what: 'lists',
    request: (_world, { id, token }) => ({ token, params: { userId: id } }),
  },
  ...rowCases('cart.removeRow', 'rowId'),
  ...rowCases('cart.increment', 'id'),
  ...rowCases('cart.decrement', 'id'),
  ...rowCases('cart.setQuantity', 'id', { quantity: 7 }),
  {
    route: 'cart.setQuantity',
    status: 422,
    what: 'below the pooled minimum',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await tableIn(world, buyer) },
      body: { quantity: 1 },
    }),
  },
  {
    route: 'cart.removeMany',
    status: 200,
    what: 'removes',
    request: async (world, buyer) => ({
      token: buyer.token,
      body: { ids: [await rowIn(world, buyer)] },
    }),
  },
  {
    route: 'cart.removeMany',
    status: 404,
    what: 'an unknown row',
    request: (_world, { token }) => ({ token, body: { ids: [nobody] } }),
  },
  ...(['cart.update', 'cart.updateVariant'] as const).flatMap((route): Case[] => [
    {
      route,
      status: 200,
      what: 'sets a row',
      request: async (world, buyer) => {
        await rowIn(world, buyer)
        return {
          token: buyer.token,
          params: { productId: world.variants.direct },
          body: { quantity: 1 },
        }
      },
    },
    {
      route,
      status: 404,
      what: 'one that is not there',
      request: (world, { token }) => ({
        token,
        params: { productId: world.variants.direct },
        body: { quantity: 1 },
      }),
    },
  ]),
  {
    route: 'cart.updateMoreVariants',
    status: 200,
    what: 'sets a table',
    request: (world, { token }) => ({
      token,
      body: world.variants.table.map((id) => ({ id, quantity: 3 })),
    }),
  },
  {
    route: 'cart.updateMoreVariants',
    status: 404,
    what: 'an unknown variant',
    request: (_world, { token }) => ({ token, body: [{ id: nobody, quantity: 9 }] }),
  },
  {
    route: 'cart.updateMoreVariants',
    status: 422,
    what: 'below the pooled minimum',
    request: (world, { token }) => ({
      token,
      body: [{ id: world.variants.table[0], quantity: 4 }],
    }),
  },
  {
    route: 'cart.lines',
    status: 200,
    what: 'adds and sets',
    request: (world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('lines') },
      body: {
        lines: [
          { id: world.variants.direct, quantity: 2, mode: 'add' },
          { id: world.variants.chain, quantity: 20, mode: 'set' },
        ],
      },
    }),
  },
  {
    route: 'cart.lines',
    status: 404,
    what: 'an unknown variant',
    request: (_world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('lines') },
      body: { lines: [{ id: nobody, quantity: 2, mode: 'add' }] },
    }),
  },
  {
    route: 'cart.lines',
    status: 409,
    what: 'a key that was used for other lines',
    request: async (world, { token }) => {
      const headers = { 'idempotency-key': fresh('lines') }
      const body = (quantity: number) => ({
        lines: [{ id: world.variants.direct, quantity, mode: 'add' }],
      })
      await call(world.origin, routeOf('cart.lines'), { token, headers, body: body(1) })
      return { token, headers, body: body(2) }
    },
  },
  {
    route: 'cart.lines',
    status: 422,
    what: 'a line that adds nothing',
    request: (world, { token }) => ({
      token,
      headers: { 'idempotency-key': fresh('lines') },
      body: { lines: [{ id: world.variants.direct, quantity: 0, mode: 'add' }] },
    }),
  },
  {
    route: 'cart.resolve',
    status: 200,
    what: 'variant ids, and a code that nothing has',
    request: (world, { token }) => ({
      token,
      body: { codes: [world.variants.direct, world.variants.chain, 'no-such-sku-000'] },
    }),
  },
  {
    route: 'cart.resolve',
    status: 422,
    what: 'no codes',
    request: (_world, { token }) => ({ token, body: { codes: [] } }),
  },
  {
    route: 'cart.bySlug',
    status: 200,
    what: 'lists',
    request: (world, { token }) => ({ token, body: { slug: world.productSlug } }),
  },
]
