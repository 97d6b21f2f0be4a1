import { type CartLine, cartTotals } from '../../domain/cart/cartLines.ts'
import type { CouponRef } from '../../machines/orders/coupon.machine.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './CheckoutPage.module.css'
import { CouponSum, takenOff, useCouponEffect } from './coupon/CouponSum.tsx'

/** The content of an order: the lines, the weight and the total. */
export function OrderReview({ lines, coupon }: { lines: readonly CartLine[]; coupon: CouponRef }) {
  const { t } = useTranslation()
  const { text, money, grams, count } = useFormats()
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
              {text(line.title)} <span className={styles.soft}>× {count(line.totalQuantity)}</span>
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
        <CouponSum coupon={coupon} effect={effect} />
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{money(totals.price - takenOff(effect))}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{t('cart.note')}</p>
    </>
  )
}
