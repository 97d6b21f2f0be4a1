import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ListLine } from '../../contracts/cart/lists.ts'
import type { Message } from '../../contracts/primitives.ts'
import { refuses } from '../parts/refuses.ts'
import {
  defaultToast,
  inServerWords,
  type Refused,
  type Sentence,
  type Shell,
} from '../parts/shell.ts'
import { listNameProblem } from './listNameProblem.ts'

/** A list that is not saved yet. */
export interface NewList {
  readonly name: string
  readonly lines: readonly ListLine[]
}

export type SaveOutcome = ({ readonly kind: 'saved' } & Message) | Refused

/** Saves lines, those of the cart or of a shared list, under a name (rule K21). */
export const saveListMachine = setup({
  types: {
    context: {} as {
      readonly shell: Shell
      readonly list: NewList | null
      /** What is wrong with the name. */
      readonly problem: Sentence | null
    },
    input: {} as { shell: Shell },
    events: {} as
      | { type: 'saving.asked' }
      | { type: 'saving.cancelled' }
      | ({ type: 'list.named' } & NewList),
  },
  actors: { save: refuses<SaveOutcome, NewList>('save') },
  actions: {
    keepList: assign((_, { name, lines }: NewList) => ({ list: { name, lines }, problem: null })),
    dropList: assign({ list: null, problem: null }),
    askName: assign({ problem: { key: 'field.required' } as Sentence }),
    showProblem: assign((_, outcome: SaveOutcome) => ({
      problem: listNameProblem(outcome) ?? null,
    })),
    say: ({ context: { shell } }, outcome: SaveOutcome) =>
      shell.send({ type: 'said', sentence: inServerWords(outcome) }),
    toastFailure: ({ context: { shell } }) => shell.send(defaultToast),
  },
  guards: {
    isNamed: (_, { name }: NewList) => name.trim() !== '',
    isOfName: (_, outcome: SaveOutcome) => listNameProblem(outcome) !== undefined,
    isSaved: (_, { kind }: SaveOutcome) => kind === 'saved',
  },
}).createMachine({
  id: 'saveList',
  context: ({ input }) => ({ ...input, list: null, problem: null }),
  initial: 'closed',
  states: {
    closed: { entry: 'dropList', on: { 'saving.asked': 'naming' } },
    naming: {
      on: {
        'saving.cancelled': 'closed',
        'list.named': [
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'keepList', params: ({ event }) => event },
          },
          { actions: 'askName' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { list } }) => list as NewList,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'say', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOfName', params: ({ event }) => event.output },
            target: 'naming',
            actions: { type: 'showProblem', params: ({ event }) => event.output },
          },
          { target: 'naming', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'naming', actions: 'toastFailure' },
      },
    },
  },
})
export type SaveListRef = ActorRefFrom<typeof saveListMachine>
type Snapshot = SnapshotFrom<typeof saveListMachine>

export const selectIsClosed = (snapshot: Snapshot) => snapshot.matches('closed')
/** What is wrong with the name of the list. */
export const selectNameProblem = ({ context }: Snapshot) => context.problem ?? undefined
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches('saving')
