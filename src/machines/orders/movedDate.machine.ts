import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { MoveAnswer } from '../../contracts/orders/dateMoves.ts'
import { refuses } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Refused, type Shell } from '../parts/shell.ts'

export type AnswerOutcome = { readonly kind: 'answered' } | Refused

/** The answer to a question about a moved date. */
export interface GivenAnswer {
  readonly orderId: string
  readonly moveId: string
  readonly answer: MoveAnswer
}

interface Input {
  readonly shell: Shell
  readonly orderId: string
  readonly number: string
  readonly moveId: string
}

interface Context extends Input {
  /** What the buyer has chosen; it is sent in `sending`. */
  readonly answer: MoveAnswer
}

/**
 * The question about a moved date: wait, split or drop, which asks once more (rule O19). The page then reloads its orders,
 * also after a refusal.
 */
export const movedDateMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as
      | { type: 'wait.chosen' }
      | { type: 'split.chosen' }
      | { type: 'drop.asked' }
      | { type: 'drop.confirmed' }
      | { type: 'drop.dismissed' },
  },
  actors: { answer: refuses<AnswerOutcome, GivenAnswer>('answer') },
  actions: {
    choose: assign({ answer: (_, answer: MoveAnswer) => answer }),
    sayAnswered: ({ context: { shell, number, answer } }) =>
      shell.send({
        type: 'said',
        sentence: { key: `moved.said.${answer}` as const, values: { number } },
      }),
    sayRefused: ({ context: { shell } }, outcome: Refused) =>
      shell.send({ type: 'said', sentence: inServerWords(outcome) }),
    reloadOrders: ({ context: { shell } }) => shell.send({ type: 'shop.changed', what: 'orders' }),
    toastFailure: ({ context: { shell } }) => shell.send(defaultToast),
  },
  guards: { isRefused: (_, { kind }: AnswerOutcome) => kind === 'refused' },
}).createMachine({
  id: 'movedDate',
  context: ({ input }) => ({ ...input, answer: 'wait' }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'wait.chosen': { target: 'sending', actions: { type: 'choose', params: 'wait' } },
        'split.chosen': { target: 'sending', actions: { type: 'choose', params: 'split' } },
        'drop.asked': 'confirmingDrop',
      },
    },
    confirmingDrop: {
      on: {
        'drop.confirmed': { target: 'sending', actions: { type: 'choose', params: 'drop' } },
        'drop.dismissed': 'asking',
      },
    },
    sending: {
      invoke: {
        src: 'answer',
        input: ({ context: { orderId, moveId, answer } }) => ({ orderId, moveId, answer }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'asking',
            actions: [
              { type: 'sayRefused', params: ({ event }) => event.output as Refused },
              'reloadOrders',
            ],
          },
          { target: 'answered', actions: ['sayAnswered', 'reloadOrders'] },
        ],
        onError: { target: 'asking', actions: 'toastFailure' },
      },
    },
    answered: { type: 'final' },
  },
})
export type MovedDateRef = ActorRefFrom<typeof movedDateMachine>
type Snapshot = SnapshotFrom<typeof movedDateMachine>

export const selectIsConfirmingDrop = (snapshot: Snapshot) => snapshot.matches('confirmingDrop')
export const selectIsAnswered = (snapshot: Snapshot) => snapshot.matches('answered')
