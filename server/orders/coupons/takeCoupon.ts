import type { CouponTerms } from '../../../src/contracts/orders/order.ts'
import type { Message } from '../../../src/contracts/primitives.ts'
import { type CouponBase, type Discount, discountOf } from '../../../src/domain/orders/discount.ts'
import { fromMinor } from '../../../src/domain/settings/money.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { utcDay } from '../../../src/domain/shell/utcDay.ts'
import { refuseField } from '../../http/problem.ts'
import type { Db, Row, Trx } from '../../store/schema.ts'

const refuseCoupon = (reason: Message): never => refuseField('coupon', reason)

/** A discount and the code of the coupon that gave it. */
export interface TakenCoupon extends Discount {
  readonly code: string | null
}

/** A coupon that can be used now, with what it takes off. */
export interface CheckedCoupon extends TakenCoupon {
  readonly terms: CouponTerms
}

export const noCoupon: TakenCoupon = { code: null, discount: 0, displayDiscount: 0 }

/** Codes are stored in capitals. Buyers may type lower case. */
export const couponKey = (text: string): string => text.trim().toUpperCase()

/** A coupon that a customer wants to use. */
export interface WantedCoupon {
  readonly customerId: string
  /** As the customer typed it. */
  readonly text: string
}

/** Orders of a customer with a coupon, except cancelled ones. */
const usesOf = async (db: Db | Trx, customerId: string, code: string): Promise<number> => {
  const { uses } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('customer_id', '=', customerId)
    .where('coupon_code', '=', code)
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
  return Number(uses)
}

/**
 * The current discount of a coupon, without counting a use.
 * @throws Refusal 422 with the field `coupon` if it is unknown, not valid yet, expired, used up, or the total is too small
 */
export const checkCoupon = async (
  db: Db | Trx,
  { customerId, text }: WantedCoupon,
  totals: CouponBase,
  now: number,
): Promise<CheckedCoupon> => {
  const coupon =
    (await couponOf(db, text)) ??
    refuseCoupon(said('refusal.noCoupon', { coupon: couponKey(text) }))
  if (coupon.starts_at !== null && now < coupon.starts_at)
    refuseCoupon(
      said('refusal.couponNotYet', { coupon: coupon.code, first: utcDay(coupon.starts_at) }),
    )
  if (coupon.until !== null && coupon.until <= now)
    refuseCoupon(
      said('refusal.couponEnded', { coupon: coupon.code, last: utcDay(coupon.until - 1) }),
    )
  if (coupon.max_uses !== null && coupon.used >= coupon.max_uses) refuseUsedUp(coupon.code)
  const { code, max_per_customer: most } = coupon
  if (most !== null && (await usesOf(db, customerId, code)) >= most)
    refuseCoupon(said('refusal.couponUsedByYou', { coupon: code, most }))
  if (totals.totalPrice < coupon.min_total)
    refuseCoupon(
      said('refusal.couponMinimum', {
        ...{ coupon: coupon.code, minimum: fromMinor(coupon.min_total), symbol: '₹' },
      }),
    )
  const { hundredths, amount } = coupon
  const terms = {
    ...{ hundredths, amount: amount === null ? null : fromMinor(amount) },
    minimum: fromMinor(coupon.min_total),
  }
  return { code, ...discountOf(coupon, totals), terms }
}

/**
 * Applies a coupon and counts the use in the order's transaction, so that concurrent orders never exceed its limit. The
 * transaction holds the customer's lock, so that a customer's own orders do not exceed theirs.
 * @throws Refusal as {@link checkCoupon}
 */
export const takeCoupon = async (
  trx: Trx,
  wanted: WantedCoupon,
  totals: CouponBase,
  now: number,
): Promise<TakenCoupon> => {
  const discount = await checkCoupon(trx, wanted, totals, now)
  const code = couponKey(wanted.text)
  const { numUpdatedRows } = await trx
    .updateTable('coupon')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .where(({ eb, or, ref }) => or([eb('max_uses', 'is', null), eb('used', '<', ref('max_uses'))]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) refuseUsedUp(code)
  return discount
}

/** Gives back a use when the order is cancelled. */
export const giveCouponBack = async (trx: Trx, code: string): Promise<void> => {
  await trx
    .updateTable('coupon')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute()
}

const couponOf = (db: Db | Trx, text: string): Promise<Row<'coupon'> | undefined> =>
  db.selectFrom('coupon').selectAll().where('code', '=', couponKey(text)).executeTakeFirst()

const refuseUsedUp = (code: string) => refuseCoupon(said('refusal.couponUsedUp', { coupon: code }))
