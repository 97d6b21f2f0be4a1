import { assign, setup } from 'xstate'
import type { ResolvedCodes } from '../../../contracts/cart/cart.ts'
import type { CartDelta } from '../../../contracts/cart/cartRows.ts'
import type { Message, Problem } from '../../../contracts/primitives.ts'
import type { AskedLine } from '../../../domain/cart/quickOrder/askedLines.ts'
import type { GivenLine } from '../../../domain/cart/quickOrder/orderLine.ts'
import { backOff, triesAtMost } from '../../parts/backOff.ts'
import { movedTo } from '../../parts/movedTo.ts'
import { refuses } from '../../parts/refuses.ts'
import { inItsWords, type Sentence, type Shell } from '../../parts/shell.ts'
import { type CartReader, type RowsShown, rowsWatcher } from '../cartWatcher.ts'
import { type KeptList, withKept, withKeptAfter } from './keptList.ts'
import { linesAtOnce, noQuickOrder } from './noQuickOrder.ts'
import {
  type AddAttempt,
  afterAdding,
  afterRefusal,
  type ListSource,
  type QuickOrderState,
  type RefusedLine,
  readyLines,
  unknownCodes,
  withAllDue,
  withAttempt,
  withDueTaken,
  withLines,
  withoutLines,
  withQuantity,
  withResolved,
  withRows,
  withStep,
  withText,
  withTextBack,
  withVariant,
} from './quickOrderState.ts'

/** What a list contains; a problem if it could not be read. */
export type ReadOutcome =
  | { readonly kind: 'read'; readonly lines: readonly AskedLine[] }
  | { readonly kind: 'unreadable'; readonly problem: Sentence }

export type AddLinesOutcome =
  | ({ readonly kind: 'added'; readonly delta: CartDelta } & Message)
  | {
      readonly kind: 'refused'
      readonly problem: Problem
      /** The lines that the shop names; none were added. */
      readonly lines: readonly RefusedLine[]
    }
  /** No answer came: the shop may have added them or not. */
  | { readonly kind: 'unanswered' }

type Typed = { readonly key: number; readonly quantity: number }

/** Events, actors, actions and guards of the quick order. */
export const quickOrderSetup = setup({
  types: {
    context: {} as QuickOrderState & {
      readonly shell: Shell
      readonly cart: CartReader
      readonly newKey: () => string
    },
    input: {} as { shell: Shell; cart: CartReader; newKey: () => string },
    events: {} as
      | { type: 'text.typed'; text: string }
      /** Read what was typed. */
      | { type: 'text.submitted' }
      /** Read this text at once: it was pasted. */
      | { type: 'list.pasted'; text: string }
      | { type: 'file.chosen'; file: File }
      /** Lines of an earlier order or of a list. */
      | { type: 'lines.given'; lines: readonly GivenLine[] }
      /** The list of this tab before it was reloaded. */
      | { type: 'list.restored'; kept: KeptList }
      | { type: 'quantity.typed'; key: number; quantity: number }
      | { type: 'line.incremented'; key: number }
      | { type: 'line.decremented'; key: number }
      /** The buyer says which variant a line means. */
      | { type: 'variant.chosen'; key: number; id: string }
      | { type: 'line.removed'; key: number }
      | { type: 'lines.cleared' }
      /** Show more of a long list. */
      | { type: 'more.requested' }
      | { type: 'lines.submitted' }
      | { type: 'retry.requested' }
      | RowsShown
      | { type: 'session.closed' },
  },
  actors: {
    watchRows: rowsWatcher,
    readList: refuses<ReadOutcome, ListSource>('readList'),
    resolveCodes: refuses<ResolvedCodes, { codes: readonly string[] }>('resolveCodes'),
    addLines: refuses<AddLinesOutcome, AddAttempt>('addLines'),
  },
  actions: {
    reset: assign(noQuickOrder),
    keepText: assign(({ context }, text: string) => withText(context, text)),
    markDue: assign(({ context }) => withAllDue(context)),
    takeDue: assign(({ context }) => withDueTaken(context)),
    restoreText: assign(({ context }) => withTextBack(context)),
    keepSource: assign((_, source: ListSource) => ({ source, problem: null })),
    restoreList: assign(({ context }, kept: KeptList) => withKept(context, kept)),
    appendKept: assign(({ context }, kept: KeptList) => withKeptAfter(context, kept)),
    append: assign(({ context }, lines: readonly GivenLine[]) => withLines(context, lines)),
    keepRead: assign(({ context }, outcome: ReadOutcome) =>
      outcome.kind === 'read' ? withLines(context, outcome.lines) : {},
    ),
    keepUnreadable: assign((_, outcome: ReadOutcome) =>
      outcome.kind === 'unreadable' ? { problem: outcome.problem } : {},
    ),
    findProblem: assign((_, problem: Sentence) => ({ problem })),
    keepResolved: assign(({ context }, resolved: ResolvedCodes) =>
      withResolved(context, unknownCodes(context), resolved),
    ),
    keepRows: assign(({ context }, { rows }: RowsShown) => withRows(context, rows)),
    keepQuantity: assign(({ context }, { key, quantity }: Typed) =>
      withQuantity(context, key, quantity),
    ),
    /** A typed quantity that is off the step was moved up (rule Q4). */
    tellMoved: ({ context: { shell, judged } }, { key, quantity }: Typed) => {
      const found = judged.find(({ line }) => line.key === key)
      const valid = found?.line.quantity
      if (found?.variant && valid !== undefined && valid !== quantity)
        shell.send({ type: 'said', sentence: movedTo(found.variant.quantityRule, valid) })
    },
    toastBelowZero: ({ context }) =>
      context.shell.send({ type: 'toast.raised', sentence: { key: 'cart.quantityBelowZero' } }),
    step: assign(({ context }, { key, by }: { key: number; by: 1 | -1 }) =>
      withStep(context, key, by),
    ),
    keepVariant: assign(({ context }, { key, id }: { key: number; id: string }) =>
      withVariant(context, key, id),
    ),
    removeLine: assign(({ context }, key: number) => withoutLines(context, new Set([key]))),
    clear: assign(({ context: { rows, resolved, nextKey } }) => ({
      ...noQuickOrder,
      ...{ rows, resolved, nextKey },
    })),
    showMore: assign({ shown: ({ context }) => context.shown + linesAtOnce }),
    attempt: assign(({ context }) => withAttempt(context, context.newKey())),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    finishAdding: assign(({ context }) => afterAdding(context)),
    tellAdded: ({ context: { shell } }, outcome: AddLinesOutcome) => {
      if (outcome.kind !== 'added') return
      const { delta } = outcome
      shell.send({ type: 'cart.changed', version: delta.version, delta })
      shell.send({ type: 'said', sentence: inItsWords(outcome) })
    },
    keepRefusal: assign(({ context }, outcome: AddLinesOutcome) =>
      outcome.kind === 'refused' ? afterRefusal(context, outcome.lines) : {},
    ),
    tellRefused: ({ context: { shell } }, outcome: AddLinesOutcome) => {
      if (outcome.kind === 'refused')
        shell.send({ type: 'said', sentence: inItsWords(outcome.problem) })
    },
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isDue: ({ context }) => context.due !== '',
    hasUnknown: ({ context }) => unknownCodes(context).length > 0,
    isAboveZero: (_, { quantity }: Typed) => quantity > 0,
    canAdd: ({ context }) => readyLines(context).length > 0,
    isRead: (_, { kind }: ReadOutcome) => kind === 'read',
    isEmptyList: (_, outcome: ReadOutcome) => outcome.kind === 'read' && outcome.lines.length === 0,
    isAdded: (_, { kind }: AddLinesOutcome) => kind === 'added',
    isRefused: (_, { kind }: AddLinesOutcome) => kind === 'refused',
    hasAttempt: (_, { attempt }: KeptList) => attempt !== null,
    mayTryAgain: ({ context }) => context.failures < triesAtMost,
  },
  delays: { backOff: ({ context }) => backOff(context.failures) },
})
