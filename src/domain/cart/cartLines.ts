import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { MultilingualText } from '../../contracts/primitives.ts'
import { backorderOf } from '../orders/shipping.ts'
import {
  type DisplayCurrency,
  displayLine,
  fromMilligrams,
  type Minor,
  toMilligrams,
} from '../settings/money.ts'
import { meetsPooledMinimum } from './quantity.ts'

/** The rows of one product, merged (rule K13). */
export interface CartLine {
  readonly productSlug: string
  readonly categorySlug: string
  readonly title: MultilingualText
  readonly image: string | null
  /** Its rows have different pictures, so that each shows its own (rule V8). */
  readonly looksDiffer: boolean
  readonly rows: readonly CartRow[]
  readonly totalQuantity: number
  /** Grams. */
  readonly totalWeight: number
  /** Minor units of the chosen currency: the sum of the displayed rows. */
  readonly totalPrice: Minor
  /** A row has more pieces than are in stock. */
  readonly outOfStock: boolean
  /** A row is of a variant that the shop no longer sells; the order is blocked until it is removed. */
  readonly hasUnsold: boolean
  /** Fewer than 5 pieces of a multi-variant product are left; the order is blocked until it is corrected (rule Q7). */
  readonly belowMinimum: boolean
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The displayed price of a row, in minor units of `currency`. */
export const displayRow = ({ cart }: CartRow, currency: DisplayCurrency): Minor =>
  displayLine(cart, cart.quantity, currency)

/** Whether a row has more pieces than are in stock, so that it ships within 45 days. */
export const isRowLate = ({ cart }: CartRow): boolean => backorderOf(cart.quantity, cart.stock) > 0

const toLine = (rows: readonly [CartRow, ...CartRow[]], currency: DisplayCurrency): CartLine => {
  const { productSlug, categories, title, image } = rows[0].cart
  const totalQuantity = sum(rows.map(({ cart }) => cart.quantity))
  return {
    productSlug,
    categorySlug: categories,
    title,
    image,
    looksDiffer: rows.some(({ cart }) => cart.image !== image),
    rows,
    totalQuantity,
    totalWeight: fromMilligrams(
      sum(rows.map(({ cart }) => toMilligrams(cart.weight) * cart.quantity)),
    ),
    totalPrice: sum(rows.map((row) => displayRow(row, currency))),
    outOfStock: rows.some(isRowLate),
    hasUnsold: rows.some(({ cart }) => !cart.isSold),
    belowMinimum: !meetsPooledMinimum(
      rows.some(({ cart }) => cart.mixedVariant),
      totalQuantity,
    ),
  }
}

/** The cart's rows as lines, one per product, in the order of their first rows. */
export const groupCart = (
  rows: readonly CartRow[],
  currency: DisplayCurrency,
): readonly CartLine[] => {
  const bySlug = new Map<string, [CartRow, ...CartRow[]]>()
  for (const row of rows) {
    const line = bySlug.get(row.cart.productSlug)
    if (line) line.push(row)
    else bySlug.set(row.cart.productSlug, [row])
  }
  return [...bySlug.values()].map((line) => toLine(line, currency))
}

/** Whether a cart may be ordered (rule O2): it is not empty, all is still sold, and no line is below its minimum. */
export const canOrderCart = (rows: readonly CartRow[]): boolean =>
  cartTotals(groupCart(rows, { symbol: '', exchange_rate: 1 })).canOrder

/** What stops an order of these rows (rules K19, Q5). */
export interface OrderBlocks {
  /** The number of rows that are no longer sold. */
  readonly unsold: number
  /** A product has fewer pieces than its minimum. */
  readonly isBelowMinimum: boolean
}

export const orderBlocks = (rows: readonly CartRow[]): OrderBlocks => ({
  unsold: rows.filter(({ cart }) => !cart.isSold).length,
  isBelowMinimum: groupCart(rows, { symbol: '', exchange_rate: 1 }).some(
    (line) => line.belowMinimum,
  ),
})

/** The totals of the cart. `price` is in minor units of the chosen currency, `weight` in grams. */
export const cartTotals = (lines: readonly CartLine[]) => ({
  quantity: sum(lines.map((line) => line.totalQuantity)),
  weight: fromMilligrams(sum(lines.map((line) => toMilligrams(line.totalWeight)))),
  price: sum(lines.map((line) => line.totalPrice)),
  outOfStock: lines.some((line) => line.outOfStock),
  canOrder: lines.length > 0 && !lines.some((line) => line.belowMinimum || line.hasUnsold),
})
