import { assign, setup } from 'xstate'
import type { Message } from '../../../contracts/primitives.ts'
import { hasOthersWishes } from '../../../domain/account/listedWishes.ts'
import { afterAct } from '../../../domain/account/wishAct.ts'
import { afterDrop, afterRelease, beforeRetry } from '../../../domain/account/wishActs.ts'
import type { WishAct } from '../../../domain/account/wishes.ts'
import { type AddOutcome, factsOfAdd } from '../../cart/addOutcome.ts'
import { backOff, triesAtMost } from '../../parts/backOff.ts'
import { refuses, refusesToAct } from '../../parts/refuses.ts'
import { defaultToast, inItsWords, type Refused, type Shell } from '../../parts/shell.ts'
import {
  emptyWishlist,
  isUnsaved,
  type Move,
  type Wished,
  type WishlistState,
} from './wishlistState.ts'

/** No answer came: the shop may have done it or not. */
interface Unanswered {
  readonly kind: 'unanswered'
}

export type ActOutcome = ({ readonly kind: 'done' } & Message) | Unanswered | Refused

export type MoveOutcome = AddOutcome | Unanswered

/** The definitions that the regions of the wishlist's machine share. */
export const wishlistSetup = setup({
  types: {
    context: {} as WishlistState & { readonly shell: Shell; readonly newKey: () => string },
    input: {} as { shell: Shell; newKey: () => string },
    events: {} as
      | { type: 'wishlist.opened'; userId: string }
      | { type: 'wishlist.closed' }
      | { type: 'wishlist.outdated' }
      /** The list has changed, here or elsewhere; null if it must be loaded. */
      | { type: 'wishlist.changed'; wishlist: readonly string[] | null }
      /** The heart of a product. */
      | { type: 'wish.toggled'; productId: string }
      | { type: 'wishes.dropped'; productIds: readonly string[] }
      | { type: 'drop.undone' }
      | { type: 'removal.asked'; productIds: readonly string[] }
      | { type: 'removal.confirmed' }
      | { type: 'removal.cancelled' }
      | { type: 'move.requested'; product: Wished }
      /** The buyer has added a product to the cart on this page. */
      | { type: 'product.added'; slug: string }
      | { type: 'page.shown' }
      /** The document is being unloaded, so nothing can be sent later; `page.shown` was sent before. */
      | { type: 'page.left' }
      /** Send everything that is waiting now. */
      | { type: 'acts.flushed' }
      /** Raised by the machine itself. */
      | { type: 'act.done' }
      | { type: 'wishes.hidden' },
  },
  actors: {
    loadWishlist: refuses<readonly string[], { userId: string }>('loadWishlist'),
    sendAct: refuses<ActOutcome, { userId: string; act: WishAct }>('sendAct'),
    /** Puts the minimum quantity of a directly sold product into the cart, once for each key. */
    addToCart: refuses<MoveOutcome, Move>('addToCart'),
    /** The moves whose outcome was not known when the page ended. */
    readMoves: refuses<readonly Move[], { userId: string }>('readMoves'),
  },
  actions: {
    reset: assign(emptyWishlist),
    keepList: assign((_, ids: readonly string[]) => ({ ids, isKnown: true, loadFailures: 0 })),
    /** The page of the list shows products that another tab or device has added. */
    tellOthersWishes: ({ context, context: { shell } }, listed: readonly string[]) => {
      if (hasOthersWishes(listed, context)) shell.send({ type: 'shop.changed', what: 'wishlist' })
    },
    tellUnsaved: ({ context, context: { shell, moves } }) => {
      if (isUnsaved(context)) shell.send({ type: 'said', sentence: { key: 'wishlist.notSaved' } })
      if (moves.length > 0) shell.send({ type: 'said', sentence: { key: 'cart.notSaved' } })
    },
    drop: assign(({ context }, ids: readonly string[]) => afterDrop(context, ids)),
    release: assign(({ context }) => afterRelease(context)),
    restore: assign({ dropped: [] }),
    /** Sends acts without waiting for an answer, in parallel with the running call. */
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
    keepPicked: assign({ picked: (_, picked: Wished) => picked }),
    forgetPicked: assign({ picked: null }),
    /** A product that is already waiting to be moved is not moved twice. */
    queueMove: assign(({ context: { moves, newKey } }, { _id: productId, slug }: Wished) =>
      moves.some((move) => move.productId === productId)
        ? {}
        : { moves: [...moves, { productId, slug, key: newKey() }] },
    ),
    /** Stores moves on the device, so that they survive the page. */
    keepMoves: refusesToAct('keepMoves') as (
      _: unknown,
      kept: { readonly userId: string; readonly moves: readonly Move[] },
    ) => void,
    takeOff: assign(({ context }, productId: string) =>
      afterAct(context, { productId, isWished: false, isQuiet: true }),
    ),
    endMove: assign(({ context: { moves } }) => ({ moves: moves.slice(1), moveFailures: 0 })),
    tellMoved: ({ context: { shell, moves } }, outcome: MoveOutcome) => {
      if (outcome.kind === 'unanswered') return
      for (const fact of factsOfAdd(outcome, moves[0]?.slug ?? '')) shell.send(fact)
    },
    tellCartOutdated: ({ context }) => context.shell.send({ type: 'cart.outdated' }),
    countMoveFailure: assign({ moveFailures: ({ context }) => context.moveFailures + 1 }),
    /** A cart edit may now reach the shop before the move, so the failure is shown to the buyer. */
    toastFirstFailure: ({ context: { shell, moveFailures } }) => {
      if (moveFailures === 0) shell.send(defaultToast)
    },
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    tellAct: ({ context: { shell, sending } }, outcome: ActOutcome) => {
      if (outcome.kind === 'done' && !sending?.isQuiet)
        shell.send({ type: 'said', sentence: inItsWords(outcome) })
      if (outcome.kind === 'refused')
        shell.send({ type: 'said', sentence: inItsWords(outcome.problem) })
    },
    sayNotSaved: ({ context }) =>
      context.shell.send({ type: 'said', sentence: { key: 'wishlist.notSaved' } }),
  },
  guards: {
    isSameCustomer: ({ context }, userId: string) => context.userId === userId,
    isDirect: (_, { directly }: Wished) => directly,
    isPicked: ({ context: { picked } }, slug: string) => picked?.slug === slug,
    isPicking: ({ context }) => context.picked !== null,
    hasMoves: ({ context }) => context.moves.length > 0,
    mayMoveAgain: ({ context }) => context.moveFailures < triesAtMost,
    hasActs: ({ context }) => context.acts.length > 0,
    mayRetry: ({ context }) => context.sendFailures < triesAtMost,
    isMoved: (_, outcome: MoveOutcome) => outcome.kind === 'added',
  },
  delays: {
    undoable: 6_000,
    loadBackOff: ({ context }) => backOff(context.loadFailures),
    moveBackOff: ({ context }) => backOff(context.moveFailures),
    sendBackOff: ({ context }) => backOff(context.sendFailures),
  },
})
