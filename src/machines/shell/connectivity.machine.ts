import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate'
import { backOff } from '../parts/backOff.ts'
import { refuses, refusesToWatch } from '../parts/refuses.ts'
import type { Shell } from '../parts/shell.ts'

/**
 * Whether the shop can be reached: the overlay shows while the browser is offline or after a network error (rule N5).
 * The server is probed at growing intervals until it answers.
 */
export const connectivityMachine = setup({
  types: {
    context: {} as { shell: Shell; failures: number },
    input: {} as { shell: Shell },
    events: {} as
      | { type: 'browser.online' }
      | { type: 'browser.offline' }
      | { type: 'network.failed' }
      | { type: 'retry.requested' },
  },
  actors: {
    /** Resolves when the server answers at all. */
    probe: refuses<void>('probe'),
    /** Sends `browser.online` and `browser.offline`. */
    watchBrowser: refusesToWatch<EventObject>('watchBrowser'),
  },
  actions: {
    tellRestored: ({ context }) => context.shell.send({ type: 'connectivity.restored' }),
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
  on: { 'browser.offline': '.offline' },
  states: {
    online: { on: { 'network.failed': 'probing' } },
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
})
export type ConnectivityRef = ActorRefFrom<typeof connectivityMachine>

export const selectIsLost = (snapshot: SnapshotFrom<typeof connectivityMachine>) =>
  !snapshot.matches('online')
