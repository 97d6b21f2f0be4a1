import type { RequestState } from '../../contracts/requestStates.ts'
import type { SentKind } from '../../contracts/requests.ts'

/** What happens to a request: `write` is the customer's, everything else the team's. */
export type RequestEvent = 'write' | TeamEvent
export type TeamEvent = 'review' | 'answer' | 'approve' | 'refuse' | 'close'

type Ways = Readonly<Partial<Record<RequestEvent, RequestState>>>
type Life = Readonly<Partial<Record<RequestState, Ways>>>

const always = { answer: 'asked', close: 'closed' } as const

/** Contact and custom work: a conversation that ends. */
const talk: Life = {
  received: { ...always, write: 'received', review: 'inReview' },
  inReview: { ...always, write: 'inReview' },
  asked: { ...always, write: 'answered', review: 'inReview' },
  answered: { ...always, write: 'answered', review: 'inReview' },
  closed: {},
}

const decisions = { approve: 'approved', refuse: 'refused' } as const

/** A return also needs a decision. Both sides may write about the decision until it is closed. */
const returned: Life = {
  received: { ...talk.received, ...decisions },
  inReview: { ...talk.inReview, ...decisions },
  asked: { ...talk.asked, ...decisions },
  answered: { ...talk.answered, ...decisions },
  approved: { answer: 'approved', write: 'approved', refuse: 'refused', close: 'closed' },
  // Its pieces may be in another return by now: it is not approved after all.
  refused: { answer: 'refused', write: 'refused', close: 'closed' },
  closed: {},
}

const lives: Readonly<Record<SentKind, Life>> = { contact: talk, custom: talk, return: returned }

/** The next state; undefined if the event is not allowed. */
export const afterRequestEvent = (
  kind: SentKind,
  state: RequestState,
  event: RequestEvent,
): RequestState | undefined => lives[kind][state]?.[event]

/** The event that leads to a state chosen by the team. */
export const eventOf = {
  inReview: 'review',
  approved: 'approve',
  refused: 'refuse',
  closed: 'close',
} as const satisfies Partial<Record<RequestState, RequestEvent>>

/** Whether the customer may still write. */
export const isOpen = (kind: SentKind, state: RequestState): boolean =>
  afterRequestEvent(kind, state, 'write') !== undefined

/**
 * Whether a return keeps its pieces from being returned once more: while it is open, and for good once it was
 * approved.
 */
export const holdsPieces = (state: RequestState, wasApproved: boolean): boolean =>
  state === 'closed' ? wasApproved : state !== 'refused'

interface Pieces {
  readonly lineId: string
  readonly quantity: number
}

/** Pieces of a line that can still be returned. */
export const leftOf = (
  lineId: string,
  ordered: number,
  held: readonly Pick<{ held: readonly Pieces[] }, 'held'>[],
): number =>
  held
    .flatMap(({ held: pieces }) => pieces)
    .reduce((left, line) => (line.lineId === lineId ? left - line.quantity : left), ordered)
