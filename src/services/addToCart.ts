import type { AddToCart } from '../machines/pickerDraft.ts'
import type { AddOutcome } from '../machines/variantPicker.machine.ts'
import type { Api } from './api.ts'
import { refused } from './failures.ts'

/** How the shop answers each kind of add that another tab has overtaken, and which kind then holds. */
const overtaken = {
  add: { status: 409, instead: 'update' },
  update: { status: 404, instead: 'add' },
} as const

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
 * Puts pieces into the cart, or more of what is there already (specification 4, adding to cart). Where another
 * tab has put it in or taken it out meanwhile, the other call is made, once.
 */
export const addToCart = async (api: Api, call: AddToCart, mayTurn = true): Promise<AddOutcome> => {
  const reply = await send(api, call)
  if (reply.status === 200)
    return { kind: 'added', message: reply.body.message, rows: reply.body.cartData }
  if (mayTurn && call.kind !== 'updateMoreVariants') {
    const { status, instead } = overtaken[call.kind]
    if (reply.status === status) return addToCart(api, { ...call, kind: instead }, false)
  }
  return refused(reply)
}
