import { uuidv7 } from 'uuidv7'
import type { ShippingChoice } from '../../src/contracts/orders/order.ts'
import { lineWords } from '../../src/domain/orders/orderSearch.ts'
import {
  backorderDays,
  backorderOf,
  inStockDays,
  shippingDays,
  shipsBy,
} from '../../src/domain/orders/shipping.ts'
import { convert, displayPrice, unitPrice } from '../../src/domain/settings/money.ts'
import type { StoredRow } from '../cart/cartVariant.ts'
import type { Row } from '../store/schema.ts'

/** A line of an order that is being placed. */
export type Line = Omit<Row<'order_line'>, 'order_id'>

/** The frozen prices, weights and titles of an order. Money in paise and in minor units of the order's currency. */
export interface Promised {
  readonly lines: readonly Line[]
  readonly totalPrice: number
  readonly displayTotal: number
  readonly totalWeight: number
  readonly shipsBy: number
}

/**
 * Freezes the rows of a cart. With shipping `together`, all lines wait for the slowest; with `split`, each line ships
 * when it is in stock. Discounts and taxes follow; see `charge`.
 */
export const freezeLines = (
  rows: readonly StoredRow[],
  exchangeRate: number,
  shipping: ShippingChoice,
  now: number,
): Promised => {
  const backorders = rows.map(({ quantity, variant }) => backorderOf(quantity, variant.stock))
  const wholeDays = shippingDays(backorders)
  const lines = rows.map(({ quantity, variant }, position): Line => {
    const backorder = backorders[position] ?? 0
    const unit = unitPrice(variant)
    const shown = displayPrice(unit, { exchange_rate: exchangeRate })
    const ownDays = backorder > 0 ? backorderDays : inStockDays
    return {
      id: uuidv7(),
      position,
      variant_id: variant.id,
      product_slug: variant.facts.productSlug,
      category_slug: variant.facts.categories,
      sku: variant.sku,
      title_json: JSON.stringify(variant.facts.title),
      words: lineWords({ sku: variant.sku, title: variant.facts.title }),
      image: variant.facts.image,
      attributes_json: JSON.stringify(variant.chosen),
      quantity,
      backorder,
      cancelled: 0,
      unit_price: unit,
      display_unit_price: shown.minor,
      display_unit_pieces: shown.pieces,
      display_total: convert(unit, exchangeRate, quantity),
      discount: 0,
      display_discount: 0,
      taxes_json: '[]',
      total_weight: variant.weight * quantity,
      hs_code: variant.hsCode,
      origin: variant.origin,
      metal_weight: variant.metalWeight === null ? null : variant.metalWeight * quantity,
      ships_by: shipsBy(now, shipping === 'together' ? wholeDays : ownDays),
    }
  })
  const sum = (value: (line: Line) => number) =>
    lines.reduce((total, line) => total + value(line), 0)
  return {
    lines,
    totalPrice: sum((line) => line.unit_price * line.quantity),
    displayTotal: sum((line) => line.display_total),
    totalWeight: sum((line) => line.total_weight),
    shipsBy: shipsBy(now, wholeDays),
  }
}
