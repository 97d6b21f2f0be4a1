import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { CartDelta } from '../../contracts/cart.ts'
import type { Message, Problem } from '../../contracts/primitives.ts'
import type { SavedRow } from '../../contracts/saved.ts'
import { refuses, refusesToWatch } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Shell } from '../parts/shell.ts'
import type { CartReader } from './cartWatcher.ts'

/** What the buyer does with rows: those of the cart by their ids, saved ones by the ids of their variants. */
export interface SavedAct {
  readonly kind: 'save' | 'restore' | 'remove'
  readonly ids: readonly string[]
}

export type SavedOutcome =
  | ({ readonly kind: 'moved'; readonly delta: CartDelta; readonly saved: Rows } & Message)
  | ({ readonly kind: 'removed'; readonly saved: Rows } & Message)
  | {
      readonly kind: 'refused'
      readonly problem: Problem
      /** Why, by the id of each row that the shop names. */
      readonly problems: RowProblems
    }

type Rows = readonly SavedRow[]
type RowProblems = Readonly<Record<string, Problem>>

/**
 * The rows that the buyer has saved for later (rule K24). Acts are sent one after the other. The rows are read again
 * after them, and whenever they have changed on another page.
 */
export const savedRowsMachine = setup({
  types: {
    context: {} as {
      readonly shell: Shell
      readonly cart: CartReader
      readonly rows: Rows
      /** The acts that are not done yet; the first one is being sent. */
      readonly acts: readonly SavedAct[]
      /** Of the rows that the shop has last refused to move. */
      readonly problems: RowProblems
    },
    input: {} as { shell: Shell; cart: CartReader },
    events: {} as
      | { type: 'rows.saved'; rowIds: readonly string[] }
      | { type: 'rows.restored'; ids: readonly string[] }
      | { type: 'row.removed'; id: string }
      /** The rows have changed in the shop. */
      | { type: 'rows.outdated' }
      | { type: 'retry.requested' },
  },
  actors: {
    load: refuses<Rows>('load'),
    act: refuses<SavedOutcome, { act: SavedAct; cart: CartReader }>('act'),
    follow: refusesToWatch('follow'),
  },
  actions: {
    keepRows: assign((_, rows: Rows) => ({ rows })),
    enqueue: assign(({ context: { acts } }, act: SavedAct) => ({
      acts: [...acts, act],
      problems: {},
    })),
    keepAnswer: assign(({ context: { acts, rows, problems } }, outcome: SavedOutcome) => ({
      acts: acts.slice(1),
      rows: outcome.kind === 'refused' ? rows : outcome.saved,
      problems: outcome.kind === 'refused' ? outcome.problems : problems,
    })),
    dropAct: assign({ acts: ({ context }) => context.acts.slice(1) }),
    tellOutcome: ({ context: { shell } }, outcome: SavedOutcome) => {
      if (outcome.kind === 'moved')
        shell.send({ type: 'cart.changed', version: outcome.delta.version, delta: outcome.delta })
      if (outcome.kind === 'refused') shell.send({ type: 'cart.outdated' })
      shell.send({ type: 'said', sentence: inServerWords(outcome) })
    },
    toastFailure: ({ context: { shell } }) => {
      // It may have been done.
      shell.send({ type: 'cart.outdated' })
      shell.send(defaultToast)
    },
  },
  guards: {
    isNew: ({ context: { acts } }, act: SavedAct) =>
      !act.ids.some((id) => isWaiting(acts, act.kind, id)),
    isMoreToDo: ({ context: { acts } }) => acts.length > 1,
  },
}).createMachine({
  id: 'savedRows',
  context: ({ input }) => ({ ...input, rows: [], acts: [], problems: {} }),
  // The page shows what it has without the news.
  invoke: { src: 'follow', onError: {} },
  initial: 'resting',
  states: {
    /** No act is being done. */
    resting: {
      on: {
        'rows.saved': begins(({ rowIds }) => ({ kind: 'save', ids: rowIds })),
        'rows.restored': begins(({ ids }) => ({ kind: 'restore', ids })),
        'row.removed': begins(({ id }) => ({ kind: 'remove', ids: [id] })),
      },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: {
              target: 'loaded',
              actions: { type: 'keepRows', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
          on: { 'rows.outdated': { target: 'loading', reenter: true } },
        },
        loaded: { on: { 'rows.outdated': 'loading' } },
        failed: { on: { 'retry.requested': 'loading', 'rows.outdated': 'loading' } },
      },
    },
    sending: {
      on: {
        'rows.saved': waits(({ rowIds }) => ({ kind: 'save', ids: rowIds })),
        'rows.restored': waits(({ ids }) => ({ kind: 'restore', ids })),
        'row.removed': waits(({ id }) => ({ kind: 'remove', ids: [id] })),
      },
      invoke: {
        src: 'act',
        input: ({ context: { acts, cart } }) => ({ act: acts[0] as SavedAct, cart }),
        onDone: [
          {
            guard: 'isMoreToDo',
            target: 'sending',
            reenter: true,
            actions: [
              { type: 'keepAnswer', params: ({ event }) => event.output },
              { type: 'tellOutcome', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'keepAnswer', params: ({ event }) => event.output },
              { type: 'tellOutcome', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: 'isMoreToDo',
            target: 'sending',
            reenter: true,
            actions: ['dropAct', 'toastFailure'],
          },
          { target: 'resting', actions: ['dropAct', 'toastFailure'] },
        ],
      },
    },
  },
})
export type SavedRowsRef = ActorRefFrom<typeof savedRowsMachine>
type Snapshot = SnapshotFrom<typeof savedRowsMachine>

export const selectSavedRows = ({ context }: Snapshot) => context.rows
/** The rows could not be loaded, and none are known. */
export const selectIsUnknown = (snapshot: Snapshot) =>
  snapshot.matches({ resting: 'failed' }) && snapshot.context.rows.length === 0
/** An act with this row is not done yet. */
export const selectIsMoving = (
  { context: { acts } }: Snapshot,
  kind: SavedAct['kind'],
  id: string,
) => isWaiting(acts, kind, id)
/** Why the shop did not move a saved row. */
export const selectRowProblem = ({ context }: Snapshot, id: string) => context.problems[id]

const isWaiting = (acts: readonly SavedAct[], kind: SavedAct['kind'], id: string): boolean =>
  acts.some((act) => act.kind === kind && act.ids.includes(id))

/** An act that is sent at once. */
function begins<E>(read: (event: E) => SavedAct) {
  return { target: 'sending', actions: enqueues(read) } as const
}

/** An act that is sent after those before it, unless it is one of them. */
function waits<E>(read: (event: E) => SavedAct) {
  const { params } = enqueues(read)
  return { guard: { type: 'isNew', params }, actions: enqueues(read) } as const
}

function enqueues<E>(read: (event: E) => SavedAct) {
  return { type: 'enqueue', params: ({ event }: { event: E }): SavedAct => read(event) } as const
}
