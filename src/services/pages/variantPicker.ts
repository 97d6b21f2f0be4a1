import { fromPromise } from 'xstate'
import type { AddToCart } from '../../machines/pickerDraft.ts'
import { type AddOutcome, variantPickerMachine } from '../../machines/variantPicker.machine.ts'
import { addToCart } from '../addToCart.ts'
import type { PageServices } from './pageServices.ts'

/** Puts what is picked of a product into the cart. */
export const provideVariantPicker = ({ api }: PageServices) =>
  variantPickerMachine.provide({
    actors: {
      addToCart: fromPromise<AddOutcome, AddToCart>(({ input }) => addToCart(api, input)),
    },
  })
