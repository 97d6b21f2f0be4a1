import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Shell } from '../parts/shell.ts'

/**
 * The cart side panel (rules H8, H10). A deleted line leaves the panel at once and the cart a little later, so that it
 * can be restored meanwhile, the latest first. Closing the panel deletes them permanently.
 */
export const cartPanelMachine = setup({
  types: {
    context: {} as {
      readonly shell: Shell
      /** The slugs of the products that were deleted and can be restored, the latest last. */
      readonly dropped: readonly string[]
    },
    input: {} as { shell: Shell },
    events: {} as
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'line.dropped'; productSlug: string }
      | { type: 'drop.undone' }
      | { type: 'order.chosen' }
      /** The cart no longer belongs to this customer. */
      | { type: 'session.closed' },
  },
  actions: {
    drop: assign(({ context: { dropped } }, slug: string) => ({
      dropped: [...dropped.filter((one) => one !== slug), slug],
    })),
    restoreLast: assign(({ context }) => ({ dropped: context.dropped.slice(0, -1) })),
    forgetDropped: assign({ dropped: [] }),
    removeDropped: ({ context: { shell, dropped } }) => {
      for (const productSlug of dropped) shell.send({ type: 'line.removed', productSlug })
    },
    sayNotSaved: ({ context: { shell } }) =>
      shell.send({ type: 'said', sentence: { key: 'cart.notSaved' } }),
    goToCart: ({ context }) => context.shell.send({ type: 'departed', to: '/cart' }),
  },
  guards: {
    /** More than one line can be restored. */
    hasOthers: ({ context }) => context.dropped.length > 1,
  },
  delays: { undoable: 6_000 },
}).createMachine({
  id: 'cartPanel',
  context: ({ input }) => ({ ...input, dropped: [] }),
  initial: 'closed',
  states: {
    closed: { entry: 'forgetDropped', on: { 'panel.opened': 'open' } },
    open: {
      initial: 'settled',
      on: {
        'panel.closed': 'closed',
        'session.closed': 'closed',
        'order.chosen': { target: 'closed', actions: 'goToCart' },
      },
      states: {
        settled: {
          entry: 'forgetDropped',
          on: {
            'line.dropped': {
              target: 'undoable',
              actions: { type: 'drop', params: ({ event }) => event.productSlug },
            },
          },
        },
        undoable: {
          after: { undoable: { target: 'settled', actions: 'removeDropped' } },
          on: {
            'drop.undone': [
              {
                guard: 'hasOthers',
                target: 'undoable',
                reenter: true,
                actions: 'restoreLast',
              },
              'settled',
            ],
            // The time starts again.
            'line.dropped': {
              target: 'undoable',
              reenter: true,
              actions: { type: 'drop', params: ({ event }) => event.productSlug },
            },
            'panel.closed': { target: '#cartPanel.closed', actions: 'removeDropped' },
            'session.closed': { target: '#cartPanel.closed', actions: 'sayNotSaved' },
            'order.chosen': {
              target: '#cartPanel.closed',
              actions: ['removeDropped', 'goToCart'],
            },
          },
        },
      },
    },
  },
})
export type CartPanelRef = ActorRefFrom<typeof cartPanelMachine>
type Snapshot = SnapshotFrom<typeof cartPanelMachine>

export const selectIsCartOpen = (snapshot: Snapshot) => snapshot.matches('open')
/** The slugs of the products that are deleted from the cart unless they are restored, the latest last. */
export const selectDropped = ({ context }: Snapshot) => context.dropped
