import { type EventObject, fromCallback, type Subscribable } from 'xstate'
import { checkoutMachine } from '../../machines/orders/checkout.machine.ts'
import { checkoutDraft } from '../parts/draftNames.ts'
import { drafting } from '../parts/drafts.ts'
import type { PageServices } from '../parts/pageServices.ts'

/** Placing orders, for those who follow its refusals. */
interface Placement extends Subscribable<{ readonly context: { readonly refusal: unknown } }> {
  getSnapshot(): { readonly context: { readonly refusal: unknown } }
}

/**
 * Stores the draft of the checkout; placing the order drops it (`placement.actors.ts`). Loads the terms of the shop
 * again after an order was refused, since a changed total may come from them.
 */
export const provideCheckout =
  (customerId: string, placement: Placement) =>
  ({ api, drafts }: Pick<PageServices, 'api' | 'drafts'>) => {
    const { keepDraft } = drafting(drafts, checkoutDraft(customerId))
    const watchTerms = fromCallback<EventObject>(({ sendBack }) => {
      let last = placement.getSnapshot().context.refusal
      const load = async () => {
        const reply = await api.selling.terms()
        if (reply.status === 200) sendBack({ type: 'terms.shown', terms: reply.body })
      }
      const { unsubscribe } = placement.subscribe(({ context: { refusal } }) => {
        if (refusal === last) return
        last = refusal
        // Without an answer the known terms stay; the shop refuses the order again.
        if (refusal) load().catch(() => undefined)
      })
      return unsubscribe
    })
    return checkoutMachine.provide({ actions: { keepDraft }, actors: { watchTerms } })
  }
