import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ShownArticle } from '../../contracts/content/articles.ts'
import { refuses } from '../parts/refuses.ts'

/** The terms, shown over the page that asks to accept them; loaded when they are first opened. */
export const termsMachine = setup({
  types: {
    context: {} as { readonly terms: ShownArticle | null },
    events: {} as { type: 'terms.opened' } | { type: 'panel.closed' } | { type: 'retry.requested' },
  },
  actors: {
    loadTerms: refuses<ShownArticle>('loadTerms'),
  },
  actions: {
    keepTerms: assign((_, terms: ShownArticle) => ({ terms })),
  },
  guards: {
    isLoaded: ({ context }) => context.terms !== null,
  },
}).createMachine({
  id: 'terms',
  context: { terms: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'terms.opened': [{ guard: 'isLoaded', target: 'open.shown' }, { target: 'open' }] },
    },
    open: {
      initial: 'loading',
      on: { 'panel.closed': 'closed' },
      states: {
        loading: {
          invoke: {
            src: 'loadTerms',
            onDone: {
              target: 'shown',
              actions: { type: 'keepTerms', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        shown: {},
        failed: { on: { 'retry.requested': 'loading' } },
      },
    },
  },
})
export type TermsRef = ActorRefFrom<typeof termsMachine>
type TermsSnapshot = SnapshotFrom<typeof termsMachine>

export const selectTerms = ({ context }: TermsSnapshot) => context.terms
export const selectIsOpen = (snapshot: TermsSnapshot) => snapshot.matches('open')
export const selectHasFailed = (snapshot: TermsSnapshot) => snapshot.matches({ open: 'failed' })
