import type { Product, Variant } from '../../../contracts/catalogue.ts'
import { tradeTerms } from '../../../domain/catalogue/tradeTerms.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './ProductNumbers.module.css'

const shipping = {
  all: 'terms.soon',
  some: 'terms.partly',
  none: 'cart.lineLate',
} as const

/** The minimum order and the shipping time of what is left after the choices (rule V9). */
export function TradeLine({
  product,
  left,
  isLate,
}: {
  product: Product
  /** The remaining variants after the choices. */
  left: readonly Pick<Variant, 'stock'>[]
  /** More pieces are picked than are in stock. */
  isLate: boolean
}) {
  const { t } = useTranslation()
  const { minimum, step, inStock } = tradeTerms(product, left.length > 0 ? left : [product])
  return (
    <ul className={styles.terms}>
      <li>{t('terms.from', { count: minimum })}</li>
      {step > 1 && <li>{t('terms.step', { count: step })}</li>}
      <li>{t(shipping[isLate && inStock === 'all' ? 'some' : inStock])}</li>
    </ul>
  )
}
