import type { AddToCart } from '../machines/pickerDraft.ts'
import type { AddOutcome } from '../machines/variantPicker.machine.ts'
import type { Api } from './api.ts'
import { refused } from './failures.ts'

/** Puts pieces into the cart, or more of what is there already (specification 4, adding to cart). */
export const addToCart = async (api: Api, call: AddToCart): Promise<AddOutcome> => {
  if (call.kind === 'updateMoreVariants') {
    const reply = await api.cart.updateMoreVariants({
      body: call.pieces.map(({ productId, quantity }) => ({ id: productId, quantity })),
    })
    return reply.status === 200
      ? { kind: 'added', message: reply.body.message, rows: reply.body.cartData }
      : refused(reply)
  }
  const { productId, quantity } = call.pieces
  if (call.kind === 'add') {
    const reply = await api.cart.add({ body: { productId, quantity } })
    // Another tab has put it in meanwhile.
    if (reply.status === 409) return addToCart(api, { ...call, kind: 'update' })
    return reply.status === 200
      ? { kind: 'added', message: reply.body.message, rows: reply.body.cartData }
      : refused(reply)
  }
  const request = { params: { productId }, body: { quantity } }
  const reply = await (call.directly ? api.cart.update(request) : api.cart.updateVariant(request))
  return reply.status === 200
    ? { kind: 'added', message: reply.body.message, rows: reply.body.cartData }
    : refused(reply)
}
