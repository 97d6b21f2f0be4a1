import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { order, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const CancelOrder = lazyView(
  async () => (await import('../../../src/views/orders/CancelOrder.tsx')).CancelOrder,
)
const OrderTimeline = lazyView(
  async () => (await import('../../../src/views/orders/OrderTimeline.tsx')).OrderTimeline,
)

export const cancelOrder: Example<Machines['cancelOrder']> = {
  inputs: {
    'a placed order': ({ shell }) => ({ shell, orderId: order._id, number: order.number }),
  },
  events: {
    'cancellation.asked': bare,
    'cancellation.confirmed': bare,
    'cancellation.dismissed': bare,
  },
  answers: {
    cancel: {
      outputs: {
        cancelled: { kind: 'cancelled' },
        'refused: its production has started': refused({
          code: 'conflict',
          message: `Order ${order.number} is already being made and can no longer be cancelled here. Please write to us.`,
        }),
      },
    },
  },
  shows: {
    offered: 'Cancel order',
    asking: 'Keep the order',
    sending: ['Keep the order', { unseen: 'the order is being cancelled' }],
    cancelled: ['Placed', { hides: 'Cancel order' }],
  },
  View: ({ actor }) => (
    <Shop>
      <OrderTimeline order={order} />
      <CancelOrder actor={actor} number={order.number} />
    </Shop>
  ),
  at: '/history',
}
