import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { refusesToAct } from '../parts/refuses.ts'

/** A page that is counted when it is opened: a category by its slug, or a product by its id. */
export type Opened = { readonly category: string } | { readonly product: string }

const nameOf = (opened: Opened | null) => opened && Object.entries(opened).flat().join(' ')

/**
 * The state of the router: which page it loads, and why a page could not be shown. It only mirrors the router, so that
 * views and QA see it like any other state.
 */
export const navigationMachine = setup({
  types: {
    context: {} as {
      /** The path of the page that is shown or loaded. */
      readonly path: string
      /** Why it cannot be shown: the status of the answer, or the message of the failure. */
      readonly problem: string | null
      /** The category or product whose page is shown. */
      readonly opened: Opened | null
    },
    events: {} as
      | { type: 'load.started'; path: string }
      | { type: 'load.ended'; problem: string | null }
      /** A page is shown, perhaps the previous one. */
      | { type: 'page.opened'; opened: Opened | null },
  },
  actions: {
    keepPath: assign({ path: (_, path: string) => path }),
    keepProblem: assign({ problem: (_, problem: string | null) => problem }),
    keepOpened: assign({ opened: (_, opened: Opened | null) => opened }),
    /** Counts the opening of `context.opened` (rule C12); does nothing without it. */
    countView: refusesToAct('countView'),
  },
  guards: {
    isShown: ({ context }, path: string) => context.path === path,
    isAnother: ({ context }, opened: Opened | null) => nameOf(opened) !== nameOf(context.opened),
    hasFailed: (_, problem: string | null) => problem !== null,
  },
}).createMachine({
  id: 'navigation',
  context: { path: '', problem: null, opened: null },
  initial: 'loading',
  on: {
    'load.started': {
      target: '.loading',
      actions: { type: 'keepPath', params: ({ event }) => event.path },
    },
    'load.ended': [
      {
        guard: { type: 'hasFailed', params: ({ event }) => event.problem },
        target: '.failed',
        actions: { type: 'keepProblem', params: ({ event }) => event.problem },
      },
      { target: '.idle', actions: { type: 'keepProblem', params: null } },
    ],
    'page.opened': {
      guard: { type: 'isAnother', params: ({ event }) => event.opened },
      actions: [{ type: 'keepOpened', params: ({ event }) => event.opened }, 'countView'],
    },
  },
  states: {
    idle: {
      on: {
        'load.started': {
          guard: { type: 'isShown', params: ({ event }) => event.path },
          target: 'reloading',
        },
      },
    },
    loading: {},
    /** Reloads the data of the page. */
    reloading: {},
    failed: {
      on: {
        'load.started': {
          guard: { type: 'isShown', params: ({ event }) => event.path },
          target: 'retrying',
        },
      },
    },
    retrying: {},
  },
})
export type NavigationRef = ActorRefFrom<typeof navigationMachine>
type Snapshot = SnapshotFrom<typeof navigationMachine>

/** Whether the buyer waits for a page. */
export const selectIsLoading = (snapshot: Snapshot) =>
  snapshot.matches('loading') || snapshot.matches('retrying')
