import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate'
import { backOff } from '../parts/backOff.ts'
import { refuses, refusesToWatch } from '../parts/refuses.ts'
import type { Shell } from '../parts/shell.ts'

/**
 * Whether the shop can be reached: an overlay covers the page while the browser is offline or after a network error
 * (rule N5). The buyer may continue offline: the overlay becomes a bar, until the next loss. The server is probed at
 * growing intervals until it answers. If a call fails soon after that, while the server answers, the page is not
 * covered, and is loaded again after growing intervals only.
 */
export const connectivityMachine = setup({
  types: {
    context: {} as {
      shell: Shell
      /** How often the probe has failed since the loss. */
      failures: number
      /** How often calls have failed without a quiet minute in between. */
      losses: number
    },
    input: {} as { shell: Shell },
    events: {} as
      | { type: 'browser.online' }
      | { type: 'browser.offline' }
      | { type: 'network.failed' }
      | { type: 'retry.requested' }
      /** The buyer continues offline. */
      | { type: 'offline.continued' },
  },
  actors: {
    /** Resolves when the server answers at all. */
    probe: refuses<void>('probe'),
    /** Sends `browser.online` and `browser.offline`. */
    watchBrowser: refusesToWatch<EventObject>('watchBrowser'),
  },
  actions: {
    tellRestored: ({ context }) => context.shell.send({ type: 'connectivity.restored' }),
    countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
    tellContinued: ({ context }) => context.shell.send({ type: 'offline.continued' }),
  },
  guards: {
    wasLost: ({ context }) => context.losses > 0,
  },
  delays: {
    backOff: ({ context }) => backOff(context.failures),
    calms: ({ context }) => backOff(context.losses - 1),
    quiet: 60_000,
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ ...input, failures: 0, losses: 0 }),
  // A browser that cannot be watched reports nothing; failed calls still do.
  invoke: { src: 'watchBrowser', onError: {} },
  initial: 'online',
  states: {
    online: {
      after: { quiet: { actions: assign({ losses: 0 }) } },
      on: {
        'network.failed': [
          { guard: 'wasLost', target: 'doubtful', actions: 'countLoss' },
          { target: 'lost', actions: 'countLoss' },
        ],
        'browser.offline': '#connectivity.lost.reaching.offline',
      },
    },
    /** A call has failed again. Does the server answer? */
    doubtful: {
      invoke: {
        src: 'probe',
        onDone: 'calming',
        onError: '#connectivity.lost.reaching.probing.waiting',
      },
      on: { 'browser.offline': '#connectivity.lost.reaching.offline' },
    },
    /** It does. What has failed is tried again later. */
    calming: {
      after: { calms: { target: 'online', actions: 'tellRestored' } },
      on: {
        'network.failed': 'doubtful',
        'browser.offline': '#connectivity.lost.reaching.offline',
      },
    },
    lost: {
      type: 'parallel',
      states: {
        reaching: {
          initial: 'probing',
          on: { 'browser.offline': '.offline' },
          states: {
            offline: { on: { 'browser.online': 'probing', 'retry.requested': 'probing' } },
            probing: {
              entry: assign({ failures: 0 }),
              initial: 'asking',
              states: {
                asking: {
                  // The probe may hang on a lost connection.
                  on: {
                    'browser.online': { target: 'asking', reenter: true },
                    'retry.requested': { target: 'asking', reenter: true },
                  },
                  invoke: {
                    src: 'probe',
                    onDone: { target: '#connectivity.online', actions: 'tellRestored' },
                    onError: {
                      target: 'waiting',
                      actions: assign({ failures: ({ context }) => context.failures + 1 }),
                    },
                  },
                },
                waiting: {
                  after: { backOff: 'asking' },
                  on: { 'browser.online': 'asking', 'retry.requested': 'asking' },
                },
              },
            },
          },
        },
        covering: {
          initial: 'whole',
          states: {
            /** The page cannot be used. */
            whole: { on: { 'offline.continued': { target: 'bar', actions: 'tellContinued' } } },
            /** Loaded content can be read, and edits of the cart wait (rule K23). */
            bar: { type: 'final' },
          },
        },
      },
    },
  },
})
export type ConnectivityRef = ActorRefFrom<typeof connectivityMachine>
type Snapshot = SnapshotFrom<typeof connectivityMachine>

/** Whether the overlay covers the page. */
export const selectIsCovered = (snapshot: Snapshot) =>
  snapshot.matches({ lost: { covering: 'whole' } })
export const selectIsLost = (snapshot: Snapshot) => snapshot.matches('lost')
/** Whether the first probe after a failed call is running. */
export const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches('doubtful') ||
  (snapshot.context.failures === 0 &&
    snapshot.matches({ lost: { reaching: { probing: 'asking' } } }))
/** Whether the buyer continues offline. */
export const selectIsBar = (snapshot: Snapshot) => snapshot.matches({ lost: { covering: 'bar' } })
