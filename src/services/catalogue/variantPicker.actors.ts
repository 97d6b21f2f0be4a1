import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Product } from '../../contracts/catalogue.ts'
import type { Selection } from '../../domain/catalogue/variants.ts'
import { type AddOutcome, factsOfAdd } from '../../machines/cart/addOutcome.ts'
import { type CartReader, whenSaved } from '../../machines/cart/cartWatcher.ts'
import { type AddToCart, piecesIn } from '../../machines/catalogue/pickerDraft.ts'
import { variantPickerMachine } from '../../machines/catalogue/variantPicker.machine.ts'
import type { AddInput, ProductNews } from '../../machines/catalogue/variantPickerSetup.ts'
import { defaultToast } from '../../machines/parts/shell.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { addToCart } from './addToCart.ts'

export interface PickerServices extends Pick<PageServices, 'api' | 'readUser' | 'enqueue'> {
  /** Reports changes while a product is shown, until the returned function is called. */
  readonly onProduct: (product: Product, listen: (news: ProductNews) => void) => () => void
  /** Writes the selection into the address of the product's page. */
  readonly keepInAddress: (product: Product, selection: Selection) => void
}

/** Puts the picked variants of a product into the cart. */
export const provideVariantPicker = (services: PickerServices) => {
  const { api, readUser, enqueue, onProduct, keepInAddress } = services
  /** Runs after the buyer's earlier changes of the same rows in the cart. */
  const addInTurn = async (call: AddToCart, cart: CartReader): Promise<AddOutcome> => {
    const userId = readUser()?._id
    await whenSaved(
      cart,
      piecesIn(call).map(({ productId }) => productId),
    )
    return enqueue(async () => {
      if (readUser()?._id !== userId) return { kind: 'lost' }
      const outcome = await addToCart(api, call)
      return outcome.kind === 'added' && readUser()?._id !== userId
        ? { ...outcome, delta: null }
        : outcome
    })
  }

  const add = fromPromise<AddOutcome, AddInput>(
    async ({ input: { call, slug, shell, cart }, signal }) => {
      // If the page has been left, its picker cannot report the outcome.
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

  const watchProduct = fromCallback<EventObject, { product: Product }>(
    ({ input: { product }, sendBack }) => onProduct(product, sendBack),
  )

  return variantPickerMachine.provide({
    actors: { addToCart: add, watchProduct },
    actions: {
      keepInAddress: ({ context: { product, selection } }) => keepInAddress(product, selection),
    },
  })
}
