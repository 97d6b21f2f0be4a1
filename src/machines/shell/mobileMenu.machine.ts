import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate'
import { refusesToWatch } from '../parts/refuses.ts'

/**
 * The menu of the mobile header (rule H5): closed, or open at one of three levels of the category tree, with a way back
 * from each. It closes when the window becomes wide, since it belongs to the mobile header.
 */
export const mobileMenuMachine = setup({
  types: {
    /** Slugs of the entered categories, from the top down. */
    context: {} as { path: readonly string[] },
    events: {} as
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'category.entered'; slug: string }
      | { type: 'category.left' }
      /** The window has become wide. */
      | { type: 'viewport.widened' },
  },
  actors: {
    /** Sends `viewport.widened`. */
    watchWidth: refusesToWatch<EventObject>('watchWidth'),
  },
  actions: {
    enter: assign(({ context }, slug: string) => ({ path: [...context.path, slug] })),
    leave: assign(({ context }) => ({ path: context.path.slice(0, -1) })),
    returnToTop: assign({ path: [] }),
  },
  guards: {
    /** No category is inside itself. */
    isAnother: ({ context }, slug: string) => !context.path.includes(slug),
  },
}).createMachine({
  id: 'mobileMenu',
  context: { path: [] },
  initial: 'closed',
  states: {
    closed: { on: { 'panel.opened': 'open' } },
    open: {
      initial: 'top',
      invoke: { src: 'watchWidth', onError: {} },
      on: {
        'panel.closed': { target: 'closed', actions: 'returnToTop' },
        'viewport.widened': { target: 'closed', actions: 'returnToTop' },
      },
      states: {
        top: {
          on: {
            'category.entered': {
              target: 'category',
              actions: { type: 'enter', params: ({ event }) => event.slug },
            },
          },
        },
        category: {
          on: {
            'category.entered': {
              guard: { type: 'isAnother', params: ({ event }) => event.slug },
              target: 'subCategory',
              actions: { type: 'enter', params: ({ event }) => event.slug },
            },
            'category.left': { target: 'top', actions: 'leave' },
          },
        },
        subCategory: { on: { 'category.left': { target: 'category', actions: 'leave' } } },
      },
    },
  },
})
export type MobileMenuRef = ActorRefFrom<typeof mobileMenuMachine>
type Snapshot = SnapshotFrom<typeof mobileMenuMachine>

export const selectIsMenuOpen = (snapshot: Snapshot) => snapshot.matches('open')
/** The slug of the category whose children are listed; null at the top. */
export const selectEntered = (snapshot: Snapshot) => snapshot.context.path.at(-1) ?? null
export const selectCanEnter = (snapshot: Snapshot) =>
  snapshot.can({ type: 'category.entered', slug: '' })
