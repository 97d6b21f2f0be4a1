import { fromPromise } from 'xstate'
import {
  type Attempt,
  checkoutMachine,
  type PlaceOutcome,
} from '../../machines/checkout.machine.ts'
import type { Api } from '../api.ts'
import { refused } from '../failures.ts'

/** Places an order under the key of its attempt (decisions, Orders). */
export const provideCheckout = (api: Api) => {
  const placeOrder = fromPromise<PlaceOutcome, Attempt>(async ({ input: { key, order } }) => {
    const reply = await api.orders.place({ headers: { 'idempotency-key': key }, body: order })
    return reply.status === 201 ? { kind: 'placed', order: reply.body } : refused(reply)
  })

  return checkoutMachine.provide({ actors: { placeOrder } })
}
