import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import type { Sentence } from '../parts/shell.ts'

export interface Toast {
  readonly id: number
  readonly sentence: Sentence
}

/** How long a toast stays, ms (rule N2). */
const stays = 5_000

/** Short notices; each disappears after 5 s or when it is closed (rule N2). */
export const toastsMachine = setup({
  types: {
    context: {} as { toasts: readonly Toast[]; nextId: number },
    events: {} as
      | { type: 'toast.raised'; sentence: Sentence }
      | { type: 'toast.closed'; id: number }
      | { type: 'network.failed' }
      | { type: 'connectivity.restored' },
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextId: 1 },
  initial: 'reached',
  states: {
    reached: { on: { 'network.failed': 'lost' } },
    /** The shop cannot be reached. That is not a failure of the shop, and the overlay says so (rule N5). */
    lost: {
      on: {
        'connectivity.restored': 'reached',
        'toast.raised': { guard: ({ event }) => event.sentence.key === 'error.default' },
      },
    },
  },
  on: {
    'toast.raised': {
      actions: [
        raise(({ context }) => ({ type: 'toast.closed' as const, id: context.nextId }), {
          delay: stays,
        }),
        assign(({ context, event }) => ({
          toasts: [...context.toasts, { id: context.nextId, sentence: event.sentence }].slice(-4),
          nextId: context.nextId + 1,
        })),
      ],
    },
    'toast.closed': {
      actions: assign(({ context, event }) => ({
        toasts: context.toasts.filter(({ id }) => id !== event.id),
      })),
    },
  },
})
export type ToastsRef = ActorRefFrom<typeof toastsMachine>

export const selectToasts = (snapshot: SnapshotFrom<typeof toastsMachine>) =>
  snapshot.context.toasts
