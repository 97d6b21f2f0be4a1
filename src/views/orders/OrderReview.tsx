import { useSelector } from '@xstate/react'
import { type CartLine, cartTotals } from '../../domain/cart/cartLines.ts'
import type { OrderCharges } from '../../domain/orders/charges/orderCharges.ts'
import { type CouponRef, selectCoupon } from '../../machines/orders/coupon.machine.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Notice } from '../parts/Notice.tsx'
import styles from './CheckoutPage.module.css'
import { CouponSum, takenOff, useCouponEffect } from './coupon/CouponSum.tsx'
import { OrderSums } from './OrderSums.tsx'

/** The content of an order: the lines, the weight, shipping and taxes, and the total. */
export function OrderReview({
  lines,
  coupon,
  charges,
}: {
  lines: readonly CartLine[]
  coupon: CouponRef
  /** Undefined if the shop does not send to the address. */
  charges: OrderCharges | undefined
}) {
  const { t } = useTranslation()
  const { text, money, grams, count, currency } = useFormats()
  const used = useSelector(coupon, selectCoupon)
  const totals = cartTotals(lines)
  const effect = useCouponEffect(
    coupon,
    lines.flatMap(({ rows }) => rows),
  )
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productSlug}>
            <span>
              {text(line.title)}{' '}
              <span className={styles.soft}>×&nbsp;{count(line.totalQuantity)}</span>
              {line.outOfStock && <span className={styles.late}>{t('cart.lineLate')}</span>}
            </span>
            <span className={styles.amount}>{money(line.totalPrice)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{t('product.weight')}</dt>
          <dd>{t('product.grams', { grams: grams(totals.weight) })}</dd>
        </div>
        {effect?.kind === 'belowMinimum' && <CouponSum coupon={coupon} effect={effect} />}
      </dl>
      {charges ? (
        <OrderSums
          currency={currency}
          sums={{
            goods: totals.price,
            coupon: effect?.kind === 'applies' ? (used?.code ?? null) : null,
            discount: takenOff(effect),
            shipping: charges.displayShipping,
            taxes: charges.displayed.taxes,
            taxRule: charges.rule,
            total: charges.displayed.total,
          }}
        />
      ) : (
        <Notice tone="bad">{t('checkout.noShipping')}</Notice>
      )}
    </>
  )
}
