import { cartPageMachine } from '../../machines/cart/cartPage.machine.ts'
import { checkoutDraft } from '../parts/draftNames.ts'
import type { Drafts } from '../parts/drafts.ts'
import type { PageServices } from '../parts/pageServices.ts'

/** The note that was typed on the cart's page or at the checkout. */
export const keptNote = (drafts: Drafts, customerId: string): string =>
  String(drafts.read(checkoutDraft(customerId)).note ?? '')

/** Keeps the note in the draft of the checkout, which shows and sends it. */
export const provideCartPage =
  (customerId: string) =>
  ({ drafts }: Pick<PageServices, 'drafts'>) =>
    cartPageMachine.provide({
      actions: {
        keepNote: ({ context: { note } }) => {
          const name = checkoutDraft(customerId)
          drafts.write(name, { ...drafts.read(name), note })
        },
      },
    })
