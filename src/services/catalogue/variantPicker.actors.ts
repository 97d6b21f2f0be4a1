import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Product } from '../../contracts/catalogue/product.ts'
import type { Selection } from '../../domain/catalogue/variants.ts'
import { type AddOutcome, factsOfAdd } from '../../machines/cart/addOutcome.ts'
import { cartedIn, isQueueing, whenSaved } from '../../machines/cart/cartWatcher.ts'
import { offlineAdds, piecesIn } from '../../machines/catalogue/pickerDraft.ts'
import { variantPickerMachine } from '../../machines/catalogue/variantPicker.machine.ts'
import type { AddInput, ProductNews } from '../../machines/catalogue/variantPickerSetup.ts'
import { defaultToast } from '../../machines/parts/shell.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { unlessUnanswered } from '../parts/unlessUnanswered.ts'
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
  /**
   * Runs after the buyer's earlier changes of the same rows in the cart. Without a connection the pieces wait in the
   * offline queue (rule K23).
   */
  const addInTurn = async ({ call, product, cart, shell }: AddInput): Promise<AddOutcome> => {
    const userId = readUser()?._id
    const queued = (isTried: boolean): AddOutcome => {
      const edits = offlineAdds(product, call, cartedIn(cart.getSnapshot()), isTried)
      // At once: what is enqueued behind this add sees that it waits.
      shell.send({ type: 'commands.made', edits })
      return { kind: 'queued' }
    }
    if (isQueueing(cart)) return queued(false)
    await whenSaved(
      cart,
      piecesIn(call).map(({ productId }) => productId),
    )
    return enqueue(async () => {
      if (readUser()?._id !== userId) return { kind: 'lost' }
      if (isQueueing(cart)) return queued(false)
      const outcome = await unlessUnanswered(() => addToCart(api, call))
      if (outcome.kind === 'unanswered') return queued(true)
      return outcome.kind === 'added' && readUser()?._id !== userId
        ? { ...outcome, delta: null }
        : outcome
    })
  }

  const add = fromPromise<AddOutcome, AddInput>(async ({ input, signal }) => {
    const { shell, product } = input
    // If the page has been left, its picker cannot report the outcome.
    try {
      const outcome = await addInTurn(input)
      if (signal.aborted) for (const fact of factsOfAdd(outcome, product.slug)) shell.send(fact)
      return outcome
    } catch (error) {
      if (signal.aborted) shell.send(defaultToast)
      throw error
    }
  })

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
