import { useFormats } from '../hooks/useFormats.ts'
import { useTranslation } from '../hooks/useTranslation.ts'
import styles from './StockNote.module.css'

/** The stock beside a picked quantity: if that exceeds the stock, the pieces in stock are named (rule K11). */
export function PickedStock({ stock, isLate }: { stock: number; isLate: boolean }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  return isLate && stock > 0 ? (
    <p className={styles.made}>{t('stock.some', { pieces: count(stock) })}</p>
  ) : (
    <StockNote inStock={stock > 0} />
  )
}

/** The stock as a dot, and in words. */
export function StockNote({ inStock }: { inStock: boolean }) {
  const { t } = useTranslation()
  return (
    <p className={inStock ? styles.inStock : styles.made}>
      {t(inStock ? 'stock.in' : 'stock.later')}
    </p>
  )
}
