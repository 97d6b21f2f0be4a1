import { fromPromise } from 'xstate'
import {
  type CancelOutcome,
  cancelOrderMachine,
} from '../../machines/orders/cancelOrder.machine.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

export const provideCancelOrder = ({ api }: Pick<PageServices, 'api'>) =>
  cancelOrderMachine.provide({
    actors: {
      cancel: fromPromise<CancelOutcome, { orderId: string }>(async ({ input: { orderId } }) => {
        const reply = await api.orders.cancel({ params: { id: orderId } })
        return reply.status === 200 ? { kind: 'cancelled' } : refused(reply)
      }),
    },
  })
