import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Sentence } from './shell.ts'

const same = (a: Sentence | undefined, b: Sentence) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The bar at the top: one sentence at a time, after about 1 s, for about 4 s or until it is closed
 * (specification 4 and 9).
 */
export const notificationBarMachine = setup({
  types: {
    context: {} as { queue: readonly Sentence[] },
    events: {} as { type: 'said'; sentence: Sentence } | { type: 'bar.closed' },
  },
  actions: { dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }) },
  guards: {
    isWaiting: ({ context }) => context.queue.length > 0,
    isNews: ({ context }, sentence: Sentence) => !same(context.queue.at(-1), sentence),
  },
  delays: { appears: 1_000, stays: 4_000 },
}).createMachine({
  id: 'notificationBar',
  context: { queue: [] },
  initial: 'hidden',
  on: {
    said: {
      guard: { type: 'isNews', params: ({ event }) => event.sentence },
      actions: assign({ queue: ({ context, event }) => [...context.queue, event.sentence] }),
    },
  },
  states: {
    hidden: { always: { guard: 'isWaiting', target: 'appearing' } },
    appearing: { after: { appears: 'shown' } },
    shown: {
      exit: 'dropFirst',
      after: { stays: 'hidden' },
      on: { 'bar.closed': 'hidden' },
    },
  },
})
export type NotificationBarRef = ActorRefFrom<typeof notificationBarMachine>

/** The sentence that is on the bar. */
export const selectShown = (snapshot: SnapshotFrom<typeof notificationBarMachine>) =>
  snapshot.matches('shown') ? snapshot.context.queue[0] : undefined
