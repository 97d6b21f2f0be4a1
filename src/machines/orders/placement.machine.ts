import { type ActorRefFrom, assign } from 'xstate'
import {
  type AskOutcome,
  type Placed,
  type PlaceOutcome,
  placementSetup,
} from './placementSetup.ts'
import { type Attempt, noPlacement } from './placementState.ts'

/**
 * Placing an order, from the buyer's decision until its outcome is known. It outlives the page of the order and, since
 * the key of the attempt is stored on the device, a reload: a lost answer never loses an order, and a second press
 * never makes a second one (rule O12). The keys left by other pages are checked one after the other.
 */
export const placementMachine = placementSetup.createMachine({
  id: 'placement',
  context: ({ input }) => ({ ...input, ...noPlacement }),
  initial: 'off',
  on: {
    'session.opened': {
      target: '.starting',
      actions: ['reset', assign({ userId: ({ event }) => event.userId })],
    },
    'session.closed': { target: '.off', actions: 'reset' },
    'location.shown': { actions: { type: 'keepPath', params: ({ event }) => event.path } },
  },
  states: {
    /** No customer is logged in. */
    off: {},
    starting: {
      invoke: {
        src: 'readKeys',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: {
          target: 'resuming',
          actions: assign({ keysLeft: ({ event }) => event.output }),
        },
        onError: 'idle',
      },
    },
    resuming: {
      always: [{ guard: 'isKeyLeft', target: 'checking', actions: 'takeKey' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'order.submitted': {
          target: 'saving',
          actions: [{ type: 'prepare', params: ({ event }) => event }, 'keepKey'],
        },
      },
    },
    /** The buyer's latest changes to the cart are part of the order. */
    saving: {
      invoke: {
        src: 'cartSaved',
        input: ({ context: { acts } }) => ({ holders: acts }),
        onDone: 'placing',
        onError: { target: 'idle', actions: ['forgetKey', 'toastFailure'] },
      },
    },
    placing: {
      // A tab that found no order under the key may have removed it.
      entry: 'keepKey',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => requireAttempt(context.attempt),
        onDone: [
          whenPlaced(),
          {
            guard: ({ event }) => event.output.kind === 'unanswered',
            target: 'waiting',
            actions: ['countFailure', 'sayChecking', 'keepSaid'],
          },
          {
            target: 'idle',
            actions: [
              'forgetKey',
              assign(({ event: { output } }) =>
                output.kind === 'refused' ? { refusal: output.problem } : {},
              ),
              { type: 'tellRefused', params: ({ event: { output } }) => output },
            ],
          },
        ],
        // The shop failed, possibly after it had accepted the order.
        onError: { target: 'checking', actions: ['toastFailure', assign({ failures: 0 })] },
      },
    },
    /** The same order under the same key is sent until the shop answers. */
    waiting: {
      after: { backOff: 'placing' },
      on: { 'connectivity.restored': 'placing' },
    },
    /** Requests the order of the key without placing one. */
    checking: {
      invoke: {
        src: 'askOrder',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          whenPlaced(),
          {
            guard: ({ event }) => event.output.kind === 'unanswered',
            target: 'pausing',
            actions: ['sayChecking', 'keepSaid'],
          },
          { guard: 'mayAskAgain', target: 'pausing', actions: 'countFailure' },
          { target: 'resuming', actions: ['forgetKey', 'sayNotPlaced', 'tellOutdated'] },
        ],
        onError: [
          { guard: 'mayAskAgain', target: 'pausing', actions: 'countFailure' },
          { target: 'resuming', actions: 'toastFailure' },
        ],
      },
    },
    /** Until the checkout is opened again, so that it shows no empty cart while the order's page opens. */
    placed: {
      always: { guard: 'isKeyLeft', target: 'resuming' },
      on: {
        'location.shown': [
          {
            guard: { type: 'isBack', params: ({ event }) => event.path },
            target: 'idle',
            actions: { type: 'keepPath', params: ({ event }) => event.path },
          },
          { actions: { type: 'keepPath', params: ({ event }) => event.path } },
        ],
      },
    },
    pausing: {
      after: { backOff: 'checking' },
      on: { 'connectivity.restored': 'checking' },
    },
  },
})
export type PlacementRef = ActorRefFrom<typeof placementMachine>

const requireAttempt = (attempt: Attempt | null): Attempt => {
  if (!attempt) throw new Error('an order is placed without an attempt')
  return attempt
}

/** The order was placed: by this attempt, or by one whose answer was lost. */
function whenPlaced() {
  type Done = { event: { output: PlaceOutcome | AskOutcome } }
  return {
    guard: ({ event }: Done) => event.output.kind === 'placed',
    target: 'placed',
    actions: [
      'forgetKey',
      'dropDraft',
      'endAttempt',
      { type: 'keepPlaced', params: ({ event }: Done) => requirePlaced(event.output) },
      { type: 'tellPlaced', params: ({ event }: Done) => requirePlaced(event.output) },
    ],
  } as const
}

const requirePlaced = (output: PlaceOutcome | AskOutcome): Placed => {
  if (output.kind !== 'placed') throw new Error('an order is reported that was not placed')
  return output
}
