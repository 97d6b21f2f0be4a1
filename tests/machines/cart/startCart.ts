import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import { cartMachine } from '../../../src/machines/cart/cart.machine.ts'
import type { EditOutcome, RowEdit } from '../../../src/machines/cart/cartSetup.ts'
import { deltaOf, recordingShell } from '../fixtures.ts'

/** A cart as the shop sends it. */
export const held = (rows: readonly CartRow[], version = 1): HeldCart => ({ version, rows })

export const changed = (version: number, ...rows: CartRow[]): EditOutcome => ({
  kind: 'changed',
  delta: deltaOf(version, rows),
})

/** A promise that the test settles. */
export const pending = <T>() => Promise.withResolvers<T>()

export type Answer = EditOutcome | Promise<EditOutcome>

/** A cart that is open; each load and each call is answered by the next of `loads` and `answers`. */
export const startCart = async (
  loads: readonly (HeldCart | Promise<HeldCart>)[],
  answers: readonly (() => Answer)[] = [],
) => {
  const [leftLoads, leftAnswers] = [[...loads], [...answers]]
  const calls: (readonly RowEdit[])[] = []
  const rests: (readonly RowEdit[])[] = []
  const shell = recordingShell()
  const clock = new SimulatedClock()
  const actor = createActor(
    cartMachine.provide({
      actions: { sendRest: (_, edits) => void rests.push(edits) },
      actors: {
        loadCart: fromPromise<HeldCart, { userId: string }>(async () => {
          const loaded = leftLoads.shift()
          if (!loaded) throw new Error('unreachable')
          return loaded
        }),
        editCart: fromPromise<EditOutcome, { edits: readonly RowEdit[] }>(async ({ input }) => {
          calls.push(input.edits)
          const answer = leftAnswers.shift()
          if (!answer) throw new Error('no answer left')
          return answer()
        }),
      },
    }),
    { input: { shell }, clock },
  ).start()
  actor.send({ type: 'cart.opened', userId: 'u-1' })
  const reads = (state: 'loading' | 'loaded' | 'failed' | 'behind') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: state } }))
  const writes = (state: 'gathering' | 'sending' | 'waiting' | 'settled') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { writing: state } }))
  /** The buyer pauses, and the call is answered. */
  const sent = async (state: 'settled' | 'waiting' = 'settled') => {
    clock.increment(250)
    await writes(state)
  }
  await Promise.race([reads('loaded'), reads('failed')])
  const quantities = () => actor.getSnapshot().context.rows.map(({ cart }) => cart.quantity)
  return { actor, shell, calls, rests, clock, reads, writes, sent, quantities }
}

export const typed = (quantity: number, rowId = 'row-1') =>
  ({ type: 'quantity.typed', rowId, quantity }) as const
export const plus = { type: 'row.incremented', rowId: 'row-1' } as const
export const minus = { type: 'row.decremented', rowId: 'row-1' } as const
export const edit = (quantity: number, rowId = 'row-1') => ({ rowId, productId: 'p-1', quantity })
export const notSaved = { type: 'said', sentence: { key: 'cart.notSaved' } }
