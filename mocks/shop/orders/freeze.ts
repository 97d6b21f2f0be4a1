import { customsOf } from '../../../server/demo/catalogue/selling.ts'
import type { OrderLine, ShippingChoice } from '../../../src/contracts/orders/order.ts'
import { pictureOf } from '../../../src/domain/catalogue/variantPictures.ts'
import { backorderOf, shippingDays, shipsBy } from '../../../src/domain/orders/shipping.ts'
import {
  displayLine,
  displayPrice,
  fromMilligrams,
  fromMinor,
  type Minor,
  toMilligrams,
  toPaise,
  unitPrice,
} from '../../../src/domain/settings/money.ts'
import { chosenOf } from '../cart/cartRow.ts'
import type { StoredRow } from '../cart/storedRow.ts'
import { newId } from '../parts/world.ts'

/** The frozen lines and totals of an order. */
export interface Frozen {
  readonly lines: OrderLine[]
  /** Paise. */
  readonly totalPrice: Minor
  /** Minor units of the order's currency. */
  readonly displayTotal: Minor
  /** Grams. */
  readonly totalWeight: number
  /** Milliseconds since the epoch. */
  readonly shipsBy: number
}

/** Freezes the prices, weights, titles and dates of a cart (rule O3). */
export const freeze = (
  rows: readonly StoredRow[],
  exchange_rate: number,
  shipping: ShippingChoice,
  now: number,
): Frozen => {
  const currency = { symbol: '', exchange_rate }
  const wholeDays = shippingDays(
    rows.map(({ quantity, sold }) => backorderOf(quantity, sold.variant.stock)),
  )
  const lines = rows.map(({ quantity, sold }): OrderLine => {
    const { product, variant } = sold
    const backorder = backorderOf(quantity, variant.stock)
    const shown = displayPrice(toPaise(unitPrice(variant)), currency)
    const days = shipping === 'together' ? wholeDays : shippingDays([backorder])
    return {
      _id: newId(),
      ...{ productId: variant.productId, sku: variant.sku, quantity, backorder },
      shipped: 0,
      cancelled: 0,
      productSlug: product.slug,
      categorySlug: product.category[0]?.slug ?? 'all',
      title: product.title,
      image: pictureOf(product, variant),
      attributes: chosenOf(sold),
      unitPrice: unitPrice(variant),
      displayUnitPrice: fromMinor(shown.minor),
      displayUnitPieces: shown.pieces,
      displayTotal: fromMinor(displayLine(variant, quantity, currency)),
      displayDiscount: 0,
      taxes: [],
      ...customsOf(product.category[0]?.slug ?? 'all'),
      totalWeight: fromMilligrams(toMilligrams(variant.weight) * quantity),
      metalWeight: null,
      shipsBy: new Date(shipsBy(now, days)).toISOString(),
    }
  })
  const sum = (of: (line: OrderLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  return {
    lines,
    totalPrice: sum((line) => toPaise(line.unitPrice) * line.quantity),
    displayTotal: sum((line) => toPaise(line.displayTotal)),
    totalWeight: fromMilligrams(sum((line) => toMilligrams(line.totalWeight))),
    shipsBy: shipsBy(now, wholeDays),
  }
}
