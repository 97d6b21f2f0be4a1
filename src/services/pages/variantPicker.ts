import { fromPromise } from 'xstate'
import type { AddToCart } from '../../machines/pickerDraft.ts'
import { defaultToast, type Shell } from '../../machines/shell.ts'
import {
  type AddOutcome,
  factsOfAdd,
  variantPickerMachine,
} from '../../machines/variantPicker.machine.ts'
import { addToCart } from '../addToCart.ts'
import type { PageServices } from './pageServices.ts'

/** Puts what is picked of a product into the cart. */
export const provideVariantPicker = ({ api }: PageServices) => {
  const add = fromPromise<AddOutcome, { call: AddToCart; shell: Shell }>(
    async ({ input: { call, shell }, signal }) => {
      // Where the page was left meanwhile, its picker cannot say what came of it.
      try {
        const outcome = await addToCart(api, call)
        if (signal.aborted) for (const fact of factsOfAdd(outcome)) shell.send(fact)
        return outcome
      } catch (error) {
        if (signal.aborted) shell.send(defaultToast)
        throw error
      }
    },
  )

  return variantPickerMachine.provide({ actors: { addToCart: add } })
}
