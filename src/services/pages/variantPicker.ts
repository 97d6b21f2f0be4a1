import { fromPromise } from 'xstate'
import { type AddOutcome, factsOfAdd } from '../../machines/cart/addOutcome.ts'
import type { AddToCart } from '../../machines/pickerDraft.ts'
import type { Shell } from '../../machines/shell.ts'
import { variantPickerMachine } from '../../machines/variantPicker.machine.ts'
import { addToCart } from '../addToCart.ts'
import type { PageServices } from './pageServices.ts'

/** Puts what is picked of a product into the cart. */
export const provideVariantPicker = ({ api }: PageServices) => {
  const add = fromPromise<AddOutcome, { call: AddToCart; shell: Shell }>(
    async ({ input: { call, shell }, signal }) => {
      const outcome = await addToCart(api, call)
      // The page was left meanwhile: its picker cannot say what came of it.
      if (signal.aborted) for (const fact of factsOfAdd(outcome)) shell.send(fact)
      return outcome
    },
  )

  return variantPickerMachine.provide({ actors: { addToCart: add } })
}
