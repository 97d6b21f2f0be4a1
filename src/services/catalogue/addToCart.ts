import type { AddOutcome } from '../../machines/cart/addOutcome.ts'
import type { AddToCart } from '../../machines/catalogue/pickerDraft.ts'
import { deltaOf } from '../cart/cart.calls.ts'
import type { Api } from '../parts/api.ts'
import { isSessionOver, refused } from '../parts/failures.ts'
import { wordsOf } from '../parts/wordsOf.ts'

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
 * Adds pieces to the cart, or sets the quantity of a row. An add never sets a row that another page has just
 * added.
 */
export const addToCart = async (api: Api, call: AddToCart): Promise<AddOutcome> => {
  const reply = await send(api, call)
  if (reply.status === 200)
    return { kind: 'added', ...wordsOf(reply.body), delta: deltaOf(reply.body) }
  if (isSessionOver(reply)) return { kind: 'lost' }
  const outcome = refused(reply)
  return outcome.problem.code === 'row_exists'
    ? { kind: 'exists', problem: outcome.problem }
    : outcome
}
