import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { WishAct } from '../../../src/domain/account/wishes.ts'
import { wishlistMachine } from '../../../src/machines/account/wishlist/wishlist.machine.ts'
import { selectWished } from '../../../src/machines/account/wishlist/wishlistSelectors.ts'
import type {
  ActOutcome,
  MoveOutcome,
} from '../../../src/machines/account/wishlist/wishlistSetup.ts'
import type { Move } from '../../../src/machines/account/wishlist/wishlistState.ts'
import type { AddOutcome } from '../../../src/machines/cart/addOutcome.ts'
import { cartRow, deltaOf, recordingShell, user } from '../fixtures.ts'

export const delta = deltaOf(4, [cartRow({ productSlug: 'rope-chain', quantity: 20 })])
const done = async (): Promise<ActOutcome> => ({ kind: 'done', message: 'Done.' })
export const unanswered = async () => ({ kind: 'unanswered' }) as const
export const added = async (): Promise<AddOutcome> => ({
  ...{ kind: 'added', message: 'Item Added To Cart !!' },
  delta,
})
export const said = (text: string) => ({ type: 'said', sentence: { text } })
export const ring = { _id: 'a', slug: 'rope-chain', directly: true }

/** A wishlist that is open; each call is answered by the next of `loads`, `acts` and `adds`. */
export const open = async ({
  loads = [async () => ['a', 'b', 'c']],
  acts = [],
  adds = [],
  kept = [],
}: {
  loads?: readonly (() => Promise<readonly string[]>)[]
  acts?: readonly (() => Promise<ActOutcome>)[]
  adds?: readonly (() => Promise<MoveOutcome>)[]
  /** Moves left by the previous page. */
  kept?: readonly Move[]
} = {}) => {
  const [leftLoads, leftActs, leftAdds] = [[...loads], [...acts], [...adds]]
  const clock = new SimulatedClock()
  const shell = recordingShell()
  const sent: string[] = []
  const rests: string[] = []
  const keys: string[] = []
  const keptMoves = new Map([[user._id, kept]])
  let made = 0
  const actor = createActor(
    wishlistMachine.provide({
      actions: {
        sendRest: (_, { acts }) =>
          void rests.push(...acts.map((act) => `${act.isWished ? '+' : '-'}${act.productId}`)),
        keepMoves: (_, { userId, moves }) => void keptMoves.set(userId, moves),
      },
      actors: {
        loadWishlist: fromPromise<readonly string[], { userId: string }>(
          () => leftLoads.shift()?.() ?? Promise.reject(new Error('unreachable')),
        ),
        sendAct: fromPromise<ActOutcome, { userId: string; act: WishAct }>(({ input: { act } }) => {
          sent.push(`${act.isWished ? '+' : '-'}${act.productId}`)
          return (leftActs.shift() ?? done)()
        }),
        addToCart: fromPromise<MoveOutcome, Move>(({ input }) => {
          keys.push(input.key)
          return (leftAdds.shift() ?? added)()
        }),
        readMoves: fromPromise(async ({ input }) => keptMoves.get(input.userId) ?? []),
      },
    }),
    {
      clock,
      input: {
        shell,
        newKey: () => {
          made += 1
          return `key-${made}`
        },
      },
    },
  ).start()
  const reads = (state: 'loading' | 'loaded' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: state } }))
  const acting = (state: 'idle' | 'sending' | 'waiting') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { acting: state } }))
  const moving = (state: 'none' | 'picking' | 'adding' | 'waiting') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { moving: state } }))
  actor.send({ type: 'wishlist.opened', userId: user._id })
  if (kept.length === 0) await Promise.race([reads('loaded'), reads('failed')])
  return {
    ...{ actor, clock, shell, sent, rests, keys, reads, acting, moving },
    keptKeys: () => (keptMoves.get(user._id) ?? []).map(({ key }) => key),
    toggle: (productId: string) => actor.send({ type: 'wish.toggled', productId }),
    drop: (...productIds: string[]) => actor.send({ type: 'wishes.dropped', productIds }),
    move: (product = ring) => actor.send({ type: 'move.requested', product }),
    moved: () => waitFor(actor, (snapshot) => snapshot.context.moves.length === 0),
    shown: () => selectWished(actor.getSnapshot()).join(''),
  }
}
