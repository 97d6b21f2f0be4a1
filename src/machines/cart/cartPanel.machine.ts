import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Shell } from '../parts/shell.ts'

/**
 * The cart side panel (rules H8, H10). A deleted line leaves the panel at once and the cart a little later, so that it
 * can be restored meanwhile. Closing the panel deletes it permanently.
 */
export const cartPanelMachine = setup({
  types: {
    context: {} as { shell: Shell; dropped: string },
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
    drop: assign((_, productSlug: string) => ({ dropped: productSlug })),
    removeDropped: ({ context: { shell, dropped } }) =>
      shell.send({ type: 'line.removed', productSlug: dropped }),
    sayNotSaved: ({ context: { shell } }) =>
      shell.send({ type: 'said', sentence: { key: 'cart.notSaved' } }),
    goToCart: ({ context }) => context.shell.send({ type: 'departed', to: '/cart' }),
  },
  delays: { undoable: 6_000 },
}).createMachine({
  id: 'cartPanel',
  context: ({ input }) => ({ ...input, dropped: '' }),
  initial: 'closed',
  states: {
    closed: { on: { 'panel.opened': 'open' } },
    open: {
      initial: 'settled',
      on: {
        'panel.closed': 'closed',
        'session.closed': 'closed',
        'order.chosen': { target: 'closed', actions: 'goToCart' },
      },
      states: {
        settled: {
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
            'drop.undone': 'settled',
            'line.dropped': {
              target: 'undoable',
              reenter: true,
              actions: [
                'removeDropped',
                { type: 'drop', params: ({ event }) => event.productSlug },
              ],
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
/** The slug of the product that is deleted from the cart unless it is restored. */
export const selectDropped = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'undoable' }) ? snapshot.context.dropped : null
