import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'
import { refuses } from './refuses.ts'
import type { Shell } from './shell.ts'

/**
 * Whether one product is on the buyer's wishlist (specification 4): checked, then added or removed. The heart
 * turns at once and turns back when the shop did not take it; failures are logged and not shown
 * (specification 8).
 */
export const wishMachine = setup({
  types: {
    context: {} as { shell: Shell; productId: string },
    input: {} as {
      shell: Shell
      /** The product's own `_id`. */
      productId: string
    },
    events: {} as { type: 'wish.toggled' },
  },
  actors: {
    checkWish: refuses<boolean, { productId: string }>('checkWish'),
    /** Answers what the server says. */
    addWish: refuses<string, { productId: string }>('addWish'),
    removeWish: refuses<string, { productId: string }>('removeWish'),
  },
  actions: {
    tell: (
      { context: { shell, productId } },
      { isWished, text }: { isWished: boolean; text: string },
    ) => {
      shell.send({ type: 'wish.changed', productId, isWished })
      shell.send({ type: 'said', sentence: { text } })
    },
  },
  guards: { isAdded: (_, added: boolean) => added },
}).createMachine({
  id: 'wish',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'checkWish',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: [
          { guard: { type: 'isAdded', params: ({ event }) => event.output }, target: 'wished' },
          { target: 'unwished' },
        ],
        // Adding what is there already changes nothing.
        onError: 'unwished',
      },
    },
    unwished: { on: { 'wish.toggled': 'adding' } },
    adding: {
      invoke: {
        src: 'addWish',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: {
          target: 'wished',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ isWished: true, text: event.output }),
          },
        },
        onError: 'unwished',
      },
    },
    wished: { on: { 'wish.toggled': 'removing' } },
    removing: {
      invoke: {
        src: 'removeWish',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: {
          target: 'unwished',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ isWished: false, text: event.output }),
          },
        },
        onError: 'wished',
      },
    },
  },
})
export type WishRef = ActorRefFrom<typeof wishMachine>
type Snapshot = SnapshotFrom<typeof wishMachine>

/** As the heart shows it, the answer of the shop not awaited. */
export const selectIsWished = (snapshot: Snapshot) =>
  snapshot.matches('wished') || snapshot.matches('adding')
export const selectCanToggleWish = (snapshot: Snapshot) => snapshot.can({ type: 'wish.toggled' })
