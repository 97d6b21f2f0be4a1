import type { RefusalKey } from '../../../contracts/messages/refusals.ts'
import type { MoveAnswer } from '../../../contracts/orders/dateMoves.ts'
import type { Order } from '../../../contracts/orders/order.ts'
import type { ProblemCode } from '../../../contracts/primitives.ts'
import { fromMinor } from '../../settings/money.ts'
import { droppedOf } from '../charges/dropped.ts'
import type { OrderEvent } from '../order.life.ts'
import { countPieces, type Parcel } from '../shipments.ts'
import { isOpen, openPiecesOf, piecesOf } from './askedMove.ts'
import { withDays } from './promisedDays.ts'

export type Answering =
  | {
      readonly kind: 'answered'
      readonly order: Order
      /** The pieces that the answer cancels. */
      readonly drops: readonly Parcel[]
      /** What becomes of an order of which nothing is open any more. */
      readonly event: Extract<OrderEvent, 'order.shipped' | 'order.cancelled'> | undefined
    }
  /** It was answered like this before. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'answeredOtherwise' }
  /** A newer move asks now. */
  | { readonly kind: 'replaced' }
  /** No piece is open any more. */
  | { readonly kind: 'closed' }

/** How an answer is refused. */
export const moveRefusals = {
  unknown: [404, 'not_found', 'refusal.noMove'],
  answeredOtherwise: [409, 'conflict', 'refusal.moveAnswered'],
  replaced: [409, 'conflict', 'refusal.moveReplaced'],
  closed: [409, 'conflict', 'refusal.moveClosed'],
} as const satisfies Record<
  Exclude<Answering['kind'], 'answered' | 'repeated'>,
  readonly [number, ProblemCode, RefusalKey]
>

/** The order after the buyer's answer about a moved date (rule O19); its status is not changed yet. */
export const answerMove = (
  order: Order,
  moveId: string,
  answer: MoveAnswer,
  now: number,
): Answering => {
  const move = order.moves.find(({ _id }) => _id === moveId)
  if (!move) return { kind: 'unknown' }
  if (move.answer !== null)
    return { kind: move.answer === answer ? 'repeated' : 'answeredOtherwise' }
  if (move !== order.moves.at(-1)) return { kind: 'replaced' }
  const open = openPiecesOf(order, move)
  if (open.length === 0) return { kind: 'closed' }
  const moves = order.moves.with(-1, { ...move, answer, answeredAt: new Date(now).toISOString() })
  const drops = answer === 'drop' ? open : []
  const dropped = withDropped({ ...order, moves }, drops)
  const shipping = answer === 'split' ? 'split' : order.shipping
  const changed = answer === 'wait' ? dropped : withDays({ ...dropped, shipping }, now)
  return { kind: 'answered', order: changed, drops, event: endOf(changed) }
}

const withDropped = (order: Order, drops: readonly Parcel[]): Order => {
  if (drops.length === 0) return order
  const counts = new Map(drops.map(({ lineId, quantity }) => [lineId, quantity]))
  const lines = order.lines.map((line) => ({
    ...line,
    cancelled: line.cancelled + (counts.get(line._id) ?? 0),
  }))
  const { dropped, displayDropped } = droppedOf({ ...order, lines })
  const amounts = { dropped: fromMinor(dropped), displayDropped: fromMinor(displayDropped) }
  return { ...order, lines, ...countPieces(lines.map(piecesOf)), ...amounts }
}

const endOf = ({ lines }: Order) => {
  if (lines.some(isOpen)) return undefined
  return lines.some(({ shipped }) => shipped > 0) ? 'order.shipped' : 'order.cancelled'
}
