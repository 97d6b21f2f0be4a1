import { fromPromise } from 'xstate'
import {
  type Attempt,
  checkoutMachine,
  type PlaceOutcome,
} from '../../machines/checkout.machine.ts'
import { refused } from '../failures.ts'
import type { PageServices } from './pageServices.ts'

/** Places an order under the key of its attempt (decisions, Orders). */
export const provideCheckout = ({ api }: PageServices) => {
  const placeOrder = fromPromise<PlaceOutcome, Attempt>(async ({ input: { key, order } }) => {
    const reply = await api.orders.place({ headers: { 'idempotency-key': key }, body: order })
    return reply.status === 201 ? { kind: 'placed', order: reply.body } : refused(reply)
  })

  return checkoutMachine.provide({ actors: { placeOrder } })
}
