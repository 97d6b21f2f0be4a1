import { checkoutMachine } from '../../machines/orders/checkout.machine.ts'
import { checkoutDraft } from '../parts/draftNames.ts'
import { drafting } from '../parts/drafts.ts'
import type { PageServices } from '../parts/pageServices.ts'

/** Stores the draft of the checkout; placing the order drops it (`placement.actors.ts`). */
export const provideCheckout =
  (customerId: string) =>
  ({ drafts }: Pick<PageServices, 'drafts'>) => {
    const { keepDraft } = drafting(drafts, checkoutDraft(customerId))
    return checkoutMachine.provide({ actions: { keepDraft } })
  }
