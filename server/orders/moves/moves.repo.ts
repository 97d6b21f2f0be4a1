import { sql } from 'kysely'
import type { DateMove, MoveAnswer } from '../../../src/contracts/orders/dateMoves.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import { toPaise } from '../../../src/domain/settings/money.ts'
import { givenRows, inParts } from '../../store/givenRows.ts'
import type { Db, Row, Trx } from '../../store/schema.ts'

/** The moved dates of orders, oldest first, by the order's id. */
export const movesOf = async (
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DateMove[]>> => {
  const rows = await db
    .selectFrom('date_move')
    .innerJoin('date_move_line', 'date_move_line.move_id', 'date_move.id')
    .innerJoin('order_line', 'order_line.id', 'date_move_line.line_id')
    .selectAll('date_move')
    .select(['line_id', 'from_ships_by', 'to_ships_by'])
    .where('date_move.order_id', 'in', [...orderIds])
    .orderBy('date_move.id')
    .orderBy('position')
    .execute()
  const moves = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ id, order_id, created_at, note, answer, answered_at }) => ({
      orderId: order_id,
      move: {
        ...{ _id: id, at: iso(created_at), note, answer },
        answeredAt: answered_at === null ? null : iso(answered_at),
        lines: lines.map(({ line_id, from_ships_by, to_ships_by }) => ({
          ...{ lineId: line_id, from: iso(from_ships_by), to: iso(to_ships_by) },
        })),
      },
    })),
  )
  const byOrder = Map.groupBy(moves, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, of]) => [id, of.map(({ move }) => move)]))
}

/** Adds a move to an order. The caller holds the customer's lock. */
export const addMove = async (trx: Trx, orderId: string, move: DateMove): Promise<void> => {
  await trx
    .insertInto('date_move')
    .values({
      ...{ id: move._id, order_id: orderId, created_at: Date.parse(move.at), note: move.note },
      ...{ answer: null, answered_at: null },
    })
    .execute()
  await trx
    .insertInto('date_move_line')
    .values(
      move.lines.map(({ lineId, from, to }) => ({
        ...{ move_id: move._id, line_id: lineId },
        ...{ from_ships_by: Date.parse(from), to_ships_by: Date.parse(to) },
      })),
    )
    .execute()
}

/** Writes the buyer's answer to a move. */
export const writeAnswer = async (
  trx: Trx,
  moveId: string,
  answer: MoveAnswer,
  now: number,
): Promise<void> => {
  await trx
    .updateTable('date_move')
    .set({ answer, answered_at: now })
    .where('id', '=', moveId)
    .execute()
}

/**
 * Writes the promised days of an order, its shipping choice, and what its dropped pieces come to.
 * @returns the changed order
 */
export const writePromise = async (trx: Trx, order: Order): Promise<Row<'customer_order'>> => {
  const days = order.lines.map(({ _id, shipsBy }) => [_id, Date.parse(shipsBy)])
  for (const part of inParts(days))
    await sql`update order_line set ships_by = cast(given.column2 as bigint)
      from ${givenRows(part)} as given where order_line.id = given.column1`.execute(trx)
  return trx
    .updateTable('customer_order')
    .set({
      ...{ shipping: order.shipping, ships_by: Date.parse(order.shipsBy) },
      ...{ dropped: toPaise(order.dropped), display_dropped: toPaise(order.displayDropped) },
    })
    .where('id', '=', order._id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const iso = (ms: number) => new Date(ms).toISOString()
