import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'
import { refuses } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Refused, type Shell } from '../parts/shell.ts'

export type CancelOutcome = { readonly kind: 'cancelled' } | Refused

interface Input {
  readonly shell: Shell
  readonly orderId: string
  readonly number: string
}

/** Cancelling an order, after a question (rule O15). The page then reloads its orders, also after a refusal. */
export const cancelOrderMachine = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    events: {} as
      | { type: 'cancellation.asked' }
      | { type: 'cancellation.confirmed' }
      | { type: 'cancellation.dismissed' },
  },
  actors: { cancel: refuses<CancelOutcome, { orderId: string }>('cancel') },
  actions: {
    sayCancelled: ({ context: { shell, number } }) =>
      shell.send({ type: 'said', sentence: { key: 'order.cancelled', values: { number } } }),
    sayRefused: ({ context: { shell } }, outcome: Refused) =>
      shell.send({ type: 'said', sentence: inServerWords(outcome) }),
    reloadOrders: ({ context: { shell } }) => shell.send({ type: 'shop.changed', what: 'orders' }),
    toastFailure: ({ context: { shell } }) => shell.send(defaultToast),
  },
  guards: { isRefused: (_, { kind }: CancelOutcome) => kind === 'refused' },
}).createMachine({
  id: 'cancelOrder',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: { on: { 'cancellation.asked': 'asking' } },
    asking: {
      on: { 'cancellation.confirmed': 'sending', 'cancellation.dismissed': 'offered' },
    },
    sending: {
      invoke: {
        src: 'cancel',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'offered',
            actions: [
              { type: 'sayRefused', params: ({ event }) => event.output as Refused },
              'reloadOrders',
            ],
          },
          { target: 'cancelled', actions: ['sayCancelled', 'reloadOrders'] },
        ],
        onError: { target: 'offered', actions: 'toastFailure' },
      },
    },
    cancelled: { type: 'final' },
  },
})
export type CancelOrderRef = ActorRefFrom<typeof cancelOrderMachine>
type Snapshot = SnapshotFrom<typeof cancelOrderMachine>

export const selectIsOffered = (snapshot: Snapshot) => snapshot.matches('offered')
export const selectIsCancelled = (snapshot: Snapshot) => snapshot.matches('cancelled')
