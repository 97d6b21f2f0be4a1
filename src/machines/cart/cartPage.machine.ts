import {
  type ActorRefFrom,
  assign,
  type EventObject,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import type { CartRow } from '../../contracts/cart.ts'
import { isBlank, queryTyped } from '../parts/queryTyped.ts'
import { refusesToAct } from '../parts/refuses.ts'
import type { CartRef } from './cart.machine.ts'

/** What the buyer has removed: a row, or a product with all its rows. */
export type Dropped =
  | { readonly type: 'row.removed'; readonly rowId: string }
  | { readonly type: 'line.removed'; readonly productSlug: string }

/**
 * Removes something from the cart when it stops, unless it is told to keep it: the buyer may undo the removal until
 * then, and leaving the page makes it final.
 */
const removeAtLast = fromCallback<EventObject, { cart: CartRef; dropped: Dropped | null }>(
  ({ input: { cart, dropped }, receive, sendBack }) => {
    let isKept = false
    receive(() => {
      isKept = true
      sendBack({ type: 'drop.kept' })
    })
    return () => {
      if (dropped && !isKept) cart.send(dropped)
    }
  },
)

const row = ({ event }: { event: { rowId: string } }): Dropped => ({
  ...{ type: 'row.removed', rowId: event.rowId },
})
const line = ({ event }: { event: { productSlug: string } }): Dropped => ({
  ...{ type: 'line.removed', productSlug: event.productSlug },
})

/**
 * The page of the cart: which lines are closed, the buyer's search (rule K15), and what was removed and can still be
 * restored (rule K20).
 */
export const cartPageMachine = setup({
  types: {
    context: {} as {
      readonly cart: CartRef
      readonly query: string
      /** The slugs of the products whose rows are closed. */
      readonly closed: readonly string[]
      readonly dropped: Dropped | null
      /** For the shop; the checkout shows it too. */
      readonly note: string
    },
    input: {} as { cart: CartRef; note: string },
    events: {} as
      | { type: 'query.typed'; query: string }
      | { type: 'line.toggled'; productSlug: string }
      /** Closes these lines, and opens all others. */
      | { type: 'lines.closed'; productSlugs: readonly string[] }
      | { type: 'lines.opened' }
      | { type: 'note.typed'; note: string }
      | { type: 'row.dropped'; rowId: string }
      | { type: 'line.dropped'; productSlug: string }
      | { type: 'drop.undone' }
      /** Nothing is removed: what was dropped has been restored. */
      | { type: 'drop.kept' },
  },
  actors: { removeAtLast },
  actions: {
    keepQuery: assign((_, query: string) => ({ query })),
    toggle: assign(({ context: { closed } }, slug: string) => ({
      closed: closed.includes(slug) ? closed.filter((one) => one !== slug) : [...closed, slug],
    })),
    close: assign((_, closed: readonly string[]) => ({ closed })),
    typeNote: assign((_, note: string) => ({ note })),
    /** Keeps the note for the checkout. */
    keepNote: refusesToAct('keepNote'),
    drop: assign((_, dropped: Dropped) => ({ dropped })),
    keepDropped: sendTo('removal', { type: 'kept' }),
  },
  guards: { isBlank },
  delays: { undoable: 6_000 },
}).createMachine({
  id: 'cartPage',
  context: ({ input }) => ({ ...input, query: '', closed: [], dropped: null }),
  type: 'parallel',
  on: {
    'note.typed': {
      actions: [{ type: 'typeNote', params: ({ event }) => event.note }, 'keepNote'],
    },
  },
  states: {
    showing: {
      initial: 'all',
      on: { 'query.typed': queryTyped },
      states: {
        /** All lines, open or closed as the buyer left them. */
        all: {
          on: {
            'line.toggled': {
              actions: { type: 'toggle', params: ({ event }) => event.productSlug },
            },
            'lines.closed': {
              actions: { type: 'close', params: ({ event }) => event.productSlugs },
            },
            'lines.opened': { actions: { type: 'close', params: [] } },
          },
        },
        /** The matching rows, in open lines. */
        searching: {},
      },
    },
    removing: {
      initial: 'settled',
      on: {
        'row.dropped': { target: '.undoable', actions: { type: 'drop', params: row } },
        'line.dropped': { target: '.undoable', actions: { type: 'drop', params: line } },
      },
      states: {
        settled: {},
        /** What was removed is hidden here, and still in the cart. Another removal makes it final. */
        undoable: {
          invoke: {
            id: 'removal',
            src: 'removeAtLast',
            input: ({ context: { cart, dropped } }) => ({ cart, dropped }),
            // The cart outlives the page.
            onError: {},
          },
          after: { undoable: 'settled' },
          on: { 'drop.undone': { actions: 'keepDropped' }, 'drop.kept': 'settled' },
        },
      },
    },
  },
})
export type CartPageRef = ActorRefFrom<typeof cartPageMachine>
type Snapshot = SnapshotFrom<typeof cartPageMachine>

export const selectNote = ({ context }: Snapshot) => context.note
export const selectCartQuery = ({ context }: Snapshot) => context.query
export const selectIsCartSearched = (snapshot: Snapshot) =>
  snapshot.matches({ showing: 'searching' })
/** The slugs of the products whose rows are hidden. A search opens all. */
export const selectClosedLines = ({ context }: Snapshot) => context.closed
/** What is removed from the cart unless the buyer restores it. */
export const selectDroppedNow = (snapshot: Snapshot) =>
  snapshot.matches({ removing: 'undoable' }) ? snapshot.context.dropped : null

/** Whether a row belongs to what was removed. */
export const isDropped = ({ _id, cart }: CartRow, dropped: Dropped | null): boolean =>
  dropped !== null &&
  (dropped.type === 'row.removed'
    ? dropped.rowId === _id
    : dropped.productSlug === cart.productSlug)
