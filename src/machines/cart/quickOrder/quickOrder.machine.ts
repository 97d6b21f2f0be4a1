import type { ActorRefFrom } from 'xstate'
import type { KeptList } from './keptList.ts'
import { noQuickOrder } from './noQuickOrder.ts'
import { quickOrderSetup } from './quickOrderSetup.ts'
import { type AddAttempt, type ListSource, unknownCodes } from './quickOrderState.ts'

const keepText = {
  type: 'keepText',
  params: ({ event }: { event: { text: string } }) => event.text,
} as const
const takePasted = {
  type: 'keepSource',
  params: ({ event }: { event: { text: string } }): ListSource => ({
    ...{ kind: 'text', text: event.text },
  }),
} as const
const takeFile = {
  type: 'keepSource',
  params: ({ event }: { event: { file: File } }): ListSource => ({
    ...{ kind: 'file', file: event.file },
  }),
} as const

const kept = ({ event }: { event: { kept: KeptList } }) => event.kept

/**
 * Ordering many SKUs at once (rule K17): a list is read, the shop says what its codes stand for, the buyer repairs what
 * is unclear, and the ready lines are added to the cart in one call. No line leaves the list before the shop has added
 * it or the buyer removes it. The list belongs to the session, so that it survives moves between pages.
 */
export const quickOrderMachine = quickOrderSetup.createMachine({
  id: 'quickOrder',
  context: ({ input }) => ({ ...input, ...noQuickOrder }),
  initial: 'closed',
  on: { 'session.closed': { target: '.closed', actions: 'reset' } },
  states: {
    /** Nothing was entered yet. */
    closed: {
      on: {
        'text.typed': { target: 'open', actions: keepText },
        'list.pasted': { target: 'open.editing.reading', actions: takePasted },
        'file.chosen': { target: 'open.editing.reading', actions: takeFile },
        'lines.given': {
          target: 'open',
          actions: { type: 'append', params: ({ event }) => event.lines },
        },
        'list.restored': [
          // The shop may have added the lines or not: the attempt is repeated under its key.
          {
            guard: { type: 'hasAttempt', params: kept },
            target: 'open.adding',
            actions: { type: 'restoreList', params: kept },
          },
          { target: 'open', actions: { type: 'restoreList', params: kept } },
        ],
      },
    },
    open: {
      invoke: {
        src: 'watchRows',
        input: ({ context: { cart } }) => ({ cart }),
        // The cart outlives the list.
        onError: {},
      },
      on: {
        'rows.shown': { actions: { type: 'keepRows', params: ({ event }) => event } },
        'lines.given': { actions: { type: 'append', params: ({ event }) => event.lines } },
        'list.restored': { actions: { type: 'appendKept', params: kept } },
        'more.requested': { actions: 'showMore' },
        'text.typed': { actions: keepText },
        // A scanner does not wait: what it sends is read when the lines before it have been.
        'text.submitted': { guard: 'hasText', actions: 'markDue' },
      },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'quantity.typed': [
              {
                guard: { type: 'isAboveZero', params: ({ event }) => event },
                actions: [
                  { type: 'keepQuantity', params: ({ event }) => event },
                  { type: 'tellMoved', params: ({ event }) => event },
                ],
              },
              { actions: 'toastBelowZero' },
            ],
            'line.incremented': {
              actions: { type: 'step', params: ({ event }) => ({ key: event.key, by: 1 }) },
            },
            'line.decremented': {
              actions: { type: 'step', params: ({ event }) => ({ key: event.key, by: -1 }) },
            },
            'variant.chosen': { actions: { type: 'keepVariant', params: ({ event }) => event } },
            'line.removed': {
              actions: { type: 'removeLine', params: ({ event }) => event.key },
            },
          },
          initial: 'idle',
          states: {
            idle: {
              always: [
                { guard: 'isDue', target: 'reading', actions: 'takeDue' },
                { guard: 'hasUnknown', target: 'resolving' },
              ],
              on: {
                'list.pasted': { target: 'reading', actions: takePasted },
                'file.chosen': { target: 'reading', actions: takeFile },
                'lines.cleared': { actions: 'clear' },
                'lines.submitted': {
                  guard: 'canAdd',
                  target: '#quickOrder.open.adding',
                  actions: 'attempt',
                },
              },
            },
            reading: {
              invoke: {
                src: 'readList',
                input: ({ context: { source } }) => source,
                onDone: [
                  {
                    guard: { type: 'isEmptyList', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'findProblem', params: { key: 'quickOrder.empty' } },
                  },
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'keepRead', params: ({ event }) => event.output },
                  },
                  {
                    target: 'idle',
                    actions: { type: 'keepUnreadable', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'idle',
                  actions: [
                    { type: 'findProblem', params: { key: 'quickOrder.unreadable' } },
                    'restoreText',
                  ],
                },
              },
            },
            /** The shop says what the codes stand for. */
            resolving: {
              invoke: {
                src: 'resolveCodes',
                input: ({ context }) => ({ codes: unknownCodes(context) }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'keepResolved', params: ({ event }) => event.output },
                },
                onError: 'unresolved',
              },
            },
            /** The shop could not be asked. The lines stay. */
            unresolved: {
              on: {
                'retry.requested': 'resolving',
                'lines.cleared': { target: 'idle', actions: 'clear' },
              },
            },
          },
        },
        adding: {
          invoke: {
            src: 'addLines',
            input: ({ context }) => requireAttempt(context.attempt),
            onDone: [
              {
                guard: { type: 'isAdded', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'tellAdded', params: ({ event }) => event.output },
                  'finishAdding',
                ],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'keepRefusal', params: ({ event }) => event.output },
                  { type: 'tellRefused', params: ({ event }) => event.output },
                ],
              },
              { target: 'unanswered', actions: 'countFailure' },
            ],
            onError: { target: 'unanswered', actions: 'countFailure' },
          },
        },
        /** The shop may have added the lines or not: the same attempt is repeated under its key. */
        unanswered: {
          after: { backOff: { guard: 'mayTryAgain', target: 'adding' } },
          on: { 'retry.requested': 'adding' },
        },
      },
    },
  },
})
export type QuickOrderRef = ActorRefFrom<typeof quickOrderMachine>

const requireAttempt = (attempt: AddAttempt | null): AddAttempt => {
  if (!attempt) throw new Error('lines are added without an attempt')
  return attempt
}
