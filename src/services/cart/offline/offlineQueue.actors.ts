import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { WholeCart } from '../../../contracts/cart/cartRows.ts'
import type { CartCommand } from '../../../domain/cart/offline/commands.ts'
import { offlineQueueMachine } from '../../../machines/cart/offline/offlineQueue.machine.ts'
import type { CommandOutcome, CommandsStored } from '../../../machines/cart/offline/queueSetup.ts'
import type { Api } from '../../parts/api.ts'
import { ServerFailure } from '../../parts/failures.ts'
import { logged, type PageServices } from '../../parts/pageServices.ts'
import { refusedUnlessOver, unlessUnanswered } from '../../parts/unlessUnanswered.ts'
import { deltaOf } from '../cart.calls.ts'
import type { KeptCommands } from './keptCommands.ts'

/** @throws NetworkError, ServerFailure, ContractBreach */
const setOnce = async (
  api: Api,
  { key, productId: id, quantity }: CartCommand,
): Promise<CommandOutcome> => {
  const reply = await api.cart.lines({
    headers: { 'idempotency-key': key },
    body: { lines: [{ id, quantity, mode: 'set' }] },
  })
  if (reply.status === 200) return { kind: 'changed', delta: deltaOf(reply.body) }
  if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
  return refusedUnlessOver(reply)
}

/** Keeps the offline edits of the cart on the device, and sends them when the shop is reached. */
export const provideOfflineQueue = (
  services: Pick<PageServices, 'api' | 'log' | 'enqueue'>,
  kept: KeptCommands,
) => {
  const { api, enqueue } = services

  const watchStored = fromCallback<EventObject, { userId: string }>(
    ({ input: { userId }, sendBack }) => {
      const tell = () =>
        sendBack({ type: 'commands.stored', commands: kept.read(userId) } satisfies CommandsStored)
      const listen = ({ key }: StorageEvent) => {
        if (kept.concerns(userId, key)) tell()
      }
      kept.dropOthers(userId)
      tell()
      globalThis.addEventListener?.('storage', listen)
      return () => globalThis.removeEventListener?.('storage', listen)
    },
  )

  const readCart = fromPromise<WholeCart, { userId: string }>(async ({ input, signal }) => {
    const { userId } = input
    const reply = await api.cart.get({ params: { userId }, fetchOptions: { signal } })
    if (reply.status === 200) return reply.body
    throw logged(services, 'the cart was not loaded', reply)
  })

  const sendCommand = fromPromise<CommandOutcome, { command: CartCommand }>(({ input, signal }) =>
    enqueue(async () => {
      // A customer who has logged out since has already seen that it is not saved.
      signal.throwIfAborted()
      return unlessUnanswered(() => setOnce(api, input.command))
    }),
  )

  return offlineQueueMachine.provide({
    actors: { watchStored, readCart, sendCommand },
    actions: {
      storeCommands: ({ context: { userId, stored, commands } }) =>
        kept.change(userId, stored, commands),
    },
  })
}
