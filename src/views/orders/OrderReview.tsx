import { type CartLine, cartTotals } from '../../domain/cart/cartLines.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './CheckoutPage.module.css'

/** The content of an order: the lines, the weight and the total. */
export function OrderReview({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation()
  const { text, money, grams, count } = useFormats()
  const totals = cartTotals(lines)
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
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{money(totals.price)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{t('cart.note')}</p>
    </>
  )
}
