import { setup, stateIn, transition } from 'xstate'
import type { RequestState } from '../../contracts/requestStates.ts'

export type VerificationEvent =
  | 'review.started'
  | 'question.asked'
  | 'answer.given'
  | 'application.verified'
  | 'application.refused'
  | 'verification.withdrawn'

/** The status of a customer's account. Only a verified one can see prices and order. */
export type AccountStatus = 'unverified' | 'verified' | 'refused'

const decided = {
  'application.verified': 'verified',
  'application.refused': 'refused',
} as const

/** What the team may do while the account is unverified, also when the application comes back after a refusal. */
const whileUnverified = {
  'application.verified': 'verified',
  'application.refused': { guard: 'isUnverified', target: 'refused' },
  'question.asked': { guard: 'isUnverified', target: 'asked' },
} as const

/**
 * The life cycle of a customer's verification (rules A11, A13): the account, and the application that the customer
 * sees in the waiting room. The answer comes from the customer, everything else from the team. The two are apart: an
 * answer to a refusal brings the application back, and leaves the account refused until the team decides again.
 */
export const verificationLife = setup({
  types: { events: {} as { type: VerificationEvent } },
  guards: { isUnverified: stateIn({ account: 'unverified' }) },
}).createMachine({
  id: 'verification',
  type: 'parallel',
  states: {
    account: {
      initial: 'unverified',
      states: {
        unverified: { on: { ...decided, 'question.asked': 'unverified' } },
        verified: {
          on: { 'application.refused': 'refused', 'verification.withdrawn': 'unverified' },
        },
        refused: {
          on: { 'application.verified': 'verified', 'verification.withdrawn': 'unverified' },
        },
      },
    },
    application: {
      initial: 'received',
      states: {
        received: {
          on: {
            ...decided,
            'review.started': 'inReview',
            'question.asked': 'asked',
            'answer.given': 'received',
          },
        },
        inReview: { on: { ...whileUnverified, 'answer.given': 'inReview' } },
        asked: {
          on: {
            ...decided,
            'review.started': 'inReview',
            'question.asked': 'asked',
            'answer.given': 'answered',
          },
        },
        answered: {
          on: {
            ...whileUnverified,
            'review.started': 'inReview',
            'answer.given': 'answered',
          },
        },
        refused: {
          on: {
            'application.verified': 'verified',
            'answer.given': 'answered',
            'verification.withdrawn': 'inReview',
          },
        },
        verified: {
          on: { 'application.refused': 'refused', 'verification.withdrawn': 'inReview' },
        },
      },
    },
  },
})

const start = { account: 'unverified', application: 'received' } as const
type Region = keyof typeof start

/** The stored state of a region after an event; undefined if the region does not allow it there. */
const after = (region: Region, state: string, type: VerificationEvent): string | undefined => {
  if (!Object.hasOwn(verificationLife.states[region]?.states ?? {}, state)) return undefined
  const stored = verificationLife.resolveState({ value: { ...start, [region]: state } })
  const taken = verificationLife.getTransitionData(stored, { type })
  if (!taken.some(({ source }) => source.path[0] === region)) return undefined
  const [next] = transition(verificationLife, stored, { type })
  return next.value[region]
}

/** The next status of an account; undefined if the event is not allowed. */
export const nextAccount = (
  status: AccountStatus,
  event: VerificationEvent,
): AccountStatus | undefined => after('account', status, event) as AccountStatus | undefined

/** The next state of an application; undefined if the event is not allowed. */
export const nextApplication = (
  state: RequestState,
  event: VerificationEvent,
): RequestState | undefined => after('application', state, event) as RequestState | undefined
