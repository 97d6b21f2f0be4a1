import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Order } from '../../contracts/orders/order.ts'
import { refuses, refusesToWatch } from '../parts/refuses.ts'

interface Input {
  readonly orderId: string
  /** Whether its lines show from the beginning. */
  readonly isOpen: boolean
  /** If it is loaded already. */
  readonly order?: Order
}

/** An order of a list with its lines, which load when it is first opened. */
export const orderDetailsMachine = setup({
  types: {
    context: {} as Omit<Input, 'order'> & { readonly order: Order | null },
    input: {} as Input,
    events: {} as
      | { type: 'order.opened' }
      | { type: 'retry.requested' }
      /** The customer's orders have changed in the shop. */
      | { type: 'order.outdated' },
  },
  actors: {
    loadOrder: refuses<Order, { orderId: string }>('loadOrder'),
    watchOrders: refusesToWatch('watchOrders'),
  },
  actions: {
    keepOrder: assign((_, order: Order) => ({ order })),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isLoaded: ({ context }) => context.order !== null,
  },
}).createMachine({
  id: 'orderDetails',
  context: ({ input: { order = null, ...input } }) => ({ ...input, order }),
  invoke: { src: 'watchOrders', onError: {} },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isLoaded', target: 'shown' },
        { guard: 'isOpen', target: 'loading' },
        { target: 'closed' },
      ],
    },
    closed: { on: { 'order.opened': 'loading' } },
    /** The previous data are shown meanwhile. */
    loading: {
      invoke: {
        src: 'loadOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepOrder', params: ({ event }) => event.output },
        },
        onError: [{ guard: 'isLoaded', target: 'shown' }, { target: 'failed' }],
      },
      on: { 'order.outdated': { target: 'loading', reenter: true } },
    },
    shown: { on: { 'order.outdated': 'loading' } },
    failed: { on: { 'retry.requested': 'loading', 'order.outdated': 'loading' } },
  },
})
export type OrderDetailsRef = ActorRefFrom<typeof orderDetailsMachine>
type Snapshot = SnapshotFrom<typeof orderDetailsMachine>

export const selectOrder = ({ context }: Snapshot) => context.order
/** It was never opened, so its lines are not loaded. */
export const selectIsClosed = (snapshot: Snapshot) => snapshot.matches('closed')
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
