import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { CartRow } from '../contracts/cart.ts'
import { decrement, meetsPooledMinimum, moveUp } from '../domain/quantity.ts'
import { movedTo } from './movedTo.ts'
import { refuses } from './refuses.ts'
import type { Refused, Sentence, Shell } from './shell.ts'

/** One call that changes the cart. */
export type CartEdit =
  | { readonly kind: 'set'; readonly rowId: string; readonly quantity: number }
  | { readonly kind: 'increment'; readonly rowId: string }
  | { readonly kind: 'decrement'; readonly rowId: string }
  | { readonly kind: 'remove'; readonly rowIds: readonly string[] }

/** Every change is answered with the whole cart as it then stands. */
export type EditOutcome = { readonly kind: 'changed'; readonly rows: readonly CartRow[] } | Refused

type EditEvent =
  | { type: 'quantity.typed'; rowId: string; quantity: number }
  | { type: 'row.incremented'; rowId: string }
  | { type: 'row.decremented'; rowId: string }
  | { type: 'row.removed'; rowId: string }
  /** The delete icon of a grouped line: all rows of the product. */
  | { type: 'line.removed'; productSlug: string }

/**
 * The cart of the customer who is logged in (specification 2, 4 and 7). Edits are sent one after the
 * other; what a refused one leaves is read again from the server, and nothing is said (specification 8).
 */
export const cartMachine = setup({
  types: {
    context: {} as {
      shell: Shell
      userId: string
      rows: readonly CartRow[]
      edits: readonly CartEdit[]
    },
    input: {} as { shell: Shell },
    events: {} as
      | EditEvent
      | { type: 'cart.opened'; userId: string }
      | { type: 'cart.closed' }
      | { type: 'cart.changed'; rows: readonly CartRow[] }
      | { type: 'cart.outdated' },
  },
  actors: {
    loadCart: refuses<readonly CartRow[], { userId: string }>('loadCart'),
    editCart: refuses<EditOutcome, CartEdit>('editCart'),
  },
  actions: {
    empty: assign({ userId: '', rows: [], edits: [] }),
    dropEdits: assign({ edits: [] }),
    keepRows: assign((_, rows: readonly CartRow[]) => ({ rows })),
    tellVerdict: ({ context: { shell, rows } }, event: EditEvent) => {
      const { said, toast } = judge(rows, event)
      if (said) shell.send({ type: 'said', sentence: said })
      if (toast) shell.send({ type: 'toast.raised', sentence: toast })
    },
    queueEdit: assign(({ context: { rows, edits } }, event: EditEvent) => {
      const { edit } = judge(rows, event)
      return edit ? { edits: [...edits, edit] } : {}
    }),
  },
  guards: { hasEdits: ({ context }) => context.edits.length > 0 },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ ...input, userId: '', rows: [], edits: [] }),
  initial: 'closed',
  on: {
    'cart.closed': { target: '.closed', actions: 'empty' },
    'cart.opened': {
      target: '.loading',
      actions: assign(({ event }) => ({ userId: event.userId, rows: [], edits: [] })),
    },
  },
  states: {
    /** Nobody is logged in. */
    closed: {},
    loading: {
      on: {
        'cart.changed': {
          target: 'open',
          actions: { type: 'keepRows', params: ({ event }) => event.rows },
        },
      },
      invoke: {
        src: 'loadCart',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: {
          target: 'open',
          actions: { type: 'keepRows', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: 'dropEdits' },
      },
    },
    open: {
      initial: 'idle',
      on: {
        'cart.changed': { actions: { type: 'keepRows', params: ({ event }) => event.rows } },
        'cart.outdated': { target: 'loading', actions: 'dropEdits' },
        'quantity.typed': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'queueEdit', params: ({ event }) => event },
          ],
        },
        'row.incremented': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'queueEdit', params: ({ event }) => event },
          ],
        },
        'row.decremented': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'queueEdit', params: ({ event }) => event },
          ],
        },
        'row.removed': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'queueEdit', params: ({ event }) => event },
          ],
        },
        'line.removed': {
          actions: [
            { type: 'tellVerdict', params: ({ event }) => event },
            { type: 'queueEdit', params: ({ event }) => event },
          ],
        },
      },
      states: {
        idle: { always: { guard: 'hasEdits', target: 'editing' } },
        editing: {
          invoke: {
            src: 'editCart',
            input: ({ context }) => firstOf(context.edits),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'changed',
                target: 'idle',
                actions: [
                  {
                    type: 'keepRows',
                    params: ({ context, event }) =>
                      event.output.kind === 'changed' ? event.output.rows : context.rows,
                  },
                  assign({ edits: ({ context }) => context.edits.slice(1) }),
                ],
              },
              { target: '#cart.loading', actions: 'dropEdits' },
            ],
            onError: { target: '#cart.loading', actions: 'dropEdits' },
          },
        },
      },
    },
    failed: {
      on: {
        'cart.outdated': 'loading',
        'cart.changed': {
          target: 'open',
          actions: { type: 'keepRows', params: ({ event }) => event.rows },
        },
      },
    },
  },
})
export type CartRef = ActorRefFrom<typeof cartMachine>
type Snapshot = SnapshotFrom<typeof cartMachine>

export const selectRows = (snapshot: Snapshot) => snapshot.context.rows
/** The number of products in the cart, as its button and its panel count them. */
export const selectLineCount = (snapshot: Snapshot) =>
  new Set(snapshot.context.rows.map(({ cart }) => cart.productSlug)).size
export const selectIsLoading = (snapshot: Snapshot) =>
  snapshot.matches('loading') && snapshot.context.rows.length === 0
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
export const selectIsEditing = (snapshot: Snapshot) => snapshot.matches({ open: 'editing' })

interface Verdict {
  readonly edit?: CartEdit
  readonly said?: Sentence
  readonly toast?: Sentence
}

const firstOf = ([first]: readonly CartEdit[]): CartEdit => first ?? { kind: 'remove', rowIds: [] }

/** The pieces of the product that would be left with `quantity` in `row`. */
const piecesWith = (rows: readonly CartRow[], row: CartRow, quantity: number) =>
  rows
    .filter(({ cart }) => cart.productSlug === row.cart.productSlug)
    .reduce((sum, { _id, cart }) => sum + (_id === row._id ? quantity : cart.quantity), 0)

const judgeQuantity = (
  rows: readonly CartRow[],
  row: CartRow,
  quantity: number,
  edit: CartEdit,
): Verdict =>
  meetsPooledMinimum(row.cart.mixedVariant, piecesWith(rows, row, quantity))
    ? { edit }
    : { toast: { key: 'cart.minimumPieces' } }

/** What an edit comes to under the wholesale rules (specification 5; decisions, Quantity). */
const judge = (rows: readonly CartRow[], event: EditEvent): Verdict => {
  if (event.type === 'line.removed') {
    const rowIds = rows
      .filter(({ cart }) => cart.productSlug === event.productSlug)
      .map(({ _id }) => _id)
    return rowIds.length > 0 ? { edit: { kind: 'remove', rowIds } } : {}
  }
  const row = rows.find(({ _id }) => _id === event.rowId)
  if (!row) return {}
  const { rowId } = event
  const { quantity, quantityRule: rule } = row.cart
  switch (event.type) {
    case 'row.removed':
      return { edit: { kind: 'remove', rowIds: [rowId] } }
    case 'row.incremented':
      return { edit: { kind: 'increment', rowId } }
    case 'row.decremented':
      return decrement(rule, quantity) < quantity
        ? judgeQuantity(rows, row, decrement(rule, quantity), { kind: 'decrement', rowId })
        : {}
    case 'quantity.typed': {
      if (event.quantity <= 0) return { toast: { key: 'cart.quantityBelowZero' } }
      const valid = moveUp(rule, event.quantity)
      const verdict =
        valid === quantity
          ? {}
          : judgeQuantity(rows, row, valid, { kind: 'set', rowId, quantity: valid })
      return valid === event.quantity
        ? verdict
        : {
            ...verdict,
            said: movedTo(rule, valid),
          }
    }
  }
}
