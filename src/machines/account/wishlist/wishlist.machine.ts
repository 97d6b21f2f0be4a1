import { type ActorRefFrom, assign, raise } from 'xstate'
import { acting } from './wishlistActing.ts'
import { moving } from './wishlistMoving.ts'
import { asking, removing } from './wishlistRemoving.ts'
import { wishlistSetup } from './wishlistSetup.ts'
import { emptyWishlist } from './wishlistState.ts'

/**
 * The wishlist of the customer who is logged in, for every heart of the shop. Changes show at once. They are sent one
 * product at a time and retried after a failure until they are saved. A product removed on the page of the list can be
 * restored for 6 s. A product moved to the cart leaves the list when it is in the cart: at once if there is nothing to
 * choose, else after it has been picked.
 */
export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  context: ({ input }) => ({ ...input, ...emptyWishlist }),
  initial: 'closed',
  on: {
    'wishlist.opened': [
      {
        guard: { type: 'isSameCustomer', params: ({ event }) => event.userId },
        actions: raise({ type: 'wishlist.outdated' }),
      },
      {
        target: '.open',
        reenter: true,
        actions: assign({ userId: ({ event }) => event.userId }),
      },
    ],
  },
  states: {
    /** No customer is logged in. */
    closed: {},
    open: {
      type: 'parallel',
      exit: [
        'tellUnsaved',
        { type: 'keepMoves', params: ({ context: { userId } }) => ({ userId, moves: [] }) },
        'reset',
      ],
      on: { 'wishlist.closed': 'closed' },
      states: {
        reading: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadWishlist',
                input: ({ context: { userId } }) => ({ userId }),
                onDone: {
                  target: 'loaded',
                  actions: [
                    { type: 'tellOthersWishes', params: ({ event }) => event.output },
                    { type: 'keepList', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: assign({ loadFailures: ({ context }) => context.loadFailures + 1 }),
                },
              },
              on: {
                'wishlist.outdated': { target: 'loading', reenter: true },
                // The list that is being loaded may not have the change yet.
                'wishlist.changed': { target: 'loading', reenter: true },
                'act.done': { target: 'loading', reenter: true },
              },
            },
            loaded: { on: { 'wishlist.outdated': 'loading', 'wishlist.changed': changed() } },
            failed: {
              after: { loadBackOff: 'loading' },
              on: { 'wishlist.outdated': 'loading', 'wishlist.changed': changed() },
            },
          },
        },
        ...{ acting, removing, asking, moving },
      },
    },
  },
})

/** Takes the list from the event, or loads it if the event has none. */
function changed() {
  type Changed = { event: { wishlist: readonly string[] | null } }
  const listOf = ({ event }: Changed) => event.wishlist ?? []
  return [
    {
      guard: ({ event }: Changed) => event.wishlist !== null,
      target: 'loaded',
      actions: [
        { type: 'tellOthersWishes', params: listOf },
        { type: 'keepList', params: listOf },
      ],
    },
    { target: 'loading' },
  ] as const
}

export type WishlistRef = ActorRefFrom<typeof wishlistMachine>
