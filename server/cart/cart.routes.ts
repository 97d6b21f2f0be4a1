import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { callerOf } from '../http/caller.ts'
import type { Cart } from './cart.ts'

const ok = <T>(body: T) => ({ status: 200 as const, body })

/** The cart calls (specification 7, Cart). The caller's id is the token's, never the client's word. */
export const cartRoutes = (cart: Cart) =>
  initServer().router(contract.cart, {
    add: async ({ request, body }) =>
      ok(
        await cart.add(
          callerOf(request).customerId,
          [{ id: body.productId, quantity: body.quantity }],
          'refuse',
        ),
      ),
    get: async ({ params }) => ok({ cartData: await cart.rows(params.userId) }),
    removeRow: async ({ request, params }) => {
      const changed = await cart.remove(callerOf(request).customerId, [params.rowId])
      return ok({ ...changed, ok: true as const })
    },
    removeMany: async ({ request, body }) =>
      ok(await cart.remove(callerOf(request).customerId, body.ids)),
    update: async ({ request, params, body }) =>
      ok(
        await cart.add(
          callerOf(request).customerId,
          [{ id: params.productId, ...body }],
          'require',
        ),
      ),
    updateVariant: async ({ request, params, body }) =>
      ok(
        await cart.add(
          callerOf(request).customerId,
          [{ id: params.productId, ...body }],
          'require',
        ),
      ),
    updateMoreVariants: async ({ request, body }) =>
      ok(await cart.add(callerOf(request).customerId, body, 'either')),
    decrement: async ({ request, params }) =>
      ok(await cart.decrement(callerOf(request).customerId, params.id)),
    increment: async ({ request, params }) =>
      ok(await cart.increment(callerOf(request).customerId, params.id)),
    setQuantity: async ({ request, params, body }) =>
      ok(await cart.setQuantity(callerOf(request).customerId, params.id, body.quantity)),
    bySlug: async ({ request, body }) => {
      const rows = await cart.rows(callerOf(request).customerId)
      return ok({ cartData: rows.filter((row) => row.cart.productSlug === body.slug) })
    },
  })
