import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { isBlank, queryTyped } from '../parts/queryTyped.ts'
import { refusesToAct } from '../parts/refuses.ts'
import type { CartRef } from './cart.machine.ts'

/** What the buyer has removed: a row, or a product with all its rows. */
export type Dropped =
  | { readonly type: 'row.removed'; readonly rowId: string }
  | { readonly type: 'line.removed'; readonly productSlug: string }

/** What leaves the cart unless the buyer restores it. */
interface RemovalPlanned {
  readonly type: 'removal.planned'
  readonly dropped: readonly Dropped[]
}

/** Removes what is planned from the cart when it stops: the time to restore it is over, or the page is left. */
const removeAtLast = fromCallback<RemovalPlanned, { cart: CartRef }>(
  ({ input: { cart }, receive }) => {
    let planned: readonly Dropped[] = []
    receive(({ dropped }) => {
      planned = dropped
    })
    return () => {
      for (const dropped of planned) cart.send(dropped)
    }
  },
)

const row = ({ event }: { event: { rowId: string } }): Dropped => ({
  ...{ type: 'row.removed', rowId: event.rowId },
})
const line = ({ event }: { event: { productSlug: string } }): Dropped => ({
  ...{ type: 'line.removed', productSlug: event.productSlug },
})

const idOf = (dropped: Dropped): string =>
  dropped.type === 'row.removed' ? dropped.rowId : dropped.productSlug

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
      /** What was removed and can be restored, the latest last. */
      readonly dropped: readonly Dropped[]
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
      /** Restores what was removed last. */
      | { type: 'drop.undone' },
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
    drop: assign(({ context: { dropped } }, next: Dropped) => ({
      dropped: [...dropped.filter((one) => idOf(one) !== idOf(next)), next],
    })),
    restoreLast: assign(({ context }) => ({ dropped: context.dropped.slice(0, -1) })),
    forgetDropped: assign({ dropped: [] }),
    planRemoval: sendTo(
      'removal',
      ({ context: { dropped } }): RemovalPlanned => ({ type: 'removal.planned', dropped }),
    ),
  },
  guards: {
    isBlank,
    isRestored: ({ context }) => context.dropped.length === 0,
  },
  delays: { undoable: 6_000 },
}).createMachine({
  id: 'cartPage',
  context: ({ input }) => ({ ...input, query: '', closed: [], dropped: [] }),
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
      states: {
        settled: {
          entry: 'forgetDropped',
          on: {
            'row.dropped': { target: 'undoable', actions: { type: 'drop', params: row } },
            'line.dropped': { target: 'undoable', actions: { type: 'drop', params: line } },
          },
        },
        /** What was removed is hidden here, and still in the cart. */
        undoable: {
          invoke: {
            id: 'removal',
            src: 'removeAtLast',
            input: ({ context: { cart } }) => ({ cart }),
            // The cart outlives the page.
            onError: {},
          },
          on: {
            'row.dropped': { target: '.counting', actions: { type: 'drop', params: row } },
            'line.dropped': { target: '.counting', actions: { type: 'drop', params: line } },
            'drop.undone': { target: '.counting', actions: 'restoreLast' },
          },
          initial: 'counting',
          states: {
            /** Each act starts the time again. */
            counting: {
              entry: 'planRemoval',
              always: { guard: 'isRestored', target: '#cartPage.removing.settled' },
              after: { undoable: '#cartPage.removing.settled' },
            },
          },
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
/** What is removed from the cart unless the buyer restores it, the latest last. */
export const selectDroppedNow = ({ context }: Snapshot) => context.dropped

/** Whether a row belongs to what was removed. */
export const isDropped = ({ _id, cart }: CartRow, dropped: Dropped): boolean =>
  dropped.type === 'row.removed' ? dropped.rowId === _id : dropped.productSlug === cart.productSlug
