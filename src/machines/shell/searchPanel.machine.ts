import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ProductCard } from '../../contracts/catalogue/product.ts'
import type { ShownCategory } from '../../contracts/content/content.ts'
import { searchPath } from '../../domain/shell/addresses.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import type { Shell } from '../parts/shell.ts'

/** The first products that match the typed text, and the total number of matches. */
export interface Suggestions {
  readonly products: readonly ProductCard[]
  readonly total: number
  /** If nothing matches the typed words: similar words that some product has. */
  readonly didYouMean?: string | undefined
}

const none: Suggestions = { products: [], total: 0 }

/**
 * The search side panel (rule H7): it suggests while the buyer types, for the latest text only; submitting opens the
 * catalogue and clears the field.
 */
export const searchPanelMachine = setup({
  types: {
    context: {} as {
      shell: Shell
      text: string
      suggestions: Suggestions
      recent: readonly string[]
      popular: readonly ShownCategory[]
    },
    input: {} as { shell: Shell },
    events: {} as
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'text.typed'; text: string }
      | { type: 'search.submitted' }
      /** An earlier search, or suggested words. */
      | { type: 'search.chosen'; text: string }
      | { type: 'recent.cleared' }
      /** The customer has logged out: the next user must not see the searches. */
      | { type: 'session.closed' },
  },
  actors: {
    loadRecent: refuses<readonly string[]>('loadRecent'),
    loadPopular: refuses<readonly ShownCategory[]>('loadPopular'),
    suggest: refuses<Suggestions, { text: string }>('suggest'),
  },
  actions: {
    /** Stores a search for the next time the panel opens. */
    rememberSearch: refusesToAct('rememberSearch') as (_: unknown, text: string) => void,
    forgetSearches: refusesToAct('forgetSearches'),
    keepText: assign((_, text: string) => ({ text, suggestions: none })),
    clear: assign({ text: '', suggestions: none }),
    goToResults: ({ context }, text: string) =>
      context.shell.send({ type: 'departed', to: searchPath(text) }),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isText: (_, text: string) => text.trim() !== '',
  },
  delays: { pause: 200 },
}).createMachine({
  id: 'searchPanel',
  context: ({ input }) => ({ ...input, text: '', suggestions: none, recent: [], popular: [] }),
  initial: 'closed',
  on: {
    'session.closed': {
      target: '.closed',
      actions: ['clear', assign({ recent: [] }), 'forgetSearches'],
    },
  },
  states: {
    closed: { on: { 'panel.opened': 'open' } },
    open: {
      type: 'parallel',
      on: {
        'panel.closed': { target: 'closed', actions: 'clear' },
        'search.submitted': {
          guard: 'hasText',
          target: 'closed',
          actions: [
            { type: 'rememberSearch', params: ({ context }) => context.text.trim() },
            { type: 'goToResults', params: ({ context }) => context.text.trim() },
            'clear',
          ],
        },
        'search.chosen': {
          target: 'closed',
          actions: [
            { type: 'rememberSearch', params: ({ event }) => event.text },
            { type: 'goToResults', params: ({ event }) => event.text },
            'clear',
          ],
        },
      },
      states: {
        /** Earlier searches, independent of the typed text. */
        recent: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadRecent',
                onDone: {
                  target: 'known',
                  actions: assign({ recent: ({ event }) => event.output }),
                },
                // The search works without them.
                onError: 'known',
              },
            },
            known: {},
          },
          // Searches that are still loading are cleared too.
          on: {
            'recent.cleared': {
              target: '.known',
              actions: [assign({ recent: [] }), 'forgetSearches'],
            },
          },
        },
        /** The most viewed categories. */
        popular: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadPopular',
                onDone: {
                  target: 'known',
                  actions: assign({ popular: ({ event }) => event.output }),
                },
                // The top categories are shown instead.
                onError: 'known',
              },
            },
            known: {},
          },
        },
        text: {
          initial: 'blank',
          on: {
            'text.typed': [
              {
                guard: { type: 'isText', params: ({ event }) => event.text },
                target: '.pausing',
                reenter: true,
                actions: { type: 'keepText', params: ({ event }) => event.text },
              },
              {
                target: '.blank',
                actions: { type: 'keepText', params: ({ event }) => event.text },
              },
            ],
          },
          states: {
            /** The field is empty. */
            blank: {},
            /** The buyer may still be typing. */
            pausing: { after: { pause: 'asking' } },
            asking: {
              invoke: {
                src: 'suggest',
                input: ({ context }) => ({ text: context.text.trim() }),
                onDone: {
                  target: 'suggesting',
                  actions: assign({ suggestions: ({ event }) => event.output }),
                },
                // The failure is not shown (rule N6): submitting still works.
                onError: 'suggesting',
              },
            },
            suggesting: {},
          },
        },
      },
    },
  },
})
export type SearchPanelRef = ActorRefFrom<typeof searchPanelMachine>
type Snapshot = SnapshotFrom<typeof searchPanelMachine>

export const selectIsSearchOpen = (snapshot: Snapshot) => snapshot.matches('open')
export const selectText = (snapshot: Snapshot) => snapshot.context.text
export const selectSuggestions = (snapshot: Snapshot) => snapshot.context.suggestions
export const selectRecent = (snapshot: Snapshot) => snapshot.context.recent
/** Popular categories; none if they could not be loaded. */
export const selectPopular = (snapshot: Snapshot) => snapshot.context.popular
/** The popular categories are still being loaded for the first time. */
export const selectIsPopularAwaited = (snapshot: Snapshot) =>
  snapshot.context.popular.length === 0 && snapshot.matches({ open: { popular: 'loading' } })
export const selectHasSuggested = (snapshot: Snapshot) =>
  snapshot.matches({ open: { text: 'suggesting' } })
export const selectIsBlank = (snapshot: Snapshot) =>
  !snapshot.matches('open') || snapshot.matches({ open: { text: 'blank' } })
