import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate'
import { backOff } from '../parts/backOff.ts'
import { refuses, refusesToWatch } from '../parts/refuses.ts'
import type { Shell } from '../parts/shell.ts'

/**
 * Whether the shop can be reached: an overlay covers the page while the browser is offline or after a network error
 * (rule N5). The buyer may continue offline: the overlay becomes a bar, until the next loss. The server is probed at
 * growing intervals until it answers.
 */
export const connectivityMachine = setup({
  types: {
    context: {} as { shell: Shell; failures: number },
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
    tellContinued: ({ context }) => context.shell.send({ type: 'offline.continued' }),
  },
  delays: {
    backOff: ({ context }) => backOff(context.failures),
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ ...input, failures: 0 }),
  // A browser that cannot be watched reports nothing; failed calls still do.
  invoke: { src: 'watchBrowser', onError: {} },
  initial: 'online',
  states: {
    online: {
      on: { 'network.failed': 'lost', 'browser.offline': '#connectivity.lost.reaching.offline' },
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
/** Whether the buyer continues offline. */
export const selectIsBar = (snapshot: Snapshot) => snapshot.matches({ lost: { covering: 'bar' } })
