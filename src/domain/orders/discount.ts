import { convert, type Minor, shareOf } from '../settings/money.ts'

/** The total of an order before a coupon, and the rate of its currency. */
export interface CouponBase {
  /** Paise. */
  readonly totalPrice: Minor
  /** Minor units of the order's currency. */
  readonly displayTotal: Minor
  readonly rate: number
}

/** The discount of a coupon: a share in hundredths of a percent, or an amount in paise. */
export interface CouponValue {
  readonly hundredths: number | null
  readonly amount: Minor | null
}

/** The discount in paise, and in minor units of the order's currency. */
export interface Discount {
  readonly discount: Minor
  readonly displayDiscount: Minor
}

/**
 * The discount of a coupon on these totals. A share is computed from the displayed total, an amount is converted; each
 * is rounded once. Never more than the total, and exactly the total in both currencies if an amount covers the order.
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
