import type { DateMove } from '../../../contracts/orders/dateMoves.ts'
import type { Order, OrderLine } from '../../../contracts/orders/order.ts'
import { askedMove, isOpen } from './askedMove.ts'
import { withDays } from './promisedDays.ts'

const iso = (ms: number) => new Date(ms).toISOString()
const dayOf = (timestamp: string) => timestamp.slice(0, 10)

/** What the team moves. Without lines, all that have open pieces. */
export interface NewMove {
  readonly id: string
  readonly lineIds: readonly string[]
  /** The new day, `2026-12-31`. */
  readonly day: string
  readonly note: string
}

export type Moving =
  | { readonly kind: 'moved'; readonly order: Order; readonly move: DateMove }
  | { readonly kind: 'past' }
  /** No piece of the line, or of the order, is open. */
  | { readonly kind: 'nothingOpen'; readonly line: OrderLine | undefined }
  /** The line is promised for the day or a later one. */
  | { readonly kind: 'notLater'; readonly line: OrderLine }

/**
 * Moves the promised day of lines (rule O18). The question takes over the open lines of one that is not answered yet.
 * The day is stored as its noon in UTC, which most time zones show as the same day.
 */
export const moveDate = (
  order: Order,
  { id, lineIds, day, note }: NewMove,
  now: number,
): Moving => {
  if (day < dayOf(iso(now))) return { kind: 'past' }
  const named = order.lines.filter((line) =>
    lineIds.length === 0 ? isOpen(line) : lineIds.includes(line._id),
  )
  const closed = named.find((line) => !isOpen(line))
  if (closed || named.length === 0) return { kind: 'nothingOpen', line: closed }
  const notLater = named.find((line) => dayOf(line.shipsBy) >= day)
  if (notLater) return { kind: 'notLater', line: notLater }
  const replaced = askedMove(order)
  const before = new Map(replaced?.lines.map((line) => [line.lineId, line]))
  const to = `${day}T12:00:00.000Z`
  const lines = order.lines.filter(isOpen).flatMap((line) => {
    const known = before.get(line._id)
    if (!named.includes(line)) return known ?? []
    return { lineId: line._id, from: known?.from ?? line.shipsBy, to }
  })
  const move = { ...{ _id: id, at: iso(now), note, lines }, answer: null, answeredAt: null }
  return { kind: 'moved', order: withDays({ ...order, moves: [...order.moves, move] }, now), move }
}
