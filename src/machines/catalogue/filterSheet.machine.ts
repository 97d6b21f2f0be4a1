import { type ActorRefFrom, type EventObject, type SnapshotFrom, setup } from 'xstate'
import { refusesToWatch } from '../parts/refuses.ts'

/**
 * The sheet over a list with its filters, if there is no room beside the list. Each page has its own. It closes when
 * the window becomes wide.
 */
export const filterSheetMachine = setup({
  types: {
    events: {} as
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      /** The window has become wide. */
      | { type: 'viewport.widened' },
  },
  actors: {
    /** Sends `viewport.widened`. */
    watchWidth: refusesToWatch<EventObject>('watchWidth'),
  },
}).createMachine({
  id: 'filterSheet',
  initial: 'closed',
  states: {
    closed: { on: { 'panel.opened': 'open' } },
    open: {
      // A window that cannot be watched keeps its sheet until the buyer closes it.
      invoke: { src: 'watchWidth', onError: {} },
      on: { 'panel.closed': 'closed', 'viewport.widened': 'closed' },
    },
  },
})
export type FilterSheetRef = ActorRefFrom<typeof filterSheetMachine>

export const selectIsSheetOpen = (snapshot: SnapshotFrom<typeof filterSheetMachine>) =>
  snapshot.matches('open')
