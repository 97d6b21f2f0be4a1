import type { CartCommand } from '../../../domain/cart/offline/commands.ts'
import type { Sentence } from '../../parts/shell.ts'

/** A command that would overwrite what somebody else has done meanwhile. */
export interface Question {
  readonly productId: string
  /** The pieces in the cart now; 0: no row. */
  readonly now: number
}

/** A command that the shop has refused. */
export interface Rejection {
  readonly productId: string
  readonly reason: Sentence
}

export interface QueueState {
  readonly userId: string
  /** In the order in which they are sent. */
  readonly commands: readonly CartCommand[]
  /** The commands on the device, as far as this page knows. */
  readonly stored: readonly CartCommand[]
  readonly questions: readonly Question[]
  readonly rejections: readonly Rejection[]
  /** The key of the command that is being sent, or was sent last. */
  readonly sent: string
  readonly failures: number
}

type Held = Pick<QueueState, 'commands' | 'questions' | 'rejections'>

/** The commands that wait for the connection, and not for the buyer. */
export const waitingIn = ({ commands, questions, rejections }: Held): readonly CartCommand[] => {
  const stopped = new Set([...questions, ...rejections].map(({ productId }) => productId))
  return commands.filter(({ productId }) => !stopped.has(productId))
}

/** The quantities that the waiting commands set, by the variant's `productId`. */
export const queuedIn = (state: Held): Readonly<Record<string, number>> =>
  Object.fromEntries(waitingIn(state).map(({ productId, quantity }) => [productId, quantity]))

/** An edit has not reached the shop yet, or needs an answer of the buyer. */
export const hasCommands = ({ context }: { readonly context: Pick<QueueState, 'commands'> }) =>
  context.commands.length > 0

/** The first command that waits for the connection. */
export const nextIn = (state: Held): CartCommand => {
  const [command] = waitingIn(state)
  if (!command) throw new Error('no command waits for the connection')
  return command
}
