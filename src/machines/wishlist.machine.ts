import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ProductCard } from '../contracts/catalogue.ts'
import type { CartNews } from './cart/cartContext.ts'
import { refuses } from './refuses.ts'
import { defaultToast, type Shell } from './shell.ts'
import { type AddOutcome, factsOfAdd } from './variantPicker.machine.ts'

type Wished = Pick<ProductCard, '_id' | 'slug' | 'directly'>

/** A piece that is being put into the cart, and how many of it were there before. */
interface Moving extends Wished {
  readonly pieces: number
}

const nothing = { ids: [], dropped: [], leaving: [], moving: null } as const

/**
 * The wishlist of whoever is logged in (specification 4 and 7). What is removed leaves the page at once and the
 * list a little later, so that it can be had back meanwhile; another page removes it for good. What is moved to
 * the cart leaves the list once it is there: at once where there is nothing to choose, else when it has been
 * picked (`activeProduct`).
 */
export const wishlistMachine = setup({
  types: {
    context: {} as {
      shell: Shell
      userId: string
      /** The products' own `_id`s, the newest wish first. */
      ids: readonly string[]
      /** Out of sight, and still to be had back. */
      dropped: readonly string[]
      /** On their way out. */
      leaving: readonly string[]
      moving: Moving | null
    },
    input: {} as { shell: Shell },
    events: {} as
      | { type: 'wishlist.opened'; userId: string }
      | { type: 'wishlist.closed' }
      | { type: 'wishlist.outdated' }
      | { type: 'wish.changed'; productId: string; isWished: boolean }
      | { type: 'wishes.dropped'; productIds: readonly string[] }
      | { type: 'drop.undone' }
      | { type: 'move.requested'; product: Wished; pieces: number }
      | ({ type: 'cart.changed' } & CartNews)
      | { type: 'page.shown' },
  },
  actors: {
    loadWishlist: refuses<readonly string[], { userId: string }>('loadWishlist'),
    removeWishes: refuses<void, { userId: string; productIds: readonly string[]; isAll: boolean }>(
      'removeWishes',
    ),
    /** Puts the fewest pieces of a directly sold product into the cart. */
    addToCart: refuses<AddOutcome, { slug: string }>('addToCart'),
  },
  actions: {
    keepIds: assign({ ids: (_, ids: readonly string[]) => ids }),
    turn: assign(
      ({ context: { ids } }, { productId, isWished }: { productId: string; isWished: boolean }) => {
        const others = ids.filter((id) => id !== productId)
        return { ids: isWished ? [productId, ...others] : others }
      },
    ),
    drop: assign(({ context: { dropped } }, ids: readonly string[]) => ({
      dropped: [...new Set([...dropped, ...ids])],
    })),
    haveBack: assign({ dropped: [] }),
    letGo: assign(({ context: { dropped } }) => ({ leaving: dropped, dropped: [] })),
    forgetLeft: assign(({ context: { ids, leaving } }) => ({
      ids: ids.filter((id) => !leaving.includes(id)),
      leaving: [],
    })),
    keepLeft: assign({ leaving: [] }),
    keepMoving: assign({ moving: (_, moving: Moving) => moving }),
    pick: ({ context }, slug: string) => context.shell.send({ type: 'product.activated', slug }),
    dropMoved: assign(({ context: { dropped, moving } }) => ({
      dropped: moving ? [...dropped, moving._id] : dropped,
      moving: null,
    })),
    forgetMoving: assign({ moving: null }),
    tellOutcome: ({ context: { shell } }, outcome: AddOutcome) => {
      for (const fact of factsOfAdd(outcome)) shell.send(fact)
    },
    toastFailure: ({ context }) => context.shell.send(defaultToast),
  },
  guards: {
    isDirect: (_, { directly }: Wished) => directly,
    hasArrived: ({ context: { moving } }, { delta }: CartNews) =>
      moving !== null &&
      (delta?.cartData ?? []).some(({ cart }) => cart.productSlug === moving.slug),
    hasDropped: ({ context }) => context.dropped.length > 0,
    isAdded: (_, outcome: AddOutcome) => outcome.kind === 'added',
  },
  delays: { undoable: 6_000 },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({ ...input, userId: '', ...nothing }),
  initial: 'closed',
  on: {
    'wishlist.opened': {
      target: '.open',
      actions: assign(({ event }) => ({ userId: event.userId, ...nothing })),
    },
    'wishlist.closed': { target: '.closed', actions: assign({ userId: '', ...nothing }) },
  },
  states: {
    /** Nobody is logged in. */
    closed: {},
    open: {
      initial: 'loading',
      on: {
        'wish.changed': { actions: { type: 'turn', params: ({ event }) => event } },
        'wishlist.outdated': '.loading',
      },
      states: {
        loading: {
          invoke: {
            src: 'loadWishlist',
            input: ({ context: { userId } }) => ({ userId }),
            onDone: {
              target: 'kept',
              actions: { type: 'keepIds', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        failed: {},
        kept: {
          on: {
            'wishes.dropped': {
              target: 'undoable',
              actions: { type: 'drop', params: ({ event }) => event.productIds },
            },
            'move.requested': [
              {
                guard: { type: 'isDirect', params: ({ event }) => event.product },
                target: 'moving',
                actions: {
                  type: 'keepMoving',
                  params: ({ event }) => ({ ...event.product, pieces: event.pieces }),
                },
              },
              {
                actions: [
                  {
                    type: 'keepMoving',
                    params: ({ event }) => ({ ...event.product, pieces: event.pieces }),
                  },
                  { type: 'pick', params: ({ event }) => event.product.slug },
                ],
              },
            ],
            'cart.changed': {
              guard: { type: 'hasArrived', params: ({ event }) => event },
              target: 'removing',
              actions: 'dropMoved',
            },
            'page.shown': { actions: 'forgetMoving' },
          },
        },
        moving: {
          on: { 'wishlist.outdated': {} },
          invoke: {
            src: 'addToCart',
            input: ({ context: { moving } }) => ({ slug: moving?.slug ?? '' }),
            onDone: [
              {
                guard: { type: 'isAdded', params: ({ event }) => event.output },
                target: 'removing',
                actions: [
                  'dropMoved',
                  { type: 'tellOutcome', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'kept',
                actions: [
                  'forgetMoving',
                  { type: 'tellOutcome', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: { target: 'kept', actions: ['forgetMoving', 'toastFailure'] },
          },
        },
        undoable: {
          after: { undoable: 'removing' },
          on: {
            'drop.undone': { target: 'kept', actions: 'haveBack' },
            'wishes.dropped': {
              target: 'undoable',
              reenter: true,
              actions: { type: 'drop', params: ({ event }) => event.productIds },
            },
            'wishlist.outdated': 'removing',
            'page.shown': 'removing',
          },
        },
        removing: {
          entry: 'letGo',
          invoke: {
            src: 'removeWishes',
            input: ({ context: { userId, ids, leaving } }) => ({
              userId,
              productIds: leaving,
              isAll: ids.every((id) => leaving.includes(id)),
            }),
            onDone: { target: 'removed', actions: 'forgetLeft' },
            // Failures are logged; what could not be removed is there again (specification 8).
            onError: { target: 'removed', actions: 'keepLeft' },
          },
          on: {
            'wishes.dropped': {
              actions: { type: 'drop', params: ({ event }) => event.productIds },
            },
            'wishlist.outdated': {},
          },
        },
        removed: {
          always: [{ guard: 'hasDropped', target: 'undoable' }, { target: 'kept' }],
        },
      },
    },
  },
})
export type WishlistRef = ActorRefFrom<typeof wishlistMachine>
type Snapshot = SnapshotFrom<typeof wishlistMachine>

const isOut = ({ context: { dropped, leaving } }: Snapshot, id: string) =>
  dropped.includes(id) || leaving.includes(id)

/** Whether it is known what is on the list, or that it cannot be had. */
export const selectIsRead = (snapshot: Snapshot) =>
  snapshot.matches('open') && !snapshot.matches({ open: 'loading' })
/** How many products are on the list, as it shows. */
export const selectWishCount = (snapshot: Snapshot) =>
  snapshot.context.ids.filter((id) => !isOut(snapshot, id)).length
/** Whether a product that a page has loaded is still on the list. */
export const selectIsStillWished = (snapshot: Snapshot, id: string) =>
  !isOut(snapshot, id) &&
  (snapshot.matches({ open: 'loading' }) ||
    snapshot.matches({ open: 'failed' }) ||
    snapshot.context.ids.includes(id))
/** How many products have just been removed and can be had back. */
export const selectUndoableCount = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'undoable' }) ? snapshot.context.dropped.length : 0
export const selectIsMoving = (snapshot: Snapshot) => snapshot.matches({ open: 'moving' })
