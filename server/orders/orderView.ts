import type { Address } from '../../src/contracts/account/address.ts'
import type { ChosenAttribute } from '../../src/contracts/cart/cartRows.ts'
import type {
  Order,
  OrderChange,
  OrderLine,
  OrderSummary,
  OrderTax,
} from '../../src/contracts/orders/order.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import { mayWithdraw } from '../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { countPieces, type LinePieces, type Pieces } from '../../src/domain/orders/shipments.ts'
import { fromMilligrams, fromMinor } from '../../src/domain/settings/money.ts'
import type { Row } from '../store/schema.ts'
import { piecesOfLines } from './shipments.repo.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** What the row of an order does not contain. */
export interface PartsOfOrder
  extends Pick<Order, 'changes' | 'shipments' | 'moves' | 'payment' | 'papers'> {
  /** By position. */
  readonly lines: readonly Row<'order_line'>[]
}

/** Converts an order to the contract. */
export const toOrder = (
  row: Row<'customer_order'>,
  { lines, changes, shipments, moves, payment, papers }: PartsOfOrder,
): Order => {
  const pieces = new Map(piecesOfLines(lines, shipments).map((each) => [each.id, each]))
  return {
    ...toSummary(row, [...pieces.values()]),
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

/** Converts an order to the contract's summary of it. */
export const toSummary = (row: Row<'customer_order'>, pieces: readonly Pieces[]): OrderSummary => ({
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
  pieces: pieces.reduce((sum, { ordered }) => sum + ordered, 0),
  ...countPieces(pieces),
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

/** Converts a change of an order's status to the contract. */
export const toChange = (row: Row<'order_change'>): OrderChange => ({
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
