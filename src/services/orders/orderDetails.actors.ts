import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Order } from '../../contracts/orders/order.ts'
import { orderDetailsMachine } from '../../machines/orders/orderDetails.machine.ts'
import { ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

/**
 * @param onNews calls back when the orders have changed, until the returned function is called
 */
export const provideOrderDetails =
  (onNews: (tell: () => void) => () => void) =>
  ({ api }: Pick<PageServices, 'api'>) =>
    orderDetailsMachine.provide({
      actors: {
        loadOrder: fromPromise<Order, { orderId: string }>(async ({ input, signal }) => {
          const reply = await api.orders.get({
            params: { id: input.orderId },
            fetchOptions: { signal },
          })
          if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body)
          return reply.body
        }),
        watchOrders: fromCallback<EventObject>(({ sendBack }) =>
          onNews(() => sendBack({ type: 'order.outdated' })),
        ),
      },
    })
