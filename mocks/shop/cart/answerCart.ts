import type { contract } from '../../../src/contracts/index.ts'
import { decrement, increment } from '../../../src/domain/cart/quantity.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import type { Answers } from '../parts/answers.ts'
import type { Cart } from './cart.ts'
import { resolveCodes } from './resolveCodes.ts'

/** The cart calls (rules K4 to K10). */
export const answerCart = (cart: Cart, shelf: Shelf): Answers<typeof contract.cart> => {
  const setVariant = ({ customerId, params, body }: SetVariant) =>
    cart.setVariant(customerId, { id: params.productId, ...body })
  return {
    add: ({ customerId, body: { productId, quantity } }) =>
      cart.add(customerId, { id: productId, quantity }),
    get: ({ customerId }) => cart.whole(customerId),
    removeRow: async ({ customerId, params }) => ({
      ...(await cart.remove(customerId, [params.rowId])),
      ok: true,
    }),
    removeMany: ({ customerId, body }) => cart.remove(customerId, body.ids),
    update: setVariant,
    updateVariant: setVariant,
    updateMoreVariants: ({ customerId, body }) => cart.setVariants(customerId, body),
    lines: ({ customerId, headers, body }) =>
      cart.lines(customerId, headers['idempotency-key'], body.lines),
    resolve: ({ body }) => resolveCodes(shelf, body.codes),
    decrement: ({ customerId, params }) =>
      cart.edit(customerId, params.id, ({ sold, quantity }) =>
        decrement(sold.product.quantityRule, quantity),
      ),
    increment: ({ customerId, params }) =>
      cart.edit(customerId, params.id, ({ sold, quantity }) =>
        increment(sold.product.quantityRule, quantity),
      ),
    setQuantity: ({ customerId, params, body }) =>
      cart.edit(customerId, params.id, () => body.quantity),
    bySlug: ({ customerId, body: { slug } }) => ({
      cartData: cart.whole(customerId).cartData.filter((row) => row.cart.productSlug === slug),
    }),
  }
}

interface SetVariant {
  readonly customerId: string
  readonly params: { readonly productId: string }
  readonly body: { readonly quantity: number }
}
