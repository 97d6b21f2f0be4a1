import type { Order } from '../../contracts/orders/order.ts'
import type { SentKind } from '../../contracts/orders/requests.ts'
import type { Problem } from '../../contracts/primitives.ts'
import type { RequestState } from '../../contracts/requestStates.ts'
import { said } from '../shell/said.ts'
import { utcDay } from '../shell/utcDay.ts'

/** The events of a request: `write` comes from the customer, all others from the team. */
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
  // It cannot be approved any more: its pieces may be in another return by now.
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

/** Whether a return reserves its pieces: while it is open, and for good once it was approved. */
export const holdsPieces = (state: RequestState, wasApproved: boolean): boolean =>
  state === 'closed' ? wasApproved : state !== 'refused'

/** By how much the last time zone is behind UTC, in ms. */
const lastZone = 12 * 3_600_000

/**
 * Whether a day such as 2026-12-31 is over everywhere on Earth, so that nothing can be needed by it (rule T5).
 * @param now ms since the epoch
 */
export const isOver = (day: string, now: number): boolean => day < utcDay(now - lastZone)

interface Pieces {
  readonly lineId: string
  readonly quantity: number
}

/** The pieces that a request reserves, so that they cannot be returned again. */
interface Holding {
  readonly held: readonly Pieces[]
}

/** Pieces of a line that can still be returned. */
export const leftOf = (lineId: string, ordered: number, held: readonly Holding[]): number =>
  held
    .flatMap(({ held: pieces }) => pieces)
    .reduce((left, line) => (line.lineId === lineId ? left - line.quantity : left), ordered)

/** The part of an order that decides whether its lines can be returned. */
interface Returnable extends Pick<Order, 'number' | 'status'> {
  readonly lines: readonly Pick<Order['lines'][number], '_id' | 'quantity'>[]
}

/** A refusal of a return and its HTTP status. */
interface ReturnProblem {
  readonly status: 404 | 409
  readonly problem: Problem
}

/**
 * Why lines of an order cannot be returned (rule T4).
 * @param held pieces reserved by other requests of the customer
 */
export const returnProblem = (
  { number, status, lines: ordered }: Returnable,
  lines: readonly Pieces[],
  held: readonly Holding[],
): ReturnProblem | undefined => {
  if (status === 'cancelled') {
    const sentence = said('refusal.orderCancelled', { number })
    return { status: 409, problem: { code: 'return_refused', ...sentence, field: 'orderId' } }
  }
  for (const { lineId, quantity } of lines) {
    const line = ordered.find(({ _id }) => _id === lineId)
    if (!line) {
      const sentence = said('refusal.noOrderLine', { number })
      return { status: 404, problem: { code: 'not_found', ...sentence, field: 'lines' } }
    }
    const left = leftOf(lineId, line.quantity, held)
    if (quantity > left) {
      const counts = { left, ordered: line.quantity, held: line.quantity - left }
      const sentence = said('refusal.returnTooMany', counts)
      return { status: 409, problem: { code: 'return_refused', ...sentence, field: 'lines' } }
    }
  }
  return undefined
}
