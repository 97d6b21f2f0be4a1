import { assign, type EventObject, setup } from 'xstate'
import type { CartDelta, WholeCart } from '../../../contracts/cart/cartRows.ts'
import {
  type CartCommand,
  isConflict,
  type OfflineEdit,
  type Quantities,
} from '../../../domain/cart/offline/commands.ts'
import { backOff } from '../../parts/backOff.ts'
import { refuses, refusesToAct, refusesToWatch } from '../../parts/refuses.ts'
import { inItsWords, type Refused, type Shell } from '../../parts/shell.ts'
import { type CartCounted, type CartReader, cartWatcher } from '../cartWatcher.ts'
import { emptyQueue } from './emptyQueue.ts'
import { nextIn, type QueueState, queuedIn, waitingIn } from './queueState.ts'

/** What became of a command. */
export type CommandOutcome =
  | { readonly kind: 'changed'; readonly delta: CartDelta }
  /** The shop may have done it or not. */
  | { readonly kind: 'unanswered' }
  | Refused

/** The commands that the device holds, as this or another tab has stored them. */
export interface CommandsStored {
  readonly type: 'commands.stored'
  readonly commands: readonly CartCommand[]
}

/** The context of the offline queue's machine. */
export type QueueContext = QueueState & {
  readonly shell: Shell
  readonly cart: CartReader
  readonly newKey: () => string
}

/** Without questions and rejections whose commands have been replaced. */
const stillStopped = (
  { commands: before, questions, rejections }: QueueState,
  after: readonly CartCommand[],
): Pick<QueueState, 'questions' | 'rejections'> => {
  const keys = new Map(after.map(({ productId, key }) => [productId, key]))
  const isSame = ({ productId }: { productId: string }) =>
    before.some((each) => each.productId === productId && each.key === keys.get(productId))
  return { questions: questions.filter(isSame), rejections: rejections.filter(isSame) }
}

const quantitiesIn = ({ cartData }: WholeCart): Quantities =>
  Object.fromEntries(cartData.map(({ cart }) => [cart.productId, cart.quantity]))

/** The definitions of the offline queue's machine. */
export const queueSetup = setup({
  types: {
    context: {} as QueueContext,
    input: {} as { shell: Shell; cart: CartReader; newKey: () => string },
    events: {} as
      | { type: 'session.opened'; userId: string }
      | { type: 'session.closed' }
      | { type: 'offline.continued' }
      | { type: 'connectivity.restored' }
      | { type: 'commands.made'; edits: readonly OfflineEdit[] }
      | CommandsStored
      | CartCounted
      /** The buyer takes the edit of a variant back. */
      | { type: 'command.undone'; productId: string }
      /** The buyer wants the own quantity although the cart has changed. */
      | { type: 'command.insisted'; productId: string },
  },
  actors: {
    /** Reports the commands on the device: at once, and when another tab changes them. */
    watchStored: refusesToWatch<EventObject, { userId: string }>('watchStored'),
    watchCart: cartWatcher,
    readCart: refuses<WholeCart, { userId: string }>('readCart'),
    sendCommand: refuses<CommandOutcome, { command: CartCommand }>('sendCommand'),
  },
  actions: {
    reset: assign(emptyQueue),
    /** Writes what differs between `context.stored` and `context.commands` to the device. */
    storeCommands: refusesToAct('storeCommands'),
    noteStored: assign({ stored: ({ context }) => context.commands }),
    /** Tells the cart which quantities wait. */
    tellQueued: ({ context }) =>
      context.shell.send({ type: 'commands.changed', quantities: queuedIn(context) }),
    tellSent: ({ context }) => context.shell.send({ type: 'commands.sent' }),
    tellCart: ({ context }, cart: WholeCart) => context.shell.send({ type: 'cart.received', cart }),
    tellDelta: ({ context }, outcome: CommandOutcome) => {
      if (outcome.kind !== 'changed') return
      const { delta } = outcome
      context.shell.send({ type: 'cart.changed', version: delta.version, delta })
    },
    tellQuestions: ({ context: { shell, questions } }) => {
      if (questions.length === 0) return
      const link = { to: '/cart', key: 'offline.look' } as const
      shell.send({ type: 'said', sentence: { key: 'offline.asks', link } })
    },
    sayRefused: ({ context }, outcome: CommandOutcome) => {
      if (outcome.kind === 'refused')
        context.shell.send({ type: 'said', sentence: inItsWords(outcome.problem) })
    },
    takeCommands: assign(({ context }, commands: readonly CartCommand[]) => ({
      ...{ commands, ...stillStopped(context, commands) },
    })),
    /** Finds the commands that would overwrite changes of others. */
    findConflicts: assign(({ context: { commands } }, cart: WholeCart) => {
      const quantities = quantitiesIn(cart)
      return {
        questions: commands.flatMap((command) => {
          const now = quantities[command.productId] ?? 0
          return isConflict(command, now) ? [{ productId: command.productId, now }] : []
        }),
      }
    }),
    /** Questions show the current quantity, and end when the buyer already knows it. */
    countAgain: assign(({ context: { commands, questions } }, carted: Quantities) => ({
      questions: questions.flatMap(({ productId }) => {
        const now = carted[productId] ?? 0
        const command = commands.find((each) => each.productId === productId)
        return command && isConflict(command, now) ? [{ productId, now }] : []
      }),
    })),
    /** A command that was replaced while it was sent is not rejected. */
    reject: assign(({ context: { commands, rejections, sent } }, outcome: CommandOutcome) => {
      const command = commands.find(({ key }) => key === sent)
      if (!command || outcome.kind !== 'refused') return {}
      const { productId } = command
      return { rejections: [...rejections, { productId, reason: inItsWords(outcome.problem) }] }
    }),
    noteSent: assign({ sent: ({ context }) => nextIn(context).key }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    hasWaiting: ({ context }) => waitingIn(context).length > 0,
    hasNoneWaiting: ({ context }) => waitingIn(context).length === 0,
    isOther: ({ context }, userId: string) => context.userId !== userId,
  },
  delays: { sendBackOff: ({ context }) => backOff(context.failures) },
})
