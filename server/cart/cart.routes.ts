import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { callerOf } from '../http/caller.ts'
import type { Cart } from './cart.ts'

const ok = <T>(body: T) => ({ status: 200 as const, body })

/** The cart calls (rules K4 to K10). The customer comes from the token (rule K2). */
export const cartRoutes = (cart: Cart) => {
  const setVariant = async ({ request, params, body }: SetVariant) =>
    ok(await cart.setVariant(callerOf(request).customerId, { id: params.productId, ...body }))

  return initServer().router(contract.cart, {
    add: async ({ request, body: { productId, quantity } }) =>
      ok(await cart.add(callerOf(request).customerId, { id: productId, quantity })),
    get: async ({ params }) => ok(await cart.whole(params.userId)),
    removeRow: async ({ request, params }) => {
      const changed = await cart.remove(callerOf(request).customerId, [params.rowId])
      return ok({ ...changed, ok: true as const })
    },
    removeMany: async ({ request, body }) =>
      ok(await cart.remove(callerOf(request).customerId, body.ids)),
    update: setVariant,
    updateVariant: setVariant,
    updateMoreVariants: async ({ request, body }) =>
      ok(await cart.setVariants(callerOf(request).customerId, body)),
    lines: async ({ request, headers, body }) =>
      ok(await cart.lines(callerOf(request).customerId, headers['idempotency-key'], body.lines)),
    resolve: async ({ body }) => ok(await cart.resolve(body.codes)),
    decrement: async ({ request, params }) =>
      ok(await cart.decrement(callerOf(request).customerId, params.id)),
    increment: async ({ request, params }) =>
      ok(await cart.increment(callerOf(request).customerId, params.id)),
    setQuantity: async ({ request, params, body }) =>
      ok(await cart.setQuantity(callerOf(request).customerId, params.id, body.quantity)),
    bySlug: async ({ request, body }) =>
      ok({ cartData: await cart.ofSlug(callerOf(request).customerId, body.slug) }),
  })
}

interface SetVariant {
  readonly request: Parameters<typeof callerOf>[0]
  readonly params: { readonly productId: string }
  readonly body: { readonly quantity: number }
}
