import { fromPromise } from 'xstate'
import {
  type AskOutcome,
  type Attempt,
  type PlaceOutcome,
  placementMachine,
} from '../../machines/orders/placement.machine.ts'
import type { PageServices } from '../pages/pageServices.ts'
import type { OrderKeys } from './orderKeys.ts'

/** Places orders, each under the key of its attempt, and asks for those whose answer was lost. */
export const providePlacement = ({ api }: Pick<PageServices, 'api'>, keys: OrderKeys) => {
  const calls = () => import('./placement.calls.ts')
  return placementMachine.provide({
    actors: {
      placeOrder: fromPromise<PlaceOutcome, Attempt>(async ({ input }) =>
        (await calls()).placeOrder(api, input),
      ),
      askOrder: fromPromise<AskOutcome, { key: string }>(async ({ input, signal }) =>
        (await calls()).askOrder(api, input.key, signal),
      ),
      readKey: fromPromise(async ({ input }) => keys.read(input.userId)),
    },
    actions: {
      keepKey: ({ context: { userId, key } }) => keys.keep(userId, key),
      forgetKey: ({ context: { userId } }) => keys.forget(userId),
    },
  })
}
