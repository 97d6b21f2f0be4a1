import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate'
import { type Pressed, type SavedAnswer, type SavedOutcome, savedSetup } from './savedSetup.ts'
import { isWaiting, noSavedRows, type SavedAct } from './savedState.ts'

/**
 * The rows that the buyer has saved for later (rule K24). Acts are sent one after the other until the shop has answered,
 * also when the page of the cart has been left; after a reload of the tab they are sent again when that page opens.
 * While it is open, the rows are read after the acts, and whenever they have changed on another page.
 */
export const savedRowsMachine = savedSetup.createMachine({
  id: 'savedRows',
  context: ({ input }) => ({ ...input, ...noSavedRows }),
  initial: 'closed',
  states: {
    /** The page of the cart has not been opened. */
    closed: {
      on: {
        'page.opened': {
          target: 'open',
          actions: assign({ userId: ({ event }) => event.userId }),
        },
      },
    },
    open: {
      type: 'parallel',
      on: {
        'session.closed': {
          target: 'closed',
          actions: ['tellUnsaved', 'dropActs', 'keepActs', 'reset'],
        },
      },
      states: {
        page: {
          initial: 'shown',
          states: {
            shown: { on: { 'page.closed': 'left' } },
            /** The acts go on. */
            left: { on: { 'page.opened': 'shown' } },
          },
        },
        acting: {
          initial: 'restoring',
          states: {
            restoring: {
              on: waits(),
              invoke: {
                src: 'readActs',
                input: ({ context: { userId } }) => ({ userId }),
                onDone: {
                  target: 'choosing',
                  actions: [{ type: 'putFirst', params: ({ event }) => event.output }, 'keepActs'],
                },
                onError: 'choosing',
              },
            },
            choosing: {
              always: [
                { guard: 'hasActs', target: 'sending' },
                { guard: 'isShown', target: 'resting.loading' },
                { target: 'resting' },
              ],
            },
            /** No act is being done. */
            resting: {
              on: {
                ...begins(),
                'page.closed': '.unread',
              },
              initial: 'unread',
              states: {
                unread: { on: { 'page.opened': 'loading' } },
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
              on: waits(),
              invoke: {
                src: 'act',
                input: ({ context: { acts, cart } }) => ({ act: acts[0] as SavedAct, cart }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'unanswered',
                    target: 'waiting',
                    actions: 'countFailure',
                  },
                  {
                    target: 'choosing',
                    actions: [
                      { type: 'keepAnswer', params: ({ event }) => answerOf(event.output) },
                      'keepActs',
                      { type: 'tellOutcome', params: ({ event }) => answerOf(event.output) },
                    ],
                  },
                ],
                onError: [
                  { guard: 'mayRetry', target: 'waiting', actions: 'countFailure' },
                  { target: 'choosing', actions: ['dropAct', 'keepActs', 'toastFailure'] },
                ],
              },
            },
            /** The shop could not be reached, or failed. */
            waiting: {
              after: { sendBackOff: 'sending' },
              on: { ...waits(), 'rows.outdated': 'sending', 'acts.flushed': 'sending' },
            },
          },
        },
      },
    },
  },
})
export type SavedRowsRef = ActorRefFrom<typeof savedRowsMachine>
type Snapshot = SnapshotFrom<typeof savedRowsMachine>

export const selectSavedRows = ({ context }: Snapshot) => context.rows
/** The rows could not be loaded, and none are known. */
export const selectIsUnknown = (snapshot: Snapshot) =>
  snapshot.matches({ open: { acting: { resting: 'failed' } } }) &&
  snapshot.context.rows.length === 0
/** An act with this row is not done yet. */
export const selectIsMoving = (
  { context: { acts } }: Snapshot,
  kind: SavedAct['kind'],
  id: string,
) => isWaiting(acts, kind, id)
/** Why the shop did not move a saved row. */
export const selectRowProblem = ({ context }: Snapshot, id: string) => context.problems[id]

const answerOf = (outcome: SavedOutcome): SavedAnswer => {
  if (outcome.kind === 'unanswered') throw new Error('the shop has not answered')
  return outcome
}

/** What the buyer presses while nothing is being sent. */
function begins() {
  const { save, restore, remove } = pressed()
  const begun = <P>(params: P) =>
    ({ target: 'sending', actions: [{ type: 'enqueue', params }, 'keepActs'] }) as const
  return {
    'rows.saved': begun(save),
    'rows.restored': begun(restore),
    'row.removed': begun(remove),
  } as const
}

/** The same while something is: it is sent after the acts before it, unless it is one of them. */
function waits() {
  const { save, restore, remove } = pressed()
  const waiting = <P>(params: P) =>
    ({
      guard: { type: 'isNew', params },
      actions: [{ type: 'enqueue', params }, 'keepActs'],
    }) as const
  return {
    'rows.saved': waiting(save),
    'rows.restored': waiting(restore),
    'row.removed': waiting(remove),
  } as const
}

function pressed() {
  return {
    save: ({ event: { rowIds } }: { event: { rowIds: readonly string[] } }): Pressed => ({
      ...{ kind: 'save', ids: rowIds },
    }),
    restore: ({ event: { ids } }: { event: { ids: readonly string[] } }): Pressed => ({
      ...{ kind: 'restore', ids },
    }),
    remove: ({ event: { id } }: { event: { id: string } }): Pressed => ({
      ...{ kind: 'remove', ids: [id] },
    }),
  }
}
