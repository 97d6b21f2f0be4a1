import type { CouponTerms } from '../../src/contracts/orders/order.ts'
import { fromMinor } from '../../src/domain/settings/money.ts'
import { said } from '../../src/domain/shell/said.ts'
import { createCartRepo } from '../cart/cart.repo.ts'
import { refuse, refuseField } from '../http/problem.ts'
import { currencyOf } from '../settings/settings.repo.ts'
import type { Db } from '../store/schema.ts'
import { checkCoupon } from './coupons/takeCoupon.ts'
import { freezeLines } from './order.lines.ts'

interface Preview {
  readonly coupon: string
  readonly displayDiscount: number
  readonly displayTotal: number
  readonly terms: CouponTerms
}

/**
 * The discount of a coupon on the caller's cart (rule O9). Amounts are in units of `currency`.
 * @throws Refusal 422: an empty cart, an unknown currency, or a coupon that cannot be used
 */
export const previewCoupon = async (
  db: Db,
  customerId: string,
  wanted: { readonly coupon: string; readonly currency: string },
  now: number,
): Promise<Preview> => {
  const currency =
    (await currencyOf(db, wanted.currency)) ??
    refuseField('currency', said('refusal.noCurrency', { code: wanted.currency }))
  const rows = await createCartRepo(db, customerId, () => now).rows()
  if (rows.length === 0) refuse(422, 'order_blocked', said('refusal.cartEmpty'), { field: 'cart' })
  const rate = currency.exchange_rate
  const { totalPrice, displayTotal } = freezeLines(rows, rate, 'together', now)
  const { code, displayDiscount, terms } = await checkCoupon(
    db,
    { customerId, text: wanted.coupon },
    { totalPrice, displayTotal, rate },
    now,
  )
  return {
    coupon: code ?? wanted.coupon,
    displayDiscount: fromMinor(displayDiscount),
    displayTotal: fromMinor(displayTotal - displayDiscount),
    terms,
  }
}
