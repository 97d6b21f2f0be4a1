import { convert, type Minor, shareOf } from '../settings/money.ts'

/** What an order costs before a coupon, and the rate of its currency. */
export interface CouponBase {
  /** Paise. */
  readonly totalPrice: Minor
  /** Minor units of the order's currency. */
  readonly displayTotal: Minor
  readonly rate: number
}

/** What a coupon takes off: a share in hundredths of a percent, or an amount in paise. */
export interface CouponValue {
  readonly hundredths: number | null
  readonly amount: Minor | null
}

/** What is taken off: paise, and minor units of the order's currency. */
export interface Discount {
  readonly discount: Minor
  readonly displayDiscount: Minor
}

/**
 * What a coupon takes off these totals. A share is taken of the total that is displayed, an amount is converted; each
 * is rounded once. Never more than there is to pay, and all of it in both currencies when an amount covers the order.
 */
export const discountOf = (
  { hundredths, amount }: CouponValue,
  { totalPrice, displayTotal, rate }: CouponBase,
): Discount => {
  if (hundredths !== null)
    return {
      discount: shareOf(totalPrice, hundredths),
      displayDiscount: shareOf(displayTotal, hundredths),
    }
  const paise = amount ?? 0
  if (paise >= totalPrice) return { discount: totalPrice, displayDiscount: displayTotal }
  return { discount: paise, displayDiscount: Math.min(convert(paise, rate), displayTotal) }
}
