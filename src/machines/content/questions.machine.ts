import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** The search of the questions and answers. */
export const questionsMachine = setup({
  types: {
    context: {} as { readonly query: string },
    events: {} as { type: 'query.typed'; query: string },
  },
  actions: {
    keepQuery: assign((_, query: string) => ({ query })),
  },
  guards: {
    isBlank: (_, query: string) => query.trim() === '',
  },
}).createMachine({
  id: 'questions',
  context: { query: '' },
  initial: 'all',
  on: {
    'query.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event.query },
        target: '.all',
        actions: { type: 'keepQuery', params: ({ event }) => event.query },
      },
      {
        target: '.searching',
        actions: { type: 'keepQuery', params: ({ event }) => event.query },
      },
    ],
  },
  states: {
    /** Every question, by topic, each closed. */
    all: {},
    /** The questions that contain the words, open. */
    searching: {},
  },
})
export type QuestionsRef = ActorRefFrom<typeof questionsMachine>
type QuestionsSnapshot = SnapshotFrom<typeof questionsMachine>

export const selectQuery = ({ context }: QuestionsSnapshot) => context.query
export const selectIsSearching = (snapshot: QuestionsSnapshot) => snapshot.matches('searching')
