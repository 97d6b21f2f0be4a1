import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { isBlank, queryTyped } from '../parts/queryTyped.ts'

/** The search of the questions and answers. */
export const questionsMachine = setup({
  types: {
    context: {} as { readonly query: string },
    events: {} as { type: 'query.typed'; query: string },
  },
  actions: {
    keepQuery: assign((_, query: string) => ({ query })),
  },
  guards: { isBlank },
}).createMachine({
  id: 'questions',
  context: { query: '' },
  initial: 'all',
  on: { 'query.typed': queryTyped },
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
