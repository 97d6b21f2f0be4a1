import type { ExpressionBuilder } from 'kysely'
import type { ChosenAttribute } from '../../src/contracts/cart.ts'
import type { Address } from '../../src/contracts/customer.ts'
import type {
  Order,
  OrderChange,
  OrderLine,
  OrderStatus,
  OrderSummary,
  OrderTax,
} from '../../src/contracts/orders.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import { mayWithdraw } from '../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import type { OrderSearch } from '../../src/domain/orders/orderSearch.ts'
import type { LinePieces } from '../../src/domain/orders/shipments.ts'
import { fromMilligrams, fromMinor } from '../../src/domain/settings/money.ts'
import type { Window } from '../search/highest.ts'
import type { Database, Db, Row, Trx } from '../store/schema.ts'
import { movesOf } from './moves/moves.repo.ts'
import { createPapersRepo } from './papers/papers.repo.ts'
import { paymentsOf } from './payments/payments.repo.ts'
import { piecesOfLines, shipmentsOf } from './shipments.repo.ts'

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
      const pieces = await piecesOf(
        db,
        rows.map(({ id }) => id),
      )
      return { data: rows.map((row) => toSummary(row, pieces.get(row.id) ?? 0)), total }
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

/** How many pieces each order has. */
const piecesOf = async (
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (orderIds.length === 0) return new Map()
  const sums = await db
    .selectFrom('order_line')
    .select(({ fn }) => ['order_id', fn.sum<number>('quantity').as('pieces')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute()
  return new Map(sums.map(({ order_id, pieces }) => [order_id, Number(pieces)]))
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

const iso = (ms: number) => new Date(ms).toISOString()

const toOrder = (
  row: Row<'customer_order'>,
  {
    lines,
    changes,
    shipments,
    moves,
    payment,
    papers,
  }: Pick<Order, 'changes' | 'shipments' | 'moves' | 'payment' | 'papers'> & {
    readonly lines: readonly Row<'order_line'>[]
  },
): Order => {
  const pieces = new Map(piecesOfLines(lines, shipments).map((each) => [each.id, each]))
  return {
    ...toSummary(
      row,
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    address: JSON.parse(row.address_json) as Address,
    note: row.note,
    shippingCost: fromMinor(row.shipping_cost),
    displayShipping: fromMinor(row.display_shipping),
    taxRule: row.tax_rule,
    taxes: JSON.parse(row.taxes_json) as OrderTax[],
    lines: lines.map((line) => toLine(line, pieces.get(line.id))),
    shipments,
    changes,
    papers,
    moves,
    mayCancel: mayWithdraw(row.status) && shipments.length === 0,
    payment,
  }
}

const toSummary = (row: Row<'customer_order'>, pieces: number): OrderSummary => ({
  _id: row.id,
  number: orderNumber(row.number),
  status: row.status,
  createdAt: iso(row.created_at),
  currency: {
    code: row.currency_code,
    symbol: row.currency_symbol,
    exchange_rate: row.exchange_rate,
  },
  shipping: row.shipping,
  pieces,
  coupon: row.coupon_code,
  discount: fromMinor(row.discount),
  displayDiscount: fromMinor(row.display_discount),
  totalPrice: fromMinor(row.total_price),
  displayTotal: fromMinor(row.display_total),
  dropped: fromMinor(row.dropped),
  displayDropped: fromMinor(row.display_dropped),
  totalWeight: fromMilligrams(row.total_weight),
  shipsBy: iso(row.ships_by),
})

const toChange = (row: Row<'order_change'>): OrderChange => ({
  at: iso(row.created_at),
  from: row.from_status,
  to: row.to_status,
  by: row.author,
  note: row.note,
})

const toLine = (row: Row<'order_line'>, pieces: LinePieces | undefined): OrderLine => ({
  _id: row.id,
  productId: row.variant_id,
  productSlug: row.product_slug,
  categorySlug: row.category_slug,
  sku: row.sku,
  title: JSON.parse(row.title_json) as MultilingualText,
  image: row.image,
  attributes: JSON.parse(row.attributes_json) as ChosenAttribute[],
  quantity: row.quantity,
  backorder: row.backorder,
  shipped: pieces?.shipped ?? 0,
  cancelled: pieces?.cancelled ?? 0,
  unitPrice: fromMinor(row.unit_price),
  displayUnitPrice: fromMinor(row.display_unit_price),
  displayUnitPieces: row.display_unit_pieces,
  displayTotal: fromMinor(row.display_total),
  displayDiscount: fromMinor(row.display_discount),
  taxes: JSON.parse(row.taxes_json) as OrderLine['taxes'],
  hsCode: row.hs_code,
  origin: row.origin,
  totalWeight: fromMilligrams(row.total_weight),
  metalWeight: row.metal_weight === null ? null : fromMilligrams(row.metal_weight),
  shipsBy: iso(row.ships_by),
})
