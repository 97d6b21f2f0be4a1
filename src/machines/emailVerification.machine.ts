import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { refuses } from './refuses.ts'
import { inItsWords, type Refused, type Sentence } from './shell.ts'

export type ConfirmOutcome = { readonly kind: 'confirmed'; readonly message: string } | Refused

/** Following the link of the registration mail (specification 2; decisions, Accounts). */
export const emailVerificationMachine = setup({
  types: {
    context: {} as { token: string; sentence: Sentence | null },
    input: {} as { token: string },
    events: {} as { type: 'retry.requested' },
  },
  actors: { confirm: refuses<ConfirmOutcome, { token: string }>('confirm') },
  guards: { hasToken: ({ context }) => context.token !== '' },
}).createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({ ...input, sentence: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasToken', target: 'confirming' },
        { target: 'refused', actions: assign({ sentence: { key: 'reset.tokenMissing' } }) },
      ],
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'confirmed',
            target: 'confirmed',
            actions: assign(({ event }) => ({ sentence: sentenceOf(event.output) })),
          },
          {
            target: 'refused',
            actions: assign(({ event }) => ({ sentence: sentenceOf(event.output) })),
          },
        ],
        onError: { target: 'failed', actions: assign({ sentence: { key: 'error.default' } }) },
      },
    },
    confirmed: { type: 'final' },
    /** The link is used, expired or wrong: a new one comes with a new registration. */
    refused: { type: 'final' },
    failed: { on: { 'retry.requested': 'confirming' } },
  },
})
export type EmailVerificationRef = ActorRefFrom<typeof emailVerificationMachine>
type Snapshot = SnapshotFrom<typeof emailVerificationMachine>

export const selectStage = (snapshot: Snapshot) => snapshot.value
export const selectSentence = (snapshot: Snapshot) => snapshot.context.sentence

/** A link that a mail programme cut short is no token at all; to the buyer it is as dead as a used one. */
const sentenceOf = (outcome: ConfirmOutcome): Sentence => {
  if (outcome.kind === 'confirmed') return { text: outcome.message }
  return outcome.problem.code === 'invalid_field'
    ? { key: 'verification.dead' }
    : inItsWords(outcome.problem)
}
