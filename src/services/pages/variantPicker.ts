import { fromPromise } from 'xstate'
import type { AddToCart } from '../../machines/pickerDraft.ts'
import { type AddOutcome, variantPickerMachine } from '../../machines/variantPicker.machine.ts'
import { refused } from '../failures.ts'
import type { PageServices } from './pageServices.ts'

/** Puts what is picked of a product into the cart (specification 4, adding to cart). */
export const provideVariantPicker = ({ api }: PageServices) => {
  const sendAdd = async (call: AddToCart): Promise<AddOutcome> => {
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
      if (reply.status === 409) return sendAdd({ ...call, kind: 'update' })
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

  const addToCart = fromPromise<AddOutcome, AddToCart>(({ input }) => sendAdd(input))

  return variantPickerMachine.provide({ actors: { addToCart } })
}
