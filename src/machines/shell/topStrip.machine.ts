import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate'
import { refusesToWatch } from '../parts/refuses.ts'

/** Above this position the strip is always shown, px (rule H1). */
const staysUntil = 200

/**
 * The top strip (rules H1, H2): it hides on scrolling down past 200 px and shows on scrolling up; its announcement runs
 * until it is paused.
 */
export const topStripMachine = setup({
  types: {
    context: {} as { y: number },
    events: {} as
      /** `y`: how far the page is scrolled, px. */
        | { type: 'page.scrolled'; y: number }
        | { type: 'strip.focused' }
        | { type: 'announcement.paused' }
        | { type: 'announcement.resumed' },
  },
  actors: {
    /** Sends `page.scrolled`. */
    watchScroll: refusesToWatch<EventObject>('watchScroll'),
  },
  actions: { keepPlace: assign((_, y: number) => ({ y })) },
  guards: {
    goesDown: ({ context }, y: number) => y > staysUntil && y > context.y,
    goesUp: ({ context }, y: number) => y <= staysUntil || y < context.y,
  },
}).createMachine({
  id: 'topStrip',
  context: { y: 0 },
  // A page that cannot be watched always shows its strip.
  invoke: { src: 'watchScroll', onError: {} },
  type: 'parallel',
  states: {
    place: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            'page.scrolled': [
              {
                guard: { type: 'goesDown', params: ({ event }) => event.y },
                target: 'hidden',
                actions: { type: 'keepPlace', params: ({ event }) => event.y },
              },
              { actions: { type: 'keepPlace', params: ({ event }) => event.y } },
            ],
          },
        },
        hidden: {
          on: {
            // A focused element must be visible.
            'strip.focused': 'shown',
            'page.scrolled': [
              {
                guard: { type: 'goesUp', params: ({ event }) => event.y },
                target: 'shown',
                actions: { type: 'keepPlace', params: ({ event }) => event.y },
              },
              { actions: { type: 'keepPlace', params: ({ event }) => event.y } },
            ],
          },
        },
      },
    },
    announcement: {
      initial: 'running',
      states: {
        running: { on: { 'announcement.paused': 'paused' } },
        paused: { on: { 'announcement.resumed': 'running' } },
      },
    },
  },
})
export type TopStripRef = ActorRefFrom<typeof topStripMachine>
type Snapshot = SnapshotFrom<typeof topStripMachine>

export const selectIsStripHidden = (snapshot: Snapshot) => snapshot.matches({ place: 'hidden' })
export const selectIsPaused = (snapshot: Snapshot) => snapshot.matches({ announcement: 'paused' })
