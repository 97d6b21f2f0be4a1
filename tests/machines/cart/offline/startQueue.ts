import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { WholeCart } from '../../../../src/contracts/cart/cartRows.ts'
import type { CartCommand, OfflineEdit } from '../../../../src/domain/cart/offline/commands.ts'
import {
  type OfflineQueueRef,
  offlineQueueMachine,
} from '../../../../src/machines/cart/offline/offlineQueue.machine.ts'
import type { CommandOutcome } from '../../../../src/machines/cart/offline/queueSetup.ts'
import { cartRow, deltaOf, recordingShell } from '../../fixtures.ts'

/** The row of a variant with so many pieces. */
export const rowWith = (productId: string, quantity: number) =>
  cartRow({ productId, quantity }, `row-${productId}`)

/** What a call meets on its way. */
export type Line = 'open' | 'cut before' | 'cut after'

/** A shop that remembers quantities and keys, and a line to it that can be cut. */
export const createShop = (held: Record<string, number> = {}) => {
  const keys = new Set<string>()
  const state = { held: { ...held } as Record<string, number>, version: 1, line: 'open' as Line }
  const calls: CartCommand[] = []
  const rows = () =>
    Object.entries(state.held).flatMap(([id, pieces]) => (pieces > 0 ? [rowWith(id, pieces)] : []))
  const read = async (): Promise<WholeCart> => {
    if (state.line !== 'open') throw new Error('no connection')
    return { version: state.version, cartData: rows() }
  }
  const set = async (command: CartCommand): Promise<CommandOutcome> => {
    calls.push(command)
    if (state.line === 'cut before') return { kind: 'unanswered' }
    if (!keys.has(command.key)) {
      keys.add(command.key)
      state.held[command.productId] = command.quantity
      state.version += 1
    }
    if (state.line === 'cut after') return { kind: 'unanswered' }
    return { kind: 'changed', delta: deltaOf(state.version, rows()) }
  }
  return { state, calls, read, set }
}
export type FakeShop = ReturnType<typeof createShop>

/** The queue of a customer on a device that keeps `device.commands`. */
export const startQueue = (
  shop: FakeShop,
  device: { commands: readonly CartCommand[] } = { commands: [] },
  set: (command: CartCommand) => Promise<CommandOutcome> = shop.set,
) => {
  const shell = recordingShell()
  const clock = new SimulatedClock()
  let keys = 0
  const actor: OfflineQueueRef = createActor(
    offlineQueueMachine.provide({
      actors: {
        watchStored: fromCallback(({ sendBack }) => {
          sendBack({ type: 'commands.stored', commands: device.commands })
        }),
        watchCart: fromCallback(() => undefined),
        readCart: fromPromise<WholeCart, { userId: string }>(() => shop.read()),
        sendCommand: fromPromise<CommandOutcome, { command: CartCommand }>(({ input }) =>
          set(input.command),
        ),
      },
      actions: {
        storeCommands: ({ context }) => {
          device.commands = context.commands
        },
      },
    }),
    {
      input: { shell, cart: undefined as never, newKey: () => `key-${++keys}-${Math.random()}` },
      clock,
    },
  ).start()
  actor.send({ type: 'session.opened', userId: 'u-1' })
  const reaches = (state: 'resting' | 'holding' | 'reading' | 'sending' | 'waiting') =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: state }))
  return { actor, shell, clock, device, reaches }
}

export const edit = (productId: string, seen: number, quantity: number): OfflineEdit => ({
  ...{ productId, sku: productId, title: { en: productId }, seen: [seen], quantity },
  ...{ isTried: false, agrees: false },
})
