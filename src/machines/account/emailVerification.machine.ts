import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Message } from '../../contracts/primitives.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import { inItsWords, type Refused, type Sentence } from '../parts/shell.ts'

export type ConfirmOutcome =
  | ({ readonly kind: 'confirmed'; readonly application: string } & Message)
  | Refused

/**
 * Following the link of the registration mail (rule A4). A known application leads to the waiting room, even when the
 * link has been used.
 */
export const emailVerificationMachine = setup({
  types: {
    context: {} as { token: string; application: string; sentence: Sentence | null },
    /** `application`: the application token of this browser, or ''. */
    input: {} as { token: string; application: string },
    events: {} as { type: 'retry.requested' } | { type: 'dialog.closed' },
  },
  actors: { confirm: refuses<ConfirmOutcome, { token: string }>('confirm') },
  actions: {
    /** Keeps `context.application` for this browser. */
    keepApplication: refusesToAct('keepApplication'),
    take: assign((_, outcome: ConfirmOutcome) => ({
      sentence: sentenceOf(outcome),
      ...(outcome.kind === 'confirmed' ? { application: outcome.application } : {}),
    })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    hasApplication: ({ context }) => context.application !== '',
    isConfirmed: (_, outcome: ConfirmOutcome) => outcome.kind === 'confirmed',
  },
}).createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({ ...input, sentence: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasToken', target: 'confirming' },
        { guard: 'hasApplication', target: 'waiting' },
        { target: 'refused', actions: assign({ sentence: { key: 'reset.tokenMissing' } }) },
      ],
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'keepApplication'],
          },
          { guard: 'hasApplication', target: 'waiting' },
          {
            target: 'refused',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: assign({ sentence: { key: 'error.default' } }) },
      },
    },
    confirmed: { on: { 'dialog.closed': 'waiting' } },
    /** The waiting room has a machine of its own. */
    waiting: { type: 'final' },
    /** The link is used, expired or invalid; a new registration sends a new one. */
    refused: { type: 'final' },
    failed: { on: { 'retry.requested': 'confirming' } },
  },
})
export type EmailVerificationRef = ActorRefFrom<typeof emailVerificationMachine>
type Snapshot = SnapshotFrom<typeof emailVerificationMachine>

export const selectStage = (snapshot: Snapshot) => snapshot.value
export const selectApplicationToken = (snapshot: Snapshot) => snapshot.context.application
export const selectSentence = (snapshot: Snapshot) => snapshot.context.sentence

/** A link that a mail program cut short has no valid token; for the buyer it is like a used one. */
const sentenceOf = (outcome: ConfirmOutcome): Sentence => {
  if (outcome.kind === 'confirmed') return inItsWords(outcome)
  return outcome.problem.code === 'invalid_field'
    ? { key: 'verification.dead' }
    : inItsWords(outcome.problem)
}
