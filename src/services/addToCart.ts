import type { AddOutcome } from '../machines/cart/addOutcome.ts'
import type { AddToCart } from '../machines/pickerDraft.ts'
import type { Api } from './api.ts'
import { deltaOf } from './cart/cart.calls.ts'
import { refused } from './failures.ts'

const send = (api: Api, call: AddToCart) => {
  if (call.kind === 'updateMoreVariants')
    return api.cart.updateMoreVariants({
      body: call.pieces.map(({ productId, quantity }) => ({ id: productId, quantity })),
    })
  const { productId, quantity } = call.pieces
  if (call.kind === 'add') return api.cart.add({ body: { productId, quantity } })
  const request = { params: { productId }, body: { quantity } }
  return call.directly ? api.cart.update(request) : api.cart.updateVariant(request)
}

/**
 * Puts pieces into the cart, or sets how many there are. A row that another page has added meanwhile is never
 * set by an add.
 */
export const addToCart = async (api: Api, call: AddToCart): Promise<AddOutcome> => {
  const reply = await send(api, call)
  if (reply.status === 200)
    return { kind: 'added', message: reply.body.message, delta: deltaOf(reply.body) }
  const outcome = refused(reply)
  return outcome.problem.code === 'row_exists'
    ? { kind: 'exists', problem: outcome.problem }
    : outcome
}
