import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { ShippingChoice } from '../../contracts/orders/order.ts'
import type { SellingTerms } from '../../contracts/selling.ts'
import { type OrderCharges, orderCharges } from '../orders/charges/orderCharges.ts'
import type { TaxAddress } from '../orders/charges/taxRule.ts'
import { type DisplayCurrency, toMilligrams, toPaise, unitPrice } from '../settings/money.ts'
import { displayRow, isRowLate } from './cartLines.ts'
import { couponOn, type UsedCoupon } from './coupon.ts'

/** What a cart is ordered with. */
export interface CartOrder {
  readonly terms: SellingTerms
  readonly address: TaxAddress
  readonly shipping: ShippingChoice
  readonly coupon: UsedCoupon | null
  readonly currency: DisplayCurrency
}

/**
 * What a cart comes to as an order, as the shop computes it (rules M8 to M10); undefined if the shop does not send to
 * the address. A coupon for which the cart is worth too little takes nothing off.
 */
export const cartCharges = (
  rows: readonly CartRow[],
  { terms, address, shipping, coupon, currency }: CartOrder,
): OrderCharges | undefined => {
  const effect = coupon ? couponOn(coupon.terms, rows, currency) : undefined
  const { discount, displayDiscount } =
    effect?.kind === 'applies' ? effect : { discount: 0, displayDiscount: 0 }
  return orderCharges(terms, {
    lines: rows.map((row) => ({
      total: toPaise(unitPrice(row.cart)) * row.cart.quantity,
      displayTotal: displayRow(row, currency),
      weight: toMilligrams(row.cart.weight) * row.cart.quantity,
      hsCode: row.cart.hsCode,
      isLate: isRowLate(row),
    })),
    ...{ address, shipping, discount, displayDiscount, rate: currency.exchange_rate },
  })
}
