import { fromPromise } from 'xstate'
import { type AddOutcome, factsOfAdd } from '../../machines/cart/addOutcome.ts'
import { type CartReader, whenSaved } from '../../machines/cart/cartWatcher.ts'
import { type AddToCart, piecesIn } from '../../machines/pickerDraft.ts'
import { defaultToast } from '../../machines/shell.ts'
import { type AddInput, variantPickerMachine } from '../../machines/variantPicker.machine.ts'
import { addToCart } from '../addToCart.ts'
import type { PageServices } from './pageServices.ts'

/** Puts what is picked of a product into the cart. */
export const provideVariantPicker = ({ api, readUser, inTurn }: PageServices) => {
  /** After what the buyer did to the same pieces before, in the cart. */
  const addInTurn = async (call: AddToCart, cart: CartReader): Promise<AddOutcome> => {
    const userId = readUser()?._id
    await whenSaved(
      cart,
      piecesIn(call).map(({ productId }) => productId),
    )
    return inTurn(async () => {
      if (readUser()?._id !== userId) throw new Error('somebody else is logged in')
      const outcome = await addToCart(api, call)
      return outcome.kind === 'added' && readUser()?._id !== userId
        ? { ...outcome, delta: null }
        : outcome
    })
  }

  const add = fromPromise<AddOutcome, AddInput>(
    async ({ input: { call, slug, shell, cart }, signal }) => {
      // Where the page was left meanwhile, its picker cannot say what came of it.
      try {
        const outcome = await addInTurn(call, cart)
        if (signal.aborted) for (const fact of factsOfAdd(outcome, slug)) shell.send(fact)
        return outcome
      } catch (error) {
        if (signal.aborted) shell.send(defaultToast)
        throw error
      }
    },
  )

  return variantPickerMachine.provide({ actors: { addToCart: add } })
}
