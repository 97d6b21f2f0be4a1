import { convert } from '../../src/domain/money.ts'
import type { Row } from '../store/schema.ts'

/** What an order costs before a coupon: paise, minor units of its currency, and the rate between them. */
export interface Totals {
  readonly totalPrice: number
  readonly displayTotal: number
  readonly rate: number
}

/** What a coupon takes off: paise, and minor units of the order's currency. */
export interface Discount {
  readonly code: string | null
  readonly discount: number
  readonly displayDiscount: number
}

export const noDiscount: Discount = { code: null, discount: 0, displayDiscount: 0 }

/** A share of an amount that is not negative, in hundredths of a percent, rounded half away from zero. */
const shareOf = (amount: number, hundredths: number): number =>
  Number((BigInt(amount) * BigInt(hundredths) * 2n + 10_000n) / 20_000n)

/** What a coupon takes off these totals; never more than there is to pay (decisions, Money and weight). */
export const discountOf = (
  { code, hundredths, amount }: Pick<Row<'coupon'>, 'code' | 'hundredths' | 'amount'>,
  { totalPrice, displayTotal, rate }: Totals,
): Discount => {
  if (hundredths !== null)
    return {
      code,
      discount: shareOf(totalPrice, hundredths),
      displayDiscount: shareOf(displayTotal, hundredths),
    }
  const paise = amount ?? 0
  return {
    code,
    discount: Math.min(paise, totalPrice),
    displayDiscount: Math.min(convert(paise, rate), displayTotal),
  }
}
