import { assign, setup } from 'xstate'
import { afterAct, afterDrop, afterRelease, beforeRetry } from '../../domain/account/wishActs.ts'
import { hasUnsaved, type WishAct } from '../../domain/account/wishes.ts'
import { backOff, triesAtMost } from '../backOff.ts'
import { type AddOutcome, factsOfAdd } from '../cart/addOutcome.ts'
import type { CartNews } from '../cart/cartContext.ts'
import { refuses, refusesToAct } from '../refuses.ts'
import { defaultToast, inItsWords, type Refused, type Shell } from '../shell.ts'
import { emptyWishlist, type Wished, type WishlistState } from './wishlistState.ts'

export type ActOutcome =
  | { readonly kind: 'done'; readonly message: string }
  /** No answer came: the shop may have done it or not. */
  | { readonly kind: 'unanswered' }
  | Refused

/** What the regions of the wishlist's machine share. */
export const wishlistSetup = setup({
  types: {
    context: {} as WishlistState & { readonly shell: Shell; readonly newKey: () => string },
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
    reset: assign(emptyWishlist),
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
})
