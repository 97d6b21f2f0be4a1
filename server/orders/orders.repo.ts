import type { ExpressionBuilder } from 'kysely'
import type { Order, OrderStatus, OrderSummary } from '../../src/contracts/orders/order.ts'
import type { OrderSearch } from '../../src/domain/orders/orderSearch.ts'
import type { Window } from '../search/highest.ts'
import type { Database, Db, Row, Trx } from '../store/schema.ts'
import { movesOf } from './moves/moves.repo.ts'
import { toChange, toOrder, toSummary } from './orderView.ts'
import { createPapersRepo } from './papers/papers.repo.ts'
import { paymentsOf } from './payments/payments.repo.ts'
import { piecesOfOrders, shipmentsOf } from './shipments.repo.ts'

/** Limits a list of orders to those that a search finds, or of one status. */
interface Only {
  readonly search?: OrderSearch | undefined
  readonly status?: OrderStatus | undefined
}

/** The orders of one customer. No method accesses other orders. */
export const createOrdersRepo = (db: Db | Trx, customerId: string) => {
  const byId = async (id: string): Promise<Order | undefined> => {
    const row = await db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    return row && (await withLines(db, [row]))[0]
  }
  return {
    byId,

    /** The order that was placed with an Idempotency-Key. */
    byKey: async (key: string): Promise<Order | undefined> => {
      const row = await db
        .selectFrom('idempotency_key')
        .select('order_id')
        .where('customer_id', '=', customerId)
        .where('key', '=', key)
        .executeTakeFirst()
      return row && byId(row.order_id)
    },

    /** Newest first, without their lines: two orders with hundreds of lines would be megabytes. */
    page: async (
      { limit, offset }: Window,
      { search, status }: Only = {},
    ): Promise<{ data: OrderSummary[]; total: number }> => {
      let own = db.selectFrom('customer_order').where('customer_id', '=', customerId)
      if (status) own = own.where('status', '=', status)
      if (search) own = own.where((eb) => isFound(eb, search))
      const { total } = await own
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await own
        .selectAll()
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      const pieces = await piecesOfOrders(
        db,
        rows.map(({ id }) => id),
      )
      const piecesOf = Map.groupBy(pieces, ({ orderId }) => orderId)
      return { data: rows.map((row) => toSummary(row, piecesOf.get(row.id) ?? [])), total }
    },
  }
}

/** Whether an order has the number, or a line with all words (rule O16). Words are letters and digits, no patterns. */
const isFound = (
  eb: ExpressionBuilder<Database, 'customer_order'>,
  { number, words }: OrderSearch,
) => {
  const line = eb
    .selectFrom('order_line')
    .select('order_line.id')
    .whereRef('order_id', '=', 'customer_order.id')
    .where((on) => on.and(words.map((word) => on('words', 'like', `% ${word}%`))))
  const byLine = eb.exists(line)
  return number === undefined ? byLine : eb.or([eb('number', '=', number), byLine])
}

/** Converts orders with their lines and changes to the contract. */
export const withLines = async (
  db: Db | Trx,
  orders: readonly Row<'customer_order'>[],
): Promise<Order[]> => {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const changes = await db
    .selectFrom('order_change')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const changesOf = Map.groupBy(changes, (change) => change.order_id)
  const shipments = await shipmentsOf(db, ids)
  const moves = await movesOf(db, ids)
  const payments = await paymentsOf(db, orders)
  const papers = await createPapersRepo(db).ofOrders(ids)
  return orders.map((order) =>
    toOrder(order, {
      lines: linesOf.get(order.id) ?? [],
      changes: (changesOf.get(order.id) ?? []).map(toChange),
      shipments: [...(shipments.get(order.id) ?? [])],
      moves: [...(moves.get(order.id) ?? [])],
      payment: payments.get(order.id) ?? null,
      papers: [...(papers.get(order.id) ?? [])],
    }),
  )
}
