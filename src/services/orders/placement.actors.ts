import { fromPromise } from 'xstate'
import {
  type AskOutcome,
  type Attempt,
  type PlaceOutcome,
  placementMachine,
} from '../../machines/orders/placement.machine.ts'
import { NetworkError, refused, ServerFailure } from '../failures.ts'
import type { PageServices } from '../pages/pageServices.ts'
import type { OrderKeys } from './orderKeys.ts'

/** Places orders, each under the key of its attempt, and asks for those whose answer was lost. */
export const providePlacement = ({ api }: Pick<PageServices, 'api'>, keys: OrderKeys) => {
  const placeOrder = fromPromise<PlaceOutcome, Attempt>(async ({ input: { key, order } }) => {
    try {
      const reply = await api.orders.place({ headers: { 'idempotency-key': key }, body: order })
      return reply.status === 201 ? { kind: 'placed', order: reply.body } : refused(reply)
    } catch (error) {
      if (error instanceof NetworkError) return { kind: 'unanswered' }
      throw error
    }
  })

  const askOrder = fromPromise<AskOutcome, { key: string }>(async ({ input: { key }, signal }) => {
    try {
      const reply = await api.orders.byKey({ params: { key }, fetchOptions: { signal } })
      if (reply.status === 200) return { kind: 'placed', order: reply.body }
      if (reply.status === 404) return { kind: 'unknown' }
      throw new ServerFailure(reply.status, reply.body)
    } catch (error) {
      if (error instanceof NetworkError) return { kind: 'unanswered' }
      throw error
    }
  })

  return placementMachine.provide({
    actors: {
      placeOrder,
      askOrder,
      readKey: fromPromise(async ({ input }) => keys.read(input.userId)),
    },
    actions: {
      keepKey: ({ context: { userId, key } }) => keys.keep(userId, key),
      forgetKey: ({ context: { userId } }) => keys.forget(userId),
    },
  })
}
