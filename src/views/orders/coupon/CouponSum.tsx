import { useSelector } from '@xstate/react'
import type { CartRow } from '../../../contracts/cart/cartRows.ts'
import { type CouponEffect, couponOn } from '../../../domain/cart/coupon.ts'
import { convert, type Minor, toPaise } from '../../../domain/settings/money.ts'
import { type CouponRef, selectCoupon } from '../../../machines/orders/coupon.machine.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** The discount of the used coupon on these rows; undefined without a coupon. */
export const useCouponEffect = (
  coupon: CouponRef,
  rows: readonly CartRow[],
): CouponEffect | undefined => {
  const { currency } = useFormats()
  const used = useSelector(coupon, selectCoupon)
  return used ? couponOn(used.terms, rows, currency) : undefined
}

/** What a coupon takes off a total, in minor units of the currency. */
export const takenOff = (effect: CouponEffect | undefined): Minor =>
  effect?.kind === 'applies' ? effect.displayDiscount : 0

/** The line of the coupon among the sums: its discount, which is 0 below the total that it needs. */
export function CouponSum({
  coupon,
  effect,
}: {
  coupon: CouponRef
  effect: CouponEffect | undefined
}) {
  const { t } = useTranslation()
  const { money, currency } = useFormats()
  const used = useSelector(coupon, selectCoupon)
  if (!used || !effect) return null
  const { code, terms } = used
  const minimum = convert(toPaise(terms.minimum), currency.exchange_rate)
  return (
    <div>
      <dt>
        {effect.kind === 'applies'
          ? t('coupon.discount', { code })
          : t('coupon.from', { code, minimum: money(minimum) })}
      </dt>
      <dd>{money(0 - takenOff(effect))}</dd>
    </div>
  )
}
