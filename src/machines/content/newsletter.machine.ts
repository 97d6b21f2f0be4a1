import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { emailPattern, longestEmail } from '../../contracts/patterns.ts'
import type { Message } from '../../contracts/primitives.ts'
import { refuses } from '../parts/refuses.ts'
import {
  defaultToast,
  inServerWords,
  type Refused,
  type Sentence,
  type Shell,
} from '../parts/shell.ts'

export type SubscribeOutcome = ({ readonly kind: 'subscribed' } & Message) | Refused

/** A new object each time: the view moves the focus to the field whenever the problem changes. */
const invalidEmail = (): Sentence => ({ key: 'newsletter.invalidEmail' })

/**
 * Signing up for the newsletter in the footer. The field clears once the server has accepted the address (rule E2).
 */
export const newsletterMachine = setup({
  types: {
    context: {} as { shell: Shell; email: string; problem: Sentence | null },
    input: {} as { shell: Shell },
    events: {} as { type: 'email.typed'; email: string } | { type: 'newsletter.submitted' },
  },
  actors: { subscribe: refuses<SubscribeOutcome, { email: string }>('subscribe') },
  actions: {
    keepEmail: assign((_, email: string) => ({ email })),
    clear: assign({ email: '', problem: null }),
    findProblem: assign((_, problem: Sentence) => ({ problem })),
    say: ({ context }, sentence: Sentence) => context.shell.send({ type: 'said', sentence }),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
  },
  guards: {
    isEmail: ({ context }) =>
      context.email.length <= longestEmail && emailPattern.test(context.email.trim()),
  },
}).createMachine({
  id: 'newsletter',
  context: ({ input }) => ({ ...input, email: '', problem: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.typed': { actions: { type: 'keepEmail', params: ({ event }) => event.email } },
        'newsletter.submitted': [
          { guard: 'isEmail', target: 'sending' },
          { target: 'refused', actions: { type: 'findProblem', params: invalidEmail } },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email.trim().toLowerCase() }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'subscribed',
            target: 'editing',
            actions: [
              'clear',
              {
                type: 'say',
                params: ({ event: { output } }) => inServerWords(output),
              },
            ],
          },
          {
            target: 'refused',
            actions: {
              type: 'findProblem',
              params: ({ event: { output } }) => inServerWords(output),
            },
          },
        ],
        onError: { target: 'editing', actions: 'toastFailure' },
      },
    },
    /** `problem` describes what is wrong, until the address is edited. */
    refused: {
      exit: assign({ problem: null }),
      on: {
        'email.typed': {
          target: 'editing',
          actions: { type: 'keepEmail', params: ({ event }) => event.email },
        },
        'newsletter.submitted': [
          { guard: 'isEmail', target: 'sending' },
          { actions: { type: 'findProblem', params: invalidEmail } },
        ],
      },
    },
  },
})
export type NewsletterRef = ActorRefFrom<typeof newsletterMachine>
type Snapshot = SnapshotFrom<typeof newsletterMachine>

export const selectEmail = (snapshot: Snapshot) => snapshot.context.email
export const selectProblem = (snapshot: Snapshot) => snapshot.context.problem
export const selectIsSubscribing = (snapshot: Snapshot) => snapshot.matches('sending')
