import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type AddOutcome, factsOfAdd } from '../../machines/cart/addOutcome.ts'
import { type CartReader, whenSaved } from '../../machines/cart/cartWatcher.ts'
import { type AddToCart, piecesIn } from '../../machines/catalogue/pickerDraft.ts'
import { variantPickerMachine } from '../../machines/catalogue/variantPicker.machine.ts'
import type { AddInput } from '../../machines/catalogue/variantPickerSetup.ts'
import { defaultToast, type StockNews } from '../../machines/parts/shell.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { addToCart } from './addToCart.ts'

export interface PickerServices extends Pick<PageServices, 'api' | 'readUser' | 'enqueue'> {
  /** Calls `listen` when the stock of a product changes, until the function that it returns is called. */
  readonly onStock: (slug: string, listen: (variants: StockNews) => void) => () => void
}

/** Puts what is picked of a product into the cart. */
export const provideVariantPicker = ({ api, readUser, enqueue, onStock }: PickerServices) => {
  /** After what the buyer did to the same pieces before, in the cart. */
  const addInTurn = async (call: AddToCart, cart: CartReader): Promise<AddOutcome> => {
    const userId = readUser()?._id
    await whenSaved(
      cart,
      piecesIn(call).map(({ productId }) => productId),
    )
    return enqueue(async () => {
      if (readUser()?._id !== userId) throw new Error('somebody else is logged in')
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

  const watchStock = fromCallback<EventObject, { slug: string }>(({ input: { slug }, sendBack }) =>
    onStock(slug, (variants) => sendBack({ type: 'stock.changed', variants })),
  )

  return variantPickerMachine.provide({ actors: { addToCart: add, watchStock } })
}
