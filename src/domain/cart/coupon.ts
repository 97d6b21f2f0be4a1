import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { CouponTerms } from '../../contracts/orders/order.ts'
import { type Discount, discountOf } from '../orders/discount.ts'
import { type DisplayCurrency, toPaise, unitPrice } from '../settings/money.ts'
import { cartTotals, groupCart } from './cartLines.ts'

/** A coupon that the shop has accepted for this buyer. */
export interface UsedCoupon {
  readonly code: string
  readonly terms: CouponTerms
}

/** What a coupon does for a cart: its discount, or that the cart is worth too little. */
export type CouponEffect =
  | ({ readonly kind: 'applies' } & Discount)
  | { readonly kind: 'belowMinimum' }

/** The effect of a coupon on a cart, as the shop computes it for an order (rule O9). */
export const couponOn = (
  { hundredths, amount, minimum }: CouponTerms,
  rows: readonly CartRow[],
  currency: DisplayCurrency,
): CouponEffect => {
  const totalPrice = rows.reduce(
    (sum, { cart }) => sum + toPaise(unitPrice(cart)) * cart.quantity,
    0,
  )
  if (totalPrice < toPaise(minimum)) return { kind: 'belowMinimum' }
  const value = { hundredths, amount: amount === null ? null : toPaise(amount) }
  const displayTotal = cartTotals(groupCart(rows, currency)).price
  const base = { totalPrice, displayTotal, rate: currency.exchange_rate }
  return { kind: 'applies', ...discountOf(value, base) }
}
