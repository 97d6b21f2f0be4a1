import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { PlaceOrder } from '../../../src/contracts/orders/order.ts'
import { placementMachine } from '../../../src/machines/orders/placement.machine.ts'
import type { AskOutcome, PlaceOutcome } from '../../../src/machines/orders/placementSetup.ts'
import type { Attempt } from '../../../src/machines/orders/placementState.ts'
import { placedOrder, recordingShell } from '../fixtures.ts'

export const wanted: PlaceOrder = {
  address: placedOrder.address,
  shipping: 'together',
  currency: 'INR',
  seenTotal: 1,
}
export const emptied = { version: 4, cartData: [] }
export const placed = async () => ({ kind: 'placed', order: placedOrder, cart: emptied }) as const
/** Found under its key: nothing is known of the cart. */
export const foundPlaced = async () => ({ kind: 'placed', order: placedOrder, cart: null }) as const
export const unanswered = async () => ({ kind: 'unanswered' }) as const
export const unknown = async () => ({ kind: 'unknown' }) as const
export const outdated = { type: 'cart.outdated' }
export const said = (key: string) => ({ type: 'said', sentence: { key } })
export const toPlaced = { type: 'departed', to: '/cart/checkout/placed/o-1' }

/** A placement of a customer who has logged in; each call is answered by the next of `places` and `asks`. */
export const start = async ({
  places = [],
  asks = [],
  kept = [],
}: {
  places?: readonly (() => Promise<PlaceOutcome>)[]
  asks?: readonly (() => Promise<AskOutcome>)[]
  kept?: readonly string[]
}) => {
  const [leftPlaces, leftAsks] = [[...places], [...asks]]
  const attempts: Attempt[] = []
  const asked: string[] = []
  const keys = new Map([['u-1', new Set(kept)]])
  const dropped: string[] = []
  const keysOf = (userId: string) => [...(keys.get(userId) ?? [])]
  const shell = recordingShell()
  const clock = new SimulatedClock()
  const saved = Promise.withResolvers<void>()
  let made = 0
  const actor = createActor(
    placementMachine.provide({
      actors: {
        readKeys: fromPromise(async ({ input }) => keysOf(input.userId)),
        cartSaved: fromPromise(() => saved.promise),
        placeOrder: fromPromise<PlaceOutcome, Attempt>(({ input }) => {
          attempts.push(input)
          return leftPlaces.shift()?.() ?? Promise.reject(new Error('no answer left'))
        }),
        askOrder: fromPromise<AskOutcome, { key: string }>(({ input }) => {
          asked.push(input.key)
          return leftAsks.shift()?.() ?? Promise.reject(new Error('no answer left'))
        }),
      },
      actions: {
        keepKey: ({ context: { userId, key } }) =>
          void keys.set(userId, new Set([...keysOf(userId), key])),
        forgetKey: ({ context: { userId, key } }) => void keys.get(userId)?.delete(key),
        dropDraft: ({ context: { userId } }) => void dropped.push(userId),
      },
    }),
    {
      clock,
      input: {
        shell,
        acts: [],
        newKey: () => {
          made += 1
          return `key-${made}`
        },
      },
    },
  ).start()
  const at = (
    state: 'idle' | 'placed' | 'saving' | 'placing' | 'waiting' | 'checking' | 'pausing',
  ) => waitFor(actor, (snapshot) => snapshot.matches(state))
  /** The outcome is known. */
  const over = () =>
    waitFor(actor, (snapshot) => snapshot.matches('idle') || snapshot.matches('placed'))
  const submit = (content = 'cart 1') =>
    actor.send({ type: 'order.submitted', order: wanted, content })
  actor.send({ type: 'session.opened', userId: 'u-1' })
  actor.send({ type: 'location.shown', path: '/cart/checkout' })
  if (kept.length === 0) {
    await at('idle')
    saved.resolve()
  }
  return { actor, shell, attempts, asked, keys, keysOf, dropped, clock, at, over, submit, saved }
}
