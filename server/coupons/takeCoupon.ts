import { type CouponBase, type Discount, discountOf } from '../../src/domain/discount.ts'
import { formatMoney } from '../../src/domain/money.ts'
import { refuse } from '../http/problem.ts'
import type { Db, Row, Trx } from '../store/schema.ts'

const refuseCoupon = (reason: string): never =>
  refuse(422, 'invalid_field', `coupon: ${reason}`, { field: 'coupon' })

/** A discount and the code of the coupon that gave it. */
export interface TakenCoupon extends Discount {
  readonly code: string | null
}

export const noCoupon: TakenCoupon = { code: null, discount: 0, displayDiscount: 0 }

/** Codes are kept in capitals; buyers type them as they like. */
export const couponKey = (text: string): string => text.trim().toUpperCase()

/**
 * What a coupon would take off now; no use is counted.
 * @throws Refusal 422 with the field `coupon` when it is unknown, over, used up or the total is too small
 */
export const checkCoupon = async (
  db: Db | Trx,
  text: string,
  totals: CouponBase,
  now: number,
): Promise<TakenCoupon> => {
  const coupon =
    (await couponOf(db, text)) ?? refuseCoupon(`there is no coupon ${couponKey(text)}.`)
  if (coupon.until !== null && coupon.until <= now)
    refuseCoupon(`${coupon.code} ended on ${lastDay(coupon.until)}.`)
  if (coupon.max_uses !== null && coupon.used >= coupon.max_uses) refuseUsedUp(coupon.code)
  if (totals.totalPrice < coupon.min_total)
    refuseCoupon(
      `${coupon.code} is for orders of ${formatMoney(coupon.min_total, { symbol: '₹' }, 'en')} and more.`,
    )
  return { code: coupon.code, ...discountOf(coupon, totals) }
}

/**
 * Takes a coupon for an order and counts the use, in the order's transaction: orders at once never use it
 * more often than it allows.
 * @throws Refusal as {@link checkCoupon}
 */
export const takeCoupon = async (
  trx: Trx,
  text: string,
  totals: CouponBase,
  now: number,
): Promise<TakenCoupon> => {
  const discount = await checkCoupon(trx, text, totals, now)
  const code = couponKey(text)
  const { numUpdatedRows } = await trx
    .updateTable('coupon')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .where(({ eb, or, ref }) => or([eb('max_uses', 'is', null), eb('used', '<', ref('max_uses'))]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) refuseUsedUp(code)
  return discount
}

/** Gives a use back, when its order is cancelled. */
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

const refuseUsedUp = (code: string) => refuseCoupon(`${code} has been used up.`)

/** `until` is the first moment at which the coupon is over. */
const lastDay = (until: number) => new Date(until - 1).toISOString().slice(0, 10)
