import type { DateMove } from '../../../contracts/orders/dateMoves.ts'
import type { Order, OrderLine } from '../../../contracts/orders/order.ts'
import { type LinePieces, openOf, type Parcel, restOf } from '../shipments.ts'

/** The pieces of a line of an order. */
export const piecesOf = ({ _id, quantity, shipped, cancelled }: OrderLine): LinePieces => ({
  ...{ id: _id, ordered: quantity, shipped, cancelled },
})

/** Whether pieces of a line are still to be shipped. */
export const isOpen = (line: OrderLine): boolean => openOf(piecesOf(line)) > 0

/** The open pieces of the lines of a move. */
export const openPiecesOf = (
  { lines }: Pick<Order, 'lines'>,
  move: DateMove,
): readonly Parcel[] => {
  const moved = new Set(move.lines.map(({ lineId }) => lineId))
  return restOf(lines.filter(({ _id }) => moved.has(_id)).map(piecesOf))
}

/** The move that asks the buyer: the newest, while it is not answered and pieces of it are open (rule O18). */
export const askedMove = (order: Pick<Order, 'moves' | 'lines'>): DateMove | undefined => {
  const newest = order.moves.at(-1)
  const isAsked = newest?.answer === null && openPiecesOf(order, newest).length > 0
  return isAsked ? newest : undefined
}
