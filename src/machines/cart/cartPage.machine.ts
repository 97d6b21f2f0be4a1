import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { isBlank, queryTyped } from '../parts/queryTyped.ts'

/** The display of lines on the cart's page: which are closed, and the buyer's search (rule K15). */
export const cartPageMachine = setup({
  types: {
    context: {} as {
      readonly query: string
      /** The slugs of the products whose rows are closed. */
      readonly closed: readonly string[]
    },
    events: {} as
      | { type: 'query.typed'; query: string }
      | { type: 'line.toggled'; productSlug: string }
      /** Closes these lines, and opens all others. */
      | { type: 'lines.closed'; productSlugs: readonly string[] }
      | { type: 'lines.opened' },
  },
  actions: {
    keepQuery: assign((_, query: string) => ({ query })),
    toggle: assign(({ context: { closed } }, slug: string) => ({
      closed: closed.includes(slug) ? closed.filter((one) => one !== slug) : [...closed, slug],
    })),
    close: assign((_, closed: readonly string[]) => ({ closed })),
  },
  guards: { isBlank },
}).createMachine({
  id: 'cartPage',
  context: { query: '', closed: [] },
  initial: 'all',
  on: { 'query.typed': queryTyped },
  states: {
    /** All lines, open or closed as the buyer left them. */
    all: {
      on: {
        'line.toggled': { actions: { type: 'toggle', params: ({ event }) => event.productSlug } },
        'lines.closed': { actions: { type: 'close', params: ({ event }) => event.productSlugs } },
        'lines.opened': { actions: { type: 'close', params: [] } },
      },
    },
    /** The matching rows, in open lines. */
    searching: {},
  },
})
export type CartPageRef = ActorRefFrom<typeof cartPageMachine>
type Snapshot = SnapshotFrom<typeof cartPageMachine>

export const selectCartQuery = ({ context }: Snapshot) => context.query
export const selectIsCartSearched = (snapshot: Snapshot) => snapshot.matches('searching')
/** The slugs of the products whose rows are hidden. A search opens all. */
export const selectClosedLines = ({ context }: Snapshot) => context.closed
