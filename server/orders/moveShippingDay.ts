import { uuidv7 } from 'uuidv7'
import type { Order } from '../../src/contracts/orders/order.ts'
import { openPiecesOf } from '../../src/domain/orders/moves/askedMove.ts'
import { type Moving, moveDate } from '../../src/domain/orders/moves/moveDate.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import { orderOfNumber, withLockedOrder } from './lockedOrder.ts'
import { addMove, writePromise } from './moves/moves.repo.ts'
import { notifyBuyer } from './orderChange.ts'
import { withLines } from './orders.repo.ts'

/** What the team moves. The note may be empty. */
export interface LaterDay {
  /** `2026-12-31`. */
  readonly day: string
  /** All lines with open pieces, if there are none. */
  readonly skus: readonly string[]
  readonly note: string
}

/**
 * Promises open pieces of an order for a later day, and asks the buyer about it, in one transaction with the mail and the
 * message in `/alert` (rule O18).
 * @param number without `A-`
 * @returns the move and the number of pieces that the buyer is asked about
 * @throws Refusal 404 when there is no such order or line, 409 if the day is not later or no piece is open
 */
export const moveShippingDay = async (
  { engine, now }: Pick<Deps, 'engine' | 'now'>,
  number: number,
  { day, skus, note }: LaterDay,
): Promise<{ readonly moveId: string; readonly pieces: number }> => {
  const known = await orderOfNumber(engine, number)
  return withLockedOrder(engine, known, async (trx, row) => {
    const [order] = await withLines(trx, [row])
    if (!order) throw new Error(`order ${number} cannot be read back`)
    const lineIds = skus.map((sku) => lineOf(order, sku))
    const moved = moveDate(order, { id: uuidv7(), lineIds, day, note }, now())
    if (moved.kind !== 'moved') return refuseMove(order, moved, day)
    await addMove(trx, order._id, moved.move)
    const changed = await writePromise(trx, moved.order)
    await notifyBuyer(trx, changed, 'dateMoved', { note, now: now() })
    const open = openPiecesOf(order, moved.move)
    const pieces = open.reduce((sum, { quantity }) => sum + quantity, 0)
    return { moveId: moved.move._id, pieces }
  })
}

const lineOf = ({ number, lines }: Order, sku: string): string =>
  lines.find((line) => line.sku.toLowerCase() === sku.toLowerCase())?._id ??
  refuse(404, 'not_found', `Order ${number} has no ${sku}.`)

const refuseMove = (
  { number }: Order,
  refused: Exclude<Moving, { readonly kind: 'moved' }>,
  day: string,
): never => {
  switch (refused.kind) {
    case 'past':
      return refuse(409, 'conflict', `${day} is in the past.`)
    case 'nothingOpen':
      return refuse(
        409,
        'conflict',
        `Order ${number} has no open pieces${refused.line ? ` of ${refused.line.sku}` : ''}.`,
      )
    case 'notLater':
      return refuse(
        409,
        'conflict',
        `${refused.line.sku} of order ${number} is promised for ${refused.line.shipsBy.slice(0, 10)}; ${day} is not later.`,
      )
  }
}
