import { fromPromise } from 'xstate'
import type { HeldCart } from '../../domain/cart/heldCart.ts'
import { cartMachine } from '../../machines/cart/cart.machine.ts'
import type { EditOutcome, RowEdit } from '../../machines/cart/cartSetup.ts'
import { logged, type PageServices } from '../parts/pageServices.ts'
import { sendEdits, sendRest } from './cart.calls.ts'

/** Reads and changes the cart of the logged-in customer. */
export const provideCart = (services: Pick<PageServices, 'api' | 'log' | 'newKey' | 'enqueue'>) => {
  const loadCart = fromPromise<HeldCart, { userId: string }>(async ({ input, signal }) => {
    const reply = await services.api.cart.get({
      params: { userId: input.userId },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return { version: reply.body.version, rows: reply.body.cartData }
    throw logged(services, 'the cart was not loaded', reply)
  })

  const editCart = fromPromise<EditOutcome, { edits: readonly RowEdit[] }>(({ input, signal }) =>
    services.enqueue(async () => {
      // A customer who has logged out since has already seen that it is not saved.
      signal.throwIfAborted()
      return sendEdits(services, input.edits)
    }),
  )

  return cartMachine.provide({
    actors: { loadCart, editCart },
    actions: { sendRest: (_, edits) => sendRest(services, edits) },
  })
}
