import type { Order, OrderLine } from '../../../contracts/orders/order.ts'
import { backorderDays, inStockDays, shipsBy } from '../shipping.ts'
import { isOpen } from './askedMove.ts'

/** The day of a line by itself: the one to which it was moved last, else the one promised without the other lines. */
const ownDay = ({ moves, createdAt }: Order, { _id, backorder, shipsBy: current }: OrderLine) => {
  const moved = moves.flatMap(({ lines }) => lines).findLast(({ lineId }) => lineId === _id)
  if (moved) return Date.parse(moved.to)
  const days = backorder > 0 ? backorderDays : inStockDays
  return Math.min(shipsBy(Date.parse(createdAt), days), Date.parse(current))
}

/**
 * Promises the days of the open lines again: together, all wait for the slowest; split, each has its own day (rule O5).
 * A day comes back at the earliest as for pieces that are in stock now.
 */
export const withDays = (order: Order, now: number): Order => {
  const days = new Map(
    order.lines.filter(isOpen).map((line) => {
      const earliest = Math.min(Date.parse(line.shipsBy), shipsBy(now, inStockDays))
      return [line._id, Math.max(ownDay(order, line), earliest)]
    }),
  )
  if (days.size === 0) return order
  const slowest = Math.max(...days.values())
  const lines = order.lines.map((line) => {
    const day = days.get(line._id)
    if (day === undefined) return line
    return { ...line, shipsBy: iso(order.shipping === 'together' ? slowest : day) }
  })
  return { ...order, lines, shipsBy: iso(slowest) }
}

const iso = (ms: number) => new Date(ms).toISOString()
