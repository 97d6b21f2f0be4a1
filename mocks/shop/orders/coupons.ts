import type { CouponTerms } from '../../../src/contracts/orders/order.ts'
import type { Message } from '../../../src/contracts/primitives.ts'
import { type CouponBase, type Discount, discountOf } from '../../../src/domain/orders/discount.ts'
import { toPaise } from '../../../src/domain/settings/money.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { utcDay } from '../../../src/domain/shell/utcDay.ts'
import { refuseField } from '../parts/refusal.ts'
import type { Tables } from '../parts/tables.ts'

/** A discount and the code of the coupon that gave it. */
interface TakenCoupon<Code> extends Discount {
  readonly code: Code
}

export const noCoupon: TakenCoupon<null> = { code: null, discount: 0, displayDiscount: 0 }

const refuseCoupon = (reason: Message) => refuseField('coupon', reason)

/**
 * The discount of a coupon, without counting a use.
 * @throws Refusal 422 if it is unknown, not valid yet, expired, used up, or the total is too small
 */
export const checkCoupon = (
  tables: Tables,
  { customerId, text }: { readonly customerId: string; readonly text: string },
  totals: CouponBase,
  now: number,
): TakenCoupon<string> & { readonly terms: CouponTerms } => {
  const code = text.trim().toUpperCase()
  const coupon =
    tables.coupon.findFirst((q) => q.where({ code })) ??
    refuseCoupon(said('refusal.noCoupon', { coupon: code }))
  if (coupon.startsAt !== null && now < coupon.startsAt)
    refuseCoupon(said('refusal.couponNotYet', { coupon: code, first: utcDay(coupon.startsAt) }))
  if (coupon.until !== null && coupon.until <= now)
    refuseCoupon(said('refusal.couponEnded', { coupon: code, last: utcDay(coupon.until - 1) }))
  if (coupon.maximumUses !== null && coupon.used >= coupon.maximumUses)
    refuseCoupon(said('refusal.couponUsedUp', { coupon: code }))
  const most = coupon.maximumPerCustomer
  const uses = tables.order
    .findMany((q) => q.where({ customerId }))
    .filter(({ order }) => order.coupon === code && order.status !== 'cancelled').length
  if (most !== null && uses >= most)
    refuseCoupon(said('refusal.couponUsedByYou', { coupon: code, most }))
  const minimum = toPaise(coupon.minimum)
  if (totals.totalPrice < minimum)
    refuseCoupon(
      said('refusal.couponMinimum', { coupon: code, minimum: coupon.minimum, symbol: '₹' }),
    )
  const hundredths = Math.round(coupon.percent * 100)
  const terms = { hundredths, amount: null, minimum: coupon.minimum }
  return { code, ...discountOf({ hundredths, amount: null }, totals), terms }
}

/** Counts a use of a coupon; -1 gives one back. */
export const countUse = async (tables: Tables, code: string, uses = 1): Promise<void> => {
  await tables.coupon.update((q) => q.where({ code }), {
    strict: true,
    data: (coupon) => void Object.assign(coupon, { used: coupon.used + uses }),
  })
}

/** The coupons of the sample shop. */
export const sampleCoupons = [
  { code: 'WELCOME10', percent: 10, minimum: 0 },
  { code: 'TRADE15', percent: 15, minimum: 25_000 },
].map((coupon) => ({
  ...coupon,
  startsAt: null,
  until: null,
  used: 0,
  maximumUses: null,
  maximumPerCustomer: null,
}))
