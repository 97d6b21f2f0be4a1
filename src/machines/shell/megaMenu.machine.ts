import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'

/**
 * The e-shop mega menu of the desktop header (rule H4). It opens when the pointer rests on it, the keyboard focuses it,
 * or either presses it; Escape dismisses it until they have left.
 */
export const megaMenuMachine = setup({
  types: {
    events: {} as
      | { type: 'pointer.entered' }
      | { type: 'pointer.left' }
      | { type: 'focus.entered' }
      | { type: 'focus.left' }
      | { type: 'menu.pressed' }
      | { type: 'menu.dismissed' }
      | { type: 'panel.closed' },
  },
  delays: { rest: 120, farewell: 250 },
}).createMachine({
  id: 'megaMenu',
  initial: 'closed',
  on: { 'panel.closed': '.closed' },
  states: {
    closed: {
      on: { 'pointer.entered': 'approached', 'focus.entered': 'held', 'menu.pressed': 'held' },
    },
    /** A pointer that only passes over does not open it. */
    approached: {
      after: { rest: 'hovered' },
      on: { 'pointer.left': 'closed', 'focus.entered': 'held', 'menu.pressed': 'held' },
    },
    hovered: {
      on: {
        'pointer.left': 'leaving',
        'focus.entered': 'held',
        'menu.pressed': 'held',
        'menu.dismissed': 'dismissed',
      },
    },
    /** When it crosses a corner, the pointer may be outside for a moment. */
    leaving: {
      after: { farewell: 'closed' },
      on: {
        'pointer.entered': 'hovered',
        'focus.entered': 'held',
        'menu.pressed': 'held',
        'menu.dismissed': 'dismissed',
      },
    },
    /** Stays open wherever the pointer is. */
    held: {
      on: { 'focus.left': 'closed', 'menu.pressed': 'dismissed', 'menu.dismissed': 'dismissed' },
    },
    dismissed: {
      on: { 'focus.left': 'closed', 'pointer.left': 'closed', 'menu.pressed': 'held' },
    },
  },
})
export type MegaMenuRef = ActorRefFrom<typeof megaMenuMachine>

export const selectIsMegaMenuOpen = (snapshot: SnapshotFrom<typeof megaMenuMachine>) =>
  snapshot.matches('hovered') || snapshot.matches('leaving') || snapshot.matches('held')
