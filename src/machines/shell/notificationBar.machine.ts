import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Sentence } from '../parts/shell.ts'

const same = (a: Sentence | undefined, b: Sentence) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The bar at the top: one sentence at a time (rule N1). While others wait, each is shown only briefly, so that the bar
 * keeps up with the buyer.
 */
export const notificationBarMachine = setup({
  types: {
    context: {} as { queue: readonly Sentence[] },
    events: {} as { type: 'said'; sentence: Sentence } | { type: 'bar.closed' },
  },
  actions: { dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }) },
  guards: {
    isWaiting: ({ context }) => context.queue.length > 0,
    areOthersWaiting: ({ context }) => context.queue.length > 1,
    isNews: ({ context }, sentence: Sentence) => !same(context.queue.at(-1), sentence),
  },
  delays: { appears: 1_000, glance: 1_500, lingers: 2_500, changes: 200 },
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
      initial: 'fresh',
      on: { 'bar.closed': 'leaving' },
      states: {
        fresh: {
          after: {
            glance: [
              { guard: 'areOthersWaiting', target: '#notificationBar.leaving' },
              { target: 'lingering' },
            ],
          },
        },
        lingering: {
          always: { guard: 'areOthersWaiting', target: '#notificationBar.leaving' },
          after: { lingers: '#notificationBar.leaving' },
        },
      },
    },
    leaving: { always: [{ guard: 'isWaiting', target: 'changing' }, { target: 'hidden' }] },
    changing: { after: { changes: 'shown' } },
  },
})
export type NotificationBarRef = ActorRefFrom<typeof notificationBarMachine>

/** The sentence that is on the bar. */
export const selectShown = (snapshot: SnapshotFrom<typeof notificationBarMachine>) =>
  snapshot.matches('shown') ? snapshot.context.queue[0] : undefined
