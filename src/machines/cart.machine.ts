import { type ActorRefFrom, assign, raise, setup } from 'xstate'
import type { CartDelta } from '../contracts/cart.ts'
import type { Sending } from '../domain/cart/edits.ts'
import { isEmpty } from '../domain/cart/emptyCart.ts'
import type { HeldCart } from '../domain/cart/heldCart.ts'
import { backOff, triesAtMost } from './backOff.ts'
import {
  afterAnswer,
  afterEdit,
  afterGone,
  afterLoad,
  afterNews,
  afterSending,
  afterStock,
  beforeLoad,
  beforeRetry,
  type CartNews,
  isBehind,
  isEditLost,
  type StockNews,
  unsavedQuantities,
  whileSending,
  withoutLost,
  withoutRefused,
} from './cart/cartContext.ts'
import { type CartKeeping, type CartState, closedCart, hasUnsaved } from './cart/cartState.ts'
import { type EditEvent, judgeEdit } from './cart/judgeEdit.ts'
import { refuses, refusesToAct } from './refuses.ts'
import { inItsWords, type Refused, type Sentence, type Shell } from './shell.ts'

/** One row of a call: what it is, and the quantity that it shall have; 0 takes it out. */
export interface RowEdit {
  readonly rowId: string
  /** The variant's. */
  readonly productId: string
  readonly quantity: number
}

export type EditOutcome =
  | { readonly kind: 'changed'; readonly delta: CartDelta }
  /** What was to go had gone before. */
  | { readonly kind: 'gone' }
  /** No answer came: the shop may have done it or not. */
  | { readonly kind: 'unanswered' }
  /** @property rowIds the rows that are refused; the others of the call were not changed either */
  | (Refused & { readonly rowIds: readonly string[] })

const say = (shell: Shell, key: 'cart.rowGone' | 'cart.notSaved') =>
  shell.send({ type: 'said', sentence: { key } })

/**
 * The cart of the customer who is logged in. What the buyer does shows at once and is sent as quantities to
 * set: quick edits together, one call at a time, again after a failure, until the shop has it or has refused
 * it. Every answer and every event has the cart's version, so that an older one never replaces a newer one.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartKeeping & { readonly shell: Shell },
    input: {} as { shell: Shell },
    events: {} as
      | EditEvent
      | { type: 'cart.opened'; userId: string }
      | { type: 'cart.closed' }
      | ({ type: 'cart.changed' } & CartNews)
      | { type: 'cart.outdated' }
      | { type: 'stock.changed'; variants: StockNews }
      /** The stock may have changed since the cart was read. */
      | { type: 'stock.missed' }
      /** Whatever waits to be sent must go now: an order is placed. */
      | { type: 'acts.flushed' }
      /** The document goes, and nothing can be sent after it. */
      | { type: 'page.left' }
      /** Raised by the machine itself after each edit. */
      | { type: 'edit.made' },
  },
  actors: {
    loadCart: refuses<HeldCart, { userId: string }>('loadCart'),
    editCart: refuses<EditOutcome, { edits: readonly RowEdit[] }>('editCart'),
  },
  actions: {
    reset: assign(closedCart),
    tellVerdict: ({ context: { shell, rows } }, event: EditEvent) => {
      const { said, toast } = judgeEdit(rows, event)
      if (said) shell.send({ type: 'said', sentence: said })
      if (toast) shell.send({ type: 'toast.raised', sentence: toast })
    },
    applyEdit: assign(({ context }, event: EditEvent) =>
      afterEdit(context, judgeEdit(context.rows, event).edits),
    ),
    applyNews: assign(({ context }, news: CartNews) => afterNews(context, news)),
    tellLost: ({ context }) => {
      if (isEditLost(context)) say(context.shell, 'cart.rowGone')
    },
    dropLost: assign(({ context }) => withoutLost(context)),
    say: ({ context }, sentence: Sentence) => context.shell.send({ type: 'said', sentence }),
    tellUnsaved: ({ context }) => {
      if (hasUnsaved(context)) say(context.shell, 'cart.notSaved')
    },
    /** Sends edits at once and without waiting for an answer, also beside a call that is under way. */
    sendRest: refusesToAct('sendRest') as (_: unknown, edits: readonly RowEdit[]) => void,
    keepRetry: assign(({ context }) => ({
      ...beforeRetry(context),
      sendFailures: context.sendFailures + 1,
    })),
  },
  guards: {
    isBehind: ({ context }) => isBehind(context),
    hasRows: ({ context }) => context.known.length > 0,
    isComplete: ({ context }) => !isBehind(context),
    hasEdits: ({ context }) => !isEmpty(context.edits),
    hasUnsaved: ({ context }) => hasUnsaved(context),
    isNeeded: ({ context }) => !isEmpty(context.sending),
    mayRetry: ({ context }) => context.sendFailures < triesAtMost,
    isSameCustomer: ({ context }, userId: string) => context.userId === userId,
  },
  delays: {
    changesCome: 500,
    gathers: 250,
    gathersAtMost: 1_000,
    loadBackOff: ({ context }) => backOff(context.loadFailures),
    sendBackOff: ({ context }) => backOff(context.sendFailures),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ ...input, ...closedCart }),
  initial: 'closed',
  on: {
    'cart.opened': [
      {
        guard: { type: 'isSameCustomer', params: ({ event }) => event.userId },
        actions: ({ self }) => self.send({ type: 'cart.outdated' }),
      },
      {
        target: '.open',
        reenter: true,
        actions: ['tellUnsaved', 'reset', assign({ userId: ({ event }) => event.userId })],
      },
    ],
  },
  states: {
    /** Nobody is logged in. */
    closed: {},
    open: {
      type: 'parallel',
      on: {
        'cart.closed': { target: 'closed', actions: ['tellUnsaved', 'reset'] },
        'cart.changed': {
          actions: [{ type: 'applyNews', params: ({ event }) => event }, 'tellLost', 'dropLost'],
        },
        'stock.changed': {
          actions: assign(({ context, event }) => afterStock(context, event.variants)),
        },
        'quantity.typed': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'applyEdit', params: ({ event }) => event },
            raise({ type: 'edit.made' }),
          ],
        },
        'row.incremented': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'applyEdit', params: ({ event }) => event },
            raise({ type: 'edit.made' }),
          ],
        },
        'row.decremented': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'applyEdit', params: ({ event }) => event },
            raise({ type: 'edit.made' }),
          ],
        },
        'row.removed': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'applyEdit', params: ({ event }) => event },
            raise({ type: 'edit.made' }),
          ],
        },
        'line.removed': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'applyEdit', params: ({ event }) => event },
            raise({ type: 'edit.made' }),
          ],
        },
      },
      states: {
        reading: {
          initial: 'loading',
          states: {
            loading: {
              entry: assign(({ context }) => beforeLoad(context)),
              invoke: {
                src: 'loadCart',
                input: ({ context }) => ({ userId: context.userId }),
                onDone: {
                  target: 'loaded',
                  actions: [
                    assign(({ context, event }) => ({
                      ...afterLoad(context, event.output),
                      loadFailures: 0,
                    })),
                    'tellLost',
                    'dropLost',
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: assign({ loadFailures: ({ context }) => context.loadFailures + 1 }),
                },
              },
              // A call that began before the connection was lost may hang.
              on: {
                'cart.outdated': { target: 'loading', reenter: true },
                'stock.missed': { target: 'loading', reenter: true },
              },
            },
            loaded: {
              always: { guard: 'isBehind', target: 'behind' },
              on: {
                'cart.outdated': 'loading',
                'stock.missed': { guard: 'hasRows', target: 'loading' },
              },
            },
            /** A change is missing. It may come late: answers and events have ways of their own. */
            behind: {
              always: { guard: 'isComplete', target: 'loaded' },
              after: { changesCome: 'loading' },
              on: { 'cart.outdated': 'loading', 'stock.missed': 'loading' },
            },
            failed: {
              after: { loadBackOff: 'loading' },
              on: { 'cart.outdated': 'loading' },
            },
          },
        },
        writing: {
          initial: 'settled',
          on: {
            'page.left': {
              guard: 'hasUnsaved',
              actions: {
                type: 'sendRest',
                params: ({ context }) => rowEdits(context, unsavedQuantities(context)),
              },
            },
          },
          states: {
            settled: { always: { guard: 'hasEdits', target: 'gathering' } },
            /** Quick edits go together. */
            gathering: {
              initial: 'pausing',
              after: { gathersAtMost: 'preparing' },
              on: { 'acts.flushed': 'preparing' },
              states: {
                pausing: {
                  after: { gathers: '#cart.open.writing.preparing' },
                  on: { 'edit.made': { target: 'pausing', reenter: true } },
                },
              },
            },
            preparing: {
              entry: assign(({ context }) => whileSending(context)),
              always: [{ guard: 'isNeeded', target: 'sending' }, { target: 'settled' }],
            },
            sending: {
              invoke: {
                src: 'editCart',
                input: ({ context }) => ({ edits: rowEdits(context, context.sending) }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'changed',
                    target: 'settled',
                    actions: [
                      assign(({ context, event: { output } }) =>
                        output.kind === 'changed'
                          ? { ...afterAnswer(context, output.delta), sendFailures: 0 }
                          : {},
                      ),
                      'tellLost',
                      'dropLost',
                    ],
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'unanswered',
                    target: 'waiting',
                    actions: ['keepRetry', 'tellLost', 'dropLost'],
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'gone',
                    target: 'settled',
                    actions: [
                      assign(({ context }) => ({ ...afterGone(context), sendFailures: 0 })),
                      ({ self }) => self.send({ type: 'cart.outdated' }),
                    ],
                  },
                  {
                    target: 'settled',
                    actions: [
                      {
                        type: 'say',
                        params: ({ event: { output } }) =>
                          output.kind === 'refused'
                            ? inItsWords(output.problem)
                            : { key: 'cart.notSaved' },
                      },
                      assign(({ context, event: { output } }) =>
                        output.kind === 'refused'
                          ? {
                              ...withoutRefused(context, new Set(output.rowIds)),
                              sendFailures: 0,
                            }
                          : {},
                      ),
                      ({ self }) => self.send({ type: 'cart.outdated' }),
                    ],
                  },
                ],
                onError: [
                  {
                    guard: 'mayRetry',
                    target: 'waiting',
                    actions: ['keepRetry', 'tellLost', 'dropLost'],
                  },
                  {
                    target: 'settled',
                    actions: [
                      { type: 'say', params: { key: 'cart.notSaved' } },
                      assign(({ context }) => ({ ...afterSending(context), sendFailures: 0 })),
                      ({ self }) => self.send({ type: 'cart.outdated' }),
                    ],
                  },
                ],
              },
            },
            /** The shop could not be reached, or failed. */
            waiting: {
              after: { sendBackOff: 'preparing' },
              on: { 'cart.outdated': 'preparing', 'acts.flushed': 'preparing' },
            },
          },
        },
      },
    },
  },
})
export type CartRef = ActorRefFrom<typeof cartMachine>

const rowEdits = ({ known }: CartState, quantities: Sending): readonly RowEdit[] =>
  known.flatMap(({ _id: rowId, cart: { productId } }) => {
    const quantity = quantities[rowId]
    return quantity === undefined ? [] : [{ rowId, productId, quantity }]
  })
