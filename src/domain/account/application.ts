import type { RequestState } from '../../contracts/requestStates.ts'

/** The events of an application to buy from the shop. */
export type ApplicationEvent = 'review' | 'ask' | 'answer' | 'verify' | 'refuse' | 'unverify'

type State = Extract<
  RequestState,
  'received' | 'inReview' | 'asked' | 'answered' | 'refused' | 'verified'
>

const decisions = { verify: 'verified', refuse: 'refused' } as const

/** The states of an application. A refused applicant may answer, and the team reviews the application again. */
const life: Readonly<Record<State, Readonly<Partial<Record<ApplicationEvent, State>>>>> = {
  received: { ...decisions, review: 'inReview', ask: 'asked', answer: 'received' },
  inReview: { ...decisions, ask: 'asked', answer: 'inReview' },
  asked: { ...decisions, ask: 'asked', answer: 'answered', review: 'inReview' },
  answered: { ...decisions, ask: 'asked', answer: 'answered', review: 'inReview' },
  refused: { verify: 'verified', answer: 'answered', unverify: 'inReview' },
  verified: { refuse: 'refused', unverify: 'inReview' },
}

/** The next state; undefined if the event is not allowed. */
export const afterApplicationEvent = (
  state: RequestState,
  event: ApplicationEvent,
): RequestState | undefined => life[state as State]?.[event]

const dayMs = 86_400_000

/** Two working days after a moment, ms: the promised time for a decision. */
export const expectedBy = (received: number): number => {
  let left = 2
  let at = received
  while (left > 0) {
    at += dayMs
    const day = new Date(at).getUTCDay()
    if (day !== 0 && day !== 6) left -= 1
  }
  return at
}
