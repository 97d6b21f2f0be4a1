import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'

/** The sheet over a list that holds its filters where there is no room beside it. Each page has its own. */
export const filterSheetMachine = setup({
  types: { events: {} as { type: 'panel.opened' } | { type: 'panel.closed' } },
}).createMachine({
  id: 'filterSheet',
  initial: 'closed',
  states: {
    closed: { on: { 'panel.opened': 'open' } },
    open: { on: { 'panel.closed': 'closed' } },
  },
})
export type FilterSheetRef = ActorRefFrom<typeof filterSheetMachine>

export const selectIsSheetOpen = (snapshot: SnapshotFrom<typeof filterSheetMachine>) =>
  snapshot.matches('open')
