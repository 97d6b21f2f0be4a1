import { type ActorRefFrom, assign, raise, setup } from 'xstate'
import type { ProductCard } from '../contracts/catalogue.ts'
import {
  afterAct,
  afterDone,
  afterDrop,
  afterRelease,
  afterToggle,
  beforeRetry,
  withNextSending,
} from '../domain/account/wishActs.ts'
import { hasUnsaved, noWishes, type WishAct, type Wishes } from '../domain/account/wishes.ts'
import { backOff, triesAtMost } from './backOff.ts'
import { type AddOutcome, factsOfAdd } from './cart/addOutcome.ts'
import type { CartNews } from './cart/cartContext.ts'
import { refuses, refusesToAct } from './refuses.ts'
import { defaultToast, inItsWords, type Refused, type Shell } from './shell.ts'

type Wished = Pick<ProductCard, '_id' | 'slug' | 'directly'>

export type ActOutcome =
  | { readonly kind: 'done'; readonly message: string }
  /** No answer came: the shop may have done it or not. */
  | { readonly kind: 'unanswered' }
  | Refused

/**
 * The wishlist of the customer who is logged in, for every heart of the shop. What the buyer does shows at once
 * and is sent one product at a time, again after a failure, until the shop has it. What is removed on the page of
 * the list can be brought back for 6 s. What is moved to the cart leaves the list once it is there: at once where
 * there is nothing to choose, else when it has been picked.
 */
export const wishlistMachine = setup({
  types: {
    context: {} as Wishes & {
      readonly shell: Shell
      readonly newKey: () => string
      readonly userId: string
      /** What "remove all" asks about. */
      readonly asked: readonly string[]
      readonly moving: Wished | null
      /** The keys of moves whose outcome is not known, by slug: a second press counts once. */
      readonly moveKeys: Readonly<Record<string, string>>
      readonly loadFailures: number
      readonly sendFailures: number
    },
    input: {} as { shell: Shell; newKey: () => string },
    events: {} as
      | { type: 'wishlist.opened'; userId: string }
      | { type: 'wishlist.closed' }
      | { type: 'wishlist.outdated' }
      /** The heart of a product. */
      | { type: 'wish.toggled'; productId: string }
      | { type: 'wishes.dropped'; productIds: readonly string[] }
      | { type: 'drop.undone' }
      | { type: 'removal.asked'; productIds: readonly string[] }
      | { type: 'removal.confirmed' }
      | { type: 'removal.cancelled' }
      | { type: 'move.requested'; product: Wished }
      | ({ type: 'cart.changed' } & CartNews)
      | { type: 'page.shown' }
      /** The document goes, and nothing can be sent after it; `page.shown` was told before. */
      | { type: 'page.left' }
      /** Whatever waits to be sent must go now. */
      | { type: 'acts.flushed' }
      /** Raised by the machine itself. */
      | { type: 'act.done' }
      | { type: 'wishes.hidden' },
  },
  actors: {
    loadWishlist: refuses<readonly string[], { userId: string }>('loadWishlist'),
    sendAct: refuses<ActOutcome, { userId: string; act: WishAct }>('sendAct'),
    /** Puts the fewest pieces of a directly sold product into the cart, once for each key. */
    addToCart: refuses<AddOutcome, { slug: string; key: string }>('addToCart'),
  },
  actions: {
    reset: assign({
      ...noWishes,
      ...{ userId: '', asked: [], moving: null, moveKeys: {}, loadFailures: 0, sendFailures: 0 },
    }),
    tellUnsaved: ({ context }) => {
      if (hasUnsaved(context))
        context.shell.send({ type: 'said', sentence: { key: 'wishlist.notSaved' } })
    },
    drop: assign(({ context }, ids: readonly string[]) => afterDrop(context, ids)),
    release: assign(({ context }) => afterRelease(context)),
    restore: assign({ dropped: [] }),
    /** Sends acts without waiting for an answer, beside the one that is under way. */
    sendRest: refusesToAct('sendRest') as (
      _: unknown,
      rest: { readonly userId: string; readonly acts: readonly WishAct[] },
    ) => void,
    keepRetry: assign(({ context }) => ({
      ...beforeRetry(context),
      sendFailures: context.sendFailures + 1,
    })),
    discardSending: assign({ sending: null, sendFailures: 0 }),
    pick: ({ context }, slug: string) => context.shell.send({ type: 'product.activated', slug }),
    keepMoving: assign(({ context: { moveKeys, newKey } }, moving: Wished) => ({
      moving,
      moveKeys: moving.directly
        ? { ...moveKeys, [moving.slug]: moveKeys[moving.slug] ?? newKey() }
        : moveKeys,
    })),
    forgetKey: assign(({ context: { moveKeys, moving } }) => {
      const { [moving?.slug ?? '']: _known, ...others } = moveKeys
      return { moveKeys: others }
    }),
    takeMovedOff: assign(({ context, context: { moving } }) =>
      moving ? afterAct(context, { productId: moving._id, isWished: false, isQuiet: true }) : {},
    ),
    forgetMoving: assign({ moving: null }),
    tellMoved: ({ context: { shell } }, outcome: AddOutcome) => {
      for (const fact of factsOfAdd(outcome)) shell.send(fact)
    },
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    tellAct: ({ context: { shell, sending } }, outcome: ActOutcome) => {
      if (outcome.kind === 'done' && !sending?.isQuiet)
        shell.send({ type: 'said', sentence: { text: outcome.message } })
      if (outcome.kind === 'refused')
        shell.send({ type: 'said', sentence: inItsWords(outcome.problem) })
    },
    sayNotSaved: ({ context }) =>
      context.shell.send({ type: 'said', sentence: { key: 'wishlist.notSaved' } }),
  },
  guards: {
    isSameCustomer: ({ context }, userId: string) => context.userId === userId,
    isDirect: (_, { directly }: Wished) => directly,
    hasArrived: ({ context: { moving } }, { delta }: CartNews) =>
      moving !== null &&
      (delta?.cartData ?? []).some(({ cart }) => cart.productSlug === moving.slug),
    hasActs: ({ context }) => context.acts.length > 0,
    mayRetry: ({ context }) => context.sendFailures < triesAtMost,
    isMoved: (_, outcome: AddOutcome) => outcome.kind === 'added',
  },
  delays: {
    undoable: 6_000,
    loadBackOff: ({ context }) => backOff(context.loadFailures),
    sendBackOff: ({ context }) => backOff(context.sendFailures),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({
    ...input,
    ...noWishes,
    ...{ userId: '', asked: [], moving: null, moveKeys: {}, loadFailures: 0, sendFailures: 0 },
  }),
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
        actions: ['tellUnsaved', 'reset', assign({ userId: ({ event }) => event.userId })],
      },
    ],
  },
  states: {
    /** Nobody is logged in. */
    closed: {},
    open: {
      type: 'parallel',
      on: { 'wishlist.closed': { target: 'closed', actions: ['tellUnsaved', 'reset'] } },
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
                  actions: assign(({ event }) => ({
                    ...{ ids: event.output, isKnown: true },
                    loadFailures: 0,
                  })),
                },
                onError: {
                  target: 'failed',
                  actions: assign({ loadFailures: ({ context }) => context.loadFailures + 1 }),
                },
              },
              on: {
                'wishlist.outdated': { target: 'loading', reenter: true },
                // The list that is being loaded may be the one of before.
                'act.done': { target: 'loading', reenter: true },
              },
            },
            loaded: { on: { 'wishlist.outdated': 'loading' } },
            failed: { after: { loadBackOff: 'loading' }, on: { 'wishlist.outdated': 'loading' } },
          },
        },
        acting: {
          initial: 'idle',
          on: {
            'wish.toggled': {
              actions: assign(({ context, event }) => afterToggle(context, event.productId)),
            },
            'page.left': {
              guard: 'hasActs',
              actions: {
                type: 'sendRest',
                params: ({ context: { userId, acts } }) => ({ userId, acts }),
              },
            },
          },
          states: {
            idle: { always: { guard: 'hasActs', target: 'sending' } },
            sending: {
              entry: assign(({ context }) => withNextSending(context)),
              invoke: {
                src: 'sendAct',
                input: ({ context: { userId, sending } }) => ({ userId, act: requireAct(sending) }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'done',
                    target: 'idle',
                    actions: [
                      { type: 'tellAct', params: ({ event }) => event.output },
                      assign(({ context }) => ({ ...afterDone(context), sendFailures: 0 })),
                      raise({ type: 'act.done' }),
                    ],
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'unanswered',
                    target: 'waiting',
                    actions: 'keepRetry',
                  },
                  {
                    target: 'idle',
                    actions: [
                      { type: 'tellAct', params: ({ event }) => event.output },
                      'discardSending',
                    ],
                  },
                ],
                onError: [
                  { guard: 'mayRetry', target: 'waiting', actions: 'keepRetry' },
                  { target: 'idle', actions: ['sayNotSaved', 'discardSending'] },
                ],
              },
            },
            /** The shop could not be reached, or failed. */
            waiting: {
              after: { sendBackOff: 'idle' },
              on: { 'wishlist.outdated': 'idle', 'acts.flushed': 'idle' },
            },
          },
        },
        removing: {
          initial: 'none',
          states: {
            none: { on: { 'wishes.dropped': dropping(), 'wishes.hidden': 'undoable' } },
            undoable: {
              after: { undoable: { target: 'none', actions: 'release' } },
              on: {
                'drop.undone': { target: 'none', actions: 'restore' },
                'wishes.dropped': dropping(),
                'wishes.hidden': { target: 'undoable', reenter: true },
                'page.shown': { target: 'none', actions: 'release' },
                'acts.flushed': { target: 'none', actions: 'release' },
              },
            },
          },
        },
        /** "Remove all" names the number first. */
        asking: {
          initial: 'no',
          states: {
            no: {
              on: {
                'removal.asked': {
                  target: 'asked',
                  actions: assign({ asked: ({ event }) => event.productIds }),
                },
              },
            },
            asked: {
              on: {
                'removal.confirmed': {
                  target: 'no',
                  actions: [
                    { type: 'drop', params: ({ context }) => context.asked },
                    raise({ type: 'wishes.hidden' }),
                  ],
                },
                'removal.cancelled': 'no',
                'page.shown': 'no',
              },
            },
          },
        },
        moving: {
          initial: 'none',
          on: {
            'move.requested': [
              {
                guard: { type: 'isDirect', params: ({ event }) => event.product },
                target: '.adding',
                actions: { type: 'keepMoving', params: ({ event }) => event.product },
              },
              {
                target: '.picking',
                actions: [
                  { type: 'keepMoving', params: ({ event }) => event.product },
                  { type: 'pick', params: ({ event }) => event.product.slug },
                ],
              },
            ],
          },
          states: {
            none: {},
            picking: {
              on: {
                'cart.changed': {
                  guard: { type: 'hasArrived', params: ({ event }) => event },
                  target: 'none',
                  actions: ['takeMovedOff', 'forgetMoving'],
                },
                'page.shown': { target: 'none', actions: 'forgetMoving' },
              },
            },
            adding: {
              // One at a time: the button of the others is closed meanwhile.
              on: { 'move.requested': {} },
              invoke: {
                src: 'addToCart',
                input: ({ context: { moving, moveKeys } }) => ({
                  slug: moving?.slug ?? '',
                  key: moveKeys[moving?.slug ?? ''] ?? '',
                }),
                onDone: [
                  {
                    guard: { type: 'isMoved', params: ({ event }) => event.output },
                    target: 'none',
                    actions: [
                      { type: 'tellMoved', params: ({ event }) => event.output },
                      'forgetKey',
                      'takeMovedOff',
                      'forgetMoving',
                    ],
                  },
                  {
                    target: 'none',
                    actions: [
                      { type: 'tellMoved', params: ({ event }) => event.output },
                      'forgetKey',
                      'forgetMoving',
                    ],
                  },
                ],
                // Whether it is in the cart is not known: the key stays for the next press.
                onError: { target: 'none', actions: ['toastFailure', 'forgetMoving'] },
              },
            },
          },
        },
      },
    },
  },
})
export type WishlistRef = ActorRefFrom<typeof wishlistMachine>

/** Takes products out of sight, and begins the time in which they can be brought back. */
function dropping() {
  return {
    target: 'undoable',
    reenter: true,
    actions: {
      type: 'drop',
      params: ({ event }: { event: { productIds: readonly string[] } }) => event.productIds,
    },
  } as const
}

const requireAct = (act: WishAct | null): WishAct => {
  if (!act) throw new Error('a wish is sent without an act')
  return act
}
