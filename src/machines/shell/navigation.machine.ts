import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/**
 * What the router does: which page it loads, and why a page could not be shown. The router decides; this mirrors it,
 * so that views and QA see it beside everything else.
 */
export const navigationMachine = setup({
  types: {
    context: {} as {
      /** The path of the page that is shown or loaded. */
      readonly path: string
      /** Why it cannot be shown: the status of the answer, or what the failure says. */
      readonly problem: string | null
    },
    events: {} as
      | { type: 'load.started'; path: string }
      | { type: 'load.ended'; problem: string | null },
  },
  actions: {
    keepPath: assign({ path: (_, path: string) => path }),
    keepProblem: assign({ problem: (_, problem: string | null) => problem }),
  },
  guards: {
    isShown: ({ context }, path: string) => context.path === path,
    hasFailed: (_, problem: string | null) => problem !== null,
  },
}).createMachine({
  id: 'navigation',
  context: { path: '', problem: null },
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
    /** Loads again what the page shows. */
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
