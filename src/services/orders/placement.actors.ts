import { fromPromise } from 'xstate'
import { placementMachine } from '../../machines/orders/placement.machine.ts'
import type { AskOutcome, PlaceOutcome } from '../../machines/orders/placementSetup.ts'
import type { Attempt } from '../../machines/orders/placementState.ts'
import { checkoutDraft, couponDraft } from '../parts/draftNames.ts'
import type { PageServices } from '../parts/pageServices.ts'
import type { OrderKeys } from './orderKeys.ts'
import { askOrder, placeOrder } from './placement.calls.ts'

/** Places orders, each under the key of its attempt, and requests those whose answer was lost. */
export const providePlacement = (
  { api, drafts }: Pick<PageServices, 'api' | 'drafts'>,
  keys: OrderKeys,
) =>
  placementMachine.provide({
    actors: {
      placeOrder: fromPromise<PlaceOutcome, Attempt>(({ input }) => placeOrder(api, input)),
      askOrder: fromPromise<AskOutcome, { key: string }>(({ input, signal }) =>
        askOrder(api, input.key, signal),
      ),
      readKeys: fromPromise(async ({ input }) => keys.read(input.userId)),
    },
    actions: {
      keepKey: ({ context: { userId, key } }) => keys.keep(userId, key),
      forgetKey: ({ context: { userId, key } }) => keys.forget(userId, key),
      dropDraft: ({ context: { userId } }) => {
        drafts.drop(checkoutDraft(userId))
        drafts.drop(couponDraft(userId))
      },
    },
  })
