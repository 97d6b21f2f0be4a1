import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate'
import { without } from '../../../domain/cart/offline/commands.ts'
import { emptyQueue } from './emptyQueue.ts'
import { afterEdits, afterInsisting, afterSent, afterTry } from './queueChanges.ts'
import { queueSetup } from './queueSetup.ts'
import { nextIn, waitingIn } from './queueState.ts'

const storing = ['storeCommands', 'noteStored', 'tellQueued'] as const

/**
 * The edits of the cart that were made offline (rule K23). They are kept on the device, and sent one by one, in their
 * order, when the shop is reached again. One that would overwrite what somebody else has done meanwhile becomes a
 * question.
 */
export const offlineQueueMachine = queueSetup.createMachine({
  id: 'offlineQueue',
  context: ({ input }) => ({ ...input, ...emptyQueue }),
  initial: 'closed',
  on: {
    'session.opened': {
      guard: { type: 'isOther', params: ({ event }) => event.userId },
      target: '.open',
      reenter: true,
      actions: ['reset', assign({ userId: ({ event }) => event.userId })],
    },
  },
  states: {
    /** No customer is logged in. */
    closed: {},
    open: {
      invoke: [
        {
          src: 'watchStored',
          input: ({ context: { userId } }) => ({ userId }),
          // A storage that cannot be read holds nothing.
          onError: {},
        },
        {
          src: 'watchCart',
          input: ({ context: { cart } }) => ({ cart }),
          // The cart outlives the queue.
          onError: {},
        },
      ],
      on: {
        'session.closed': {
          target: 'closed',
          actions: [{ type: 'takeCommands', params: [] }, ...storing, 'reset'],
        },
        'offline.continued': '.holding',
        'commands.made': {
          actions: [
            {
              type: 'takeCommands',
              params: ({ context, event }) => afterEdits(context, event.edits),
            },
            ...storing,
          ],
        },
        'commands.stored': {
          actions: [
            { type: 'takeCommands', params: ({ event }) => event.commands },
            'noteStored',
            'tellQueued',
          ],
        },
        'command.undone': {
          actions: [
            {
              type: 'takeCommands',
              params: ({ context, event }) => without(context.commands, event.productId),
            },
            ...storing,
          ],
        },
        'command.insisted': {
          actions: [
            {
              type: 'takeCommands',
              params: ({ context, event }) => afterInsisting(context, event.productId),
            },
            ...storing,
          ],
        },
        'cart.counted': {
          actions: { type: 'countAgain', params: ({ event }) => event.carted },
        },
      },
      initial: 'resting',
      states: {
        /** Nothing waits for the connection. Questions may wait for the buyer. */
        resting: {
          entry: 'tellSent',
          always: { guard: 'hasWaiting', target: 'reading' },
        },
        /** The buyer continues offline. */
        holding: { on: { 'connectivity.restored': 'reading' } },
        /** What has changed meanwhile? */
        reading: {
          always: { guard: 'hasNoneWaiting', target: 'resting' },
          invoke: {
            src: 'readCart',
            input: ({ context: { userId } }) => ({ userId }),
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'findConflicts', params: ({ event }) => event.output },
                'tellQueued',
                { type: 'tellCart', params: ({ event }) => event.output },
                'tellQuestions',
              ],
            },
            onError: { target: 'waiting', actions: 'countFailure' },
          },
        },
        choosing: {
          always: [{ guard: 'hasWaiting', target: 'sending' }, { target: 'resting' }],
        },
        sending: {
          entry: [
            'noteSent',
            { type: 'takeCommands', params: ({ context }) => afterTry(context) },
            ...storing,
          ],
          invoke: {
            src: 'sendCommand',
            input: ({ context }) => ({ command: nextIn(context) }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'unanswered',
                target: 'waiting',
                actions: 'countFailure',
              },
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'choosing',
                actions: [
                  { type: 'reject', params: ({ event }) => event.output },
                  { type: 'sayRefused', params: ({ event }) => event.output },
                  'forgetFailures',
                  'tellQueued',
                ],
              },
              {
                target: 'choosing',
                actions: [
                  { type: 'tellDelta', params: ({ event }) => event.output },
                  { type: 'takeCommands', params: ({ context }) => afterSent(context) },
                  ...storing,
                  'forgetFailures',
                ],
              },
            ],
            onError: { target: 'waiting', actions: 'countFailure' },
          },
        },
        /** The shop could not be reached, or failed. */
        waiting: {
          after: { sendBackOff: 'reading' },
          on: { 'connectivity.restored': 'reading' },
        },
      },
    },
  },
})
export type OfflineQueueRef = ActorRefFrom<typeof offlineQueueMachine>
type Snapshot = SnapshotFrom<typeof offlineQueueMachine>

/** The edits that wait for the connection. */
export const selectWaiting = ({ context }: Snapshot) => waitingIn(context)
/** The buyer continues offline, so that the edits can be taken back. */
export const selectIsHolding = (snapshot: Snapshot) => snapshot.matches({ open: 'holding' })
/** The edits that need an answer of the buyer. */
export const selectQuestions = ({ context }: Snapshot) => context.questions
/** The edits that the shop has refused. */
export const selectRejections = ({ context }: Snapshot) => context.rejections
/** The command of a variant. */
export const selectCommand = (productId: string) => (snapshot: Snapshot) =>
  snapshot.context.commands.find((each) => each.productId === productId)
