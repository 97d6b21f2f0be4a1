import { assign, setup, stateIn } from 'xstate'
import type { CartDelta } from '../../contracts/cart/cartRows.ts'
import type { SavedRow } from '../../contracts/cart/saved.ts'
import type { Message, Problem } from '../../contracts/primitives.ts'
import { backOff, triesAtMost } from '../parts/backOff.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Shell } from '../parts/shell.ts'
import type { CartReader } from './cartWatcher.ts'
import {
  hasActs,
  isWaiting,
  noSavedRows,
  type RowProblems,
  type SavedAct,
  type SavedState,
} from './savedState.ts'

export type SavedOutcome = SavedAnswer | { readonly kind: 'unanswered' }

export type SavedAnswer =
  | ({ readonly kind: 'moved'; readonly delta: CartDelta; readonly saved: Rows } & Message)
  | ({ readonly kind: 'removed'; readonly saved: Rows } & Message)
  | {
      readonly kind: 'refused'
      readonly problem: Problem
      /** Why, by the id of each row that the shop names. */
      readonly problems: RowProblems
    }

type Rows = readonly SavedRow[]
/** An act as it is pressed. */
export type Pressed = Omit<SavedAct, 'key'>

/** Events, actors, actions and guards of the saved rows. */
export const savedSetup = setup({
  types: {
    context: {} as SavedState & {
      readonly shell: Shell
      readonly cart: CartReader
      readonly newKey: () => string
    },
    input: {} as { shell: Shell; cart: CartReader; newKey: () => string },
    events: {} as
      /** The page of the cart. */
        | { type: 'page.opened'; userId: string }
        | { type: 'page.closed' }
        | { type: 'session.closed' }
        /** Send everything that is waiting now: the buyer logs out. */
        | { type: 'acts.flushed' }
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
    /** The acts of this customer whose outcomes were not known when their document ended. */
    readActs: refuses<readonly SavedAct[], { userId: string }>('readActs'),
  },
  actions: {
    keepRows: assign((_, rows: Rows) => ({ rows })),
    enqueue: assign(({ context: { acts, newKey } }, act: Pressed) => ({
      acts: [...acts, { ...act, key: newKey() }],
      problems: {},
    })),
    /** Keeps `context.acts` of `context.userId` in this tab. */
    keepActs: refusesToAct('keepActs'),
    putFirst: assign(({ context }, kept: readonly SavedAct[]) => ({
      acts: [...kept, ...context.acts],
    })),
    dropActs: assign({ acts: [] }),
    tellUnsaved: ({ context: { shell, acts } }) => {
      if (acts.length > 0) shell.send({ type: 'said', sentence: { key: 'cart.notSaved' } })
    },
    reset: assign(noSavedRows),
    keepAnswer: assign(({ context: { acts, rows, problems } }, outcome: SavedAnswer) => ({
      ...{ acts: acts.slice(1), failures: 0 },
      rows: outcome.kind === 'refused' ? rows : outcome.saved,
      problems: outcome.kind === 'refused' ? outcome.problems : problems,
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    dropAct: assign(({ context: { acts } }) => ({ acts: acts.slice(1), failures: 0 })),
    tellOutcome: ({ context: { shell } }, outcome: SavedAnswer) => {
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
    isNew: ({ context: { acts } }, act: Pressed) =>
      !act.ids.some((id) => isWaiting(acts, act.kind, id)),
    hasActs,
    mayRetry: ({ context }) => context.failures < triesAtMost,
    isShown: stateIn({ open: { page: 'shown' } }),
  },
  delays: { sendBackOff: ({ context }) => backOff(context.failures) },
})
